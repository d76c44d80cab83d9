/**
 * How many slides are left, all the time.
 */

import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

/** One of the two boards that are 31 slides from the goal (Reinefeld 1993). */
const FAR = "8 6 7/2 5 4/3 0 1";

test("a setting shows the slides left, which follow each move and are never another board's", async ({
	game,
	page,
}) => {
	await game.open(at(FAR));
	await game.openSheet("settings");
	await page.getByText("Slides left", { exact: true }).click();
	await game.leaveSheet();
	const left = page.locator("#left");
	await expect(left).toHaveText("31");
	// What is shown, with the board that it is shown for.
	await page.evaluate(() => {
		const puzzle = /** @type {any} */ (
			document.querySelector("sliding-puzzle")
		);
		const figure = puzzle.shadowRoot.getElementById("left");
		const shown = /** @type {[string, string][]} */ ([]);
		Object.assign(window, { shown, told: [] });
		const look = () => shown.push([puzzle.text, figure.textContent]);
		const changes = { childList: true, characterData: true, subtree: true };
		new MutationObserver(look).observe(figure, changes);
		// The first that the player can see of the next board.
		puzzle.addEventListener("move", () => setTimeout(look));
		puzzle.addEventListener("distance", (/** @type {any} */ { detail }) =>
			/** @type {any} */ (window).told.push(detail),
		);
	});
	await page.locator("sliding-puzzle").evaluate((puzzle) => puzzle.focus());
	// No board is farther, so each slide from it is on a shortest way; back is away.
	await page.keyboard.press("ArrowDown");
	await expect(left).toHaveText("30");
	await page.keyboard.press("ArrowUp");
	await expect(left).toHaveText("31");
	const box = (/** @type {string} */ selector) =>
		page.locator(selector).evaluate((line) => line.clientWidth);
	// The dent: the line was filled as far as that.
	expect(await box("#distance .lost")).toBeGreaterThan(0);
	const after = "8 6 7/2 0 4/3 5 1";
	const { shown, told } = await page.evaluate(() => {
		const { shown, told } = /** @type {any} */ (window);
		return { shown, told };
	});
	for (const [board, text] of shown) {
		const right = board === FAR ? "31" : board === after ? "30" : "";
		expect(["…", right], `${text} for ${board}`).toContain(text);
	}
	expect(told).toEqual([
		{ lower: 30, upper: 30, proved: true },
		{ lower: 31, upper: 31, proved: true },
	]);
	await game.openSheet("settings");
	await page.getByText("Slides left", { exact: true }).click();
	await game.leaveSheet();
	await expect(left).toHaveCount(0);
});

test("a play with it is a play with help, and it goes down to none", async ({
	game,
	page,
}) => {
	await game.open(at("1 2 3/4 5 6/0 7 8"));
	const hints = page.evaluate(
		() =>
			new Promise((resolve) => {
				const puzzle = /** @type {any} */ (
					document.querySelector("sliding-puzzle")
				);
				puzzle.distance = "on";
				puzzle.addEventListener("solved", (/** @type {any} */ { detail }) =>
					resolve(detail.hints),
				);
			}),
	);
	await expect(page.locator("#left")).toHaveText("2");
	await game.click(7);
	await expect(page.locator("#left")).toHaveText("1");
	await game.click(8);
	await expect(page.locator("#left")).toHaveText("0");
	expect(await hints).toBe(1);
});

test("on a large board it shows the proven limits", async ({ game, page }) => {
	await game.open("#size=5x5&seed=limits");
	await page.locator("sliding-puzzle").evaluate((puzzle) => {
		puzzle.setAttribute("distance", "on");
	});
	await expect(page.locator("#left")).toHaveText(/^\d+–\d+$/);
});
