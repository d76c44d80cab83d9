/**
 * Hint and solve with a worker of its own: what they say is true, the player can stop,
 * and the page responds during a search. What they show and do besides is tested without
 * a browser, in `tests/web/help-page.test.js`.
 */

import { at } from "./support/game-page.js";
import { shortestWay } from "./support/oracle.js";
import { countWorkers, holdTables, keepWorkers } from "./support/probes.js";
import { expect, test } from "./support/test.js";

/** 4 slides to the goal. */
const NEAR = "1 2 3/7 4 6/0 5 8";
const TWENTY_FOUR = "#size=5x5&seed=1";
const BOUNDS = /^About (\d+) slides, at least (\d+)$/;
/** Text of a large board's playback: how many slides are left. */
const LEFT =
	/^About (\d+) slides, at least (\d+)( · Finding a shorter solution…)?$/;
/** Text with the length of the whole solution. */
const PLAYING = /^Slide (\d+) of (\d+)$/;

/** @param {import("./support/game-page.js").GamePage} game */
async function expectNoSearch(game) {
	await expect(game.progress).toBeHidden();
	await expect(game.button("cancel")).toBeHidden();
}

/** @param {RegExp} pattern @param {string | null} text */
function numbers(pattern, text) {
	expect(text).toMatch(pattern);
	const [, first, second] = pattern.exec(text ?? "") ?? [];
	return [Number(first), Number(second)];
}

/**
 * Returns the numbers in the text of an element.
 *
 * @param {import("@playwright/test").Locator} element
 * @param {RegExp} pattern
 */
async function numbersOf(element, pattern) {
	await expect(element).toHaveText(pattern);
	return numbers(pattern, await element.textContent());
}

test("hint pressed to the end solves the board @quick", async ({ game }) => {
	await game.open(at(NEAR));
	const { length } = shortestWay(NEAR);
	for (let left = length; left > 0; left--) {
		await game.press("hint");
		await expect(game.advice).toHaveText(new RegExp(`^${left} slide`));
		await expect(game.button("hint")).toHaveText("Play hint");
		await game.press("hint");
		await game.expectCounts(length - left + 1, length - left + 1);
	}
	await expect(game.head).toHaveText("Solved");
});

test("solve plays to the end and says what is proved", async ({
	game,
	page,
}) => {
	await game.open(at(NEAR));
	const { length } = shortestWay(NEAR);
	// What is shown as the first slide is made.
	const shown = page.evaluate(
		() =>
			new Promise((resolve) => {
				const puzzle = document.querySelector("sliding-puzzle");
				const text = (/** @type {string} */ id) =>
					puzzle?.shadowRoot?.getElementById(id)?.textContent;
				const look = () => resolve([text("advice-head"), text("advice-text")]);
				puzzle?.addEventListener("move", look, { once: true });
			}),
	);
	await game.press("solve");
	const [head, advice] = /** @type {string[]} */ (await shown);
	expect(numbers(PLAYING, head)[1]).toBe(length);
	expect(advice).toMatch(/^Proven/);
	await expect(game.head).toHaveText("Solved");
	await expect(game.playback).toBeHidden();
	await game.expectCounts(length, length);
});

test("a hint shows what is known at once, and is proved in place", async ({
	game,
	page,
}) => {
	const letGo = await holdTables(page);
	await game.open("#size=4x4&seed=1");
	const board = await game.text();
	await game.press("hint");
	await numbersOf(game.advice, BOUNDS);
	await expect(game.head).toHaveText(/^Slide \d+ (up|down|left|right)$/);
	await expect(game.button("hint")).toHaveText("Play hint");
	await expect(game.progress).toBeVisible();
	await letGo();
	await expect(game.advice).toHaveText(/^\d+ slides to go, proven shortest$/);
	await expectNoSearch(game);
	// The proof came in place: nothing was pressed, nothing has moved.
	await game.expectBoard(board);
	await game.expectCounts(0, 0);
	await expect(game.live).toHaveText(/ slides to go, proven/);
});

test("a large board is played at once, while a shorter way is looked for, until it is stopped", async ({
	game,
	page,
}) => {
	await game.open(TWENTY_FOUR);
	// What is shown as the page first hears of the search behind a playback.
	const shown = page.evaluate(
		() =>
			new Promise((resolve) => {
				const puzzle = /** @type {any} */ (
					document.querySelector("sliding-puzzle")
				);
				const part = (/** @type {string} */ id) =>
					puzzle.shadowRoot.getElementById(id);
				const look = () => {
					if (puzzle.status !== "showing") return;
					puzzle.removeEventListener("progress", look);
					const ids = ["advice-progress", "cancel", "longer"];
					resolve({
						head: part("advice-head").textContent,
						advice: part("advice-text").textContent,
						shown: ids.filter((id) => !part(id).hidden),
					});
					part("pause").click();
				};
				puzzle.addEventListener("progress", look);
			}),
	);
	await game.press("solve");
	const seen = /** @type {any} */ (await shown);
	const [, length] = numbers(PLAYING, seen.head);
	const [upper, lower] = numbers(LEFT, seen.advice);
	expect(seen.shown).toEqual(["advice-progress"]);
	expect(lower).toBeLessThanOrEqual(upper);
	expect(upper).toBeLessThanOrEqual(length);

	// The playback's controls work as always.
	const { slides } = await game.counts();
	await game.press("step-forward");
	await game.press("step-back");
	await game.expectCounts(slides, slides);
	await game.press("stop");
	await expect(game.playback).toBeHidden();
	await expectNoSearch(game);
	// The known bounds stay, and the search can be continued.
	await expect(game.head).toHaveText(BOUNDS);
	await expect(game.button("longer")).toBeVisible();
});

test("the page answers while it thinks longer, and a cancel ends that at once", async ({
	game,
	page,
}) => {
	await keepWorkers(page);
	await game.open(TWENTY_FOUR);
	await game.press("hint");
	await expect(game.button("longer")).toBeVisible();
	const [upper, lower] = await numbersOf(game.advice, BOUNDS);
	// Cancelled by the page itself, as it hears of the search.
	const isShown = await page.evaluate(
		() =>
			new Promise((resolve) => {
				const puzzle = document.querySelector("sliding-puzzle");
				const button = (/** @type {string} */ id) =>
					puzzle?.shadowRoot?.getElementById(id);
				const cancelled = () => {
					button("cancel")?.focus();
					button("cancel")?.click();
					resolve(!button("cancel")?.hidden);
				};
				puzzle?.addEventListener("progress", cancelled, { once: true });
				button("longer")?.click();
			}),
	);
	expect(isShown).toBe(false);
	await expectNoSearch(game);
	const [most, least] = await numbersOf(game.advice, BOUNDS);
	expect(least).toBeGreaterThanOrEqual(lower);
	expect(most).toBeLessThanOrEqual(upper);
	// The focus survives when the button disappears; Escape cancels too.
	await expect(game.button("longer")).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(game.progress).toBeVisible();
	await page.keyboard.press("Escape");
	await expectNoSearch(game);
	// The worker was not terminated: it was free for the next search.
	expect(await countWorkers(page)).toBe(1);
});
