/**
 * The page that prints: what is on its sheets, and that each is one page of A4 and of
 * Letter.
 */

import { at, GamePage } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page @param {string} what */
async function open(page, what) {
	await page.goto("about:blank");
	await page.goto(`./paper.html#${what}`);
	await expect(page.locator(".sheet-of-paper").first()).toBeVisible();
}

/** Returns how many pages a PDF has. @param {Page} page @param {string} format */
async function pagesOf(page, format) {
	const pdf = (await page.pdf({ format })).toString("latin1");
	return pdf.match(/\/Type \/Page\b/g)?.length;
}

test("each sheet is one page of A4 and of Letter @quick", async ({ page }) => {
	for (const [what, sheets] of Object.entries({
		board: 1,
		week: 1,
		exercise: 2,
		tiles: 2,
	})) {
		await open(page, what);
		await expect(page.locator(".sheet-of-paper")).toHaveCount(sheets);
		// The highest there is.
		const sizes = page.locator("#size option");
		for (const size of await sizes.evaluateAll((options) =>
			options.map((option) => option.getAttribute("value") ?? ""),
		)) {
			await page.locator("#size").selectOption(size);
			await expect(page.locator(".sheet-of-paper")).toHaveCount(sheets);
			for (const format of ["A4", "Letter"]) {
				expect(await pagesOf(page, format), `${what} ${size}`).toBe(sheets);
			}
		}
	}
});

test("on paper are the sheets alone, black on white in the dark", async ({
	page,
}) => {
	await open(page, "exercise");
	await page.emulateMedia({ media: "print", colorScheme: "dark" });
	for (const part of [".site", ".head", ".chosen"]) {
		await expect(page.locator(part)).toBeHidden();
	}
	const colours = await page.evaluate(() =>
		[document.body, document.querySelector(".sheet-of-paper h2")].map((one) => {
			const { backgroundColor, color } = getComputedStyle(
				/** @type {Element} */ (one),
			);
			return [backgroundColor, color];
		}),
	);
	expect(colours[0][0]).toBe("rgb(255, 255, 255)");
	expect(colours[1][1]).toBe("rgb(0, 0, 0)");
	await expect(page.locator("canvas")).toHaveCount(0);
});

test("a solution solves its exercise, in as many slides as there are squares", async ({
	page,
}) => {
	await open(page, "exercise");
	await expect(page.locator(".task")).toHaveCount(2);
	await page.locator("#slides").selectOption("10");
	await expect(page.locator(".squares").first().locator("li")).toHaveCount(10);
	for (const nth of [0, 1]) {
		const board = page.locator(".task .board-picture").nth(nth);
		const cells = String(await board.getAttribute("aria-label"))
			.split(" ")
			.map(Number);
		const text = await page.locator(".solution-tiles").nth(nth).textContent();
		const tiles = String(text).trim().split(/\s+/).map(Number);
		expect(tiles).toHaveLength(10);
		for (const tile of tiles) {
			const [from, to] = [cells.indexOf(tile), cells.indexOf(0)];
			expect([1, 3]).toContain(Math.abs(from - to));
			cells[to] = tile;
			cells[from] = 0;
		}
		expect(cells).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 0]);
		await expect(page.locator(".solution").nth(nth)).toContainText(
			"10 slides, proven shortest",
		);
		await expect(page.locator(".solution").nth(nth)).toHaveCSS(
			"rotate",
			"180deg",
		);
	}
});

test("the menu of the game prints the board in play, and others if asked", async ({
	page,
}) => {
	const game = new GamePage(page);
	await game.open(at("1 2 3/4 0 5/7 8 6"));
	await game.button("more").click();
	await page.getByRole("link", { name: "On paper" }).click();
	const board = page.locator(".board-picture");
	await expect(board).toHaveAttribute("aria-label", "1 2 3 4 0 5 7 8 6");
	await page.evaluate(() => {
		window.print = () => document.body.setAttribute("data-printed", "");
	});
	await page.locator("#print").click();
	await expect(page.locator("body[data-printed]")).toHaveCount(1);
	await page.locator("#again").click();
	await expect(board).not.toHaveAttribute("aria-label", "1 2 3 4 0 5 7 8 6");
});

test("a board of another goal has the goal beside it; a damaged link is told", async ({
	page,
}) => {
	const labels = () =>
		page
			.locator(".board-picture")
			.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
	await page.goto(`./paper.html${at("1 2 3/0 8 4/7 6 5")}&goal=spiral`);
	await expect.poll(labels).toEqual(["1 2 3 8 0 4 7 6 5", "1 2 3 0 8 4 7 6 5"]);
	await expect(page.locator("header p").first()).toHaveText(
		"Slide the tiles until the board looks like the small one.",
	);
	await page.locator("#again").click();
	await expect(page.locator(".board-picture")).toHaveCount(1);
	await page.goto("about:blank");
	await page.goto(`./paper.html${at("1 2 3/4 4 5/7 8 6")}`);
	await expect(page.getByRole("status")).toHaveText(
		"The link could not be opened. This is another board.",
	);
	await expect(page.locator(".board-picture")).toHaveCount(1);
});
