/**
 * The page that reviews a play, with a worker, a pointer and a canvas. What it says of
 * each slide and move is in `tests/web/site-pages.test.js`.
 */

import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

/** @typedef {import("@playwright/test").Page} Page */

/** Two slides from its goal; the play goes one slide away first, and back. */
const DETOUR = "1 2 3/4 5 6/0 7 8 DUL2";

/** Plays three moves, one of them undone and redone. Returns the record. */
async function played(
	/** @type {import("./support/game-page.js").GamePage} */ game,
) {
	await game.open(at("0 1 2/4 5 3/7 8 6"));
	await game.click(2);
	await game.click(3);
	await game.press("undo");
	await game.page.keyboard.press("y");
	await game.click(6);
	await expect(game.head).toHaveText("Solved");
	return game.page.evaluate(
		() =>
			/** @type {any} */ (
				document.querySelector("sliding-puzzle")
			).exportState().record,
	);
}

/** Pastes a play, and waits until it is reviewed. @param {Page} page @param {string} text */
async function paste(page, text) {
	await page.goto("./review.html");
	await page.locator("#paste-text").fill(text);
	await page.locator("#paste-text").press("Enter");
	await expect(page.locator("#analysis")).toBeVisible();
	await expect(page.locator("#left")).toHaveText("");
}

test("a play is replayed by buttons, keys and its own clock @quick", async ({
	game,
	page,
}) => {
	const record = await played(game);
	await page.goto(`./review.html#play=${record}`);
	await game.expectBoard("0 1 2/4 5 3/7 8 6");
	await page.getByRole("button", { name: "One move forward" }).click();
	await game.expectBoard("1 2 0/4 5 3/7 8 6");
	await expect(page.locator("#now-slides")).toHaveText("2");
	await page.locator("body").click({ position: { x: 5, y: 200 } });
	await page.keyboard.press("End");
	await game.expectBoard("1 2 3/4 5 6/7 8 0");
	await expect(page.locator("#now-moves")).toHaveText("3");
	await page.keyboard.press("ArrowLeft");
	await game.expectBoard("1 2 3/4 5 0/7 8 6");
	const scrub = page.getByRole("slider", { name: "Position" });
	await expect(scrub).toHaveAttribute("aria-valuetext", /, 3 slides$/);
	await scrub.focus();
	await page.keyboard.press("Home");
	await game.expectBoard("0 1 2/4 5 3/7 8 6");
	await page.getByRole("button", { name: "Play", exact: true }).click();
	await game.expectBoard("1 2 3/4 5 6/7 8 0");
	await expect(
		page.getByRole("button", { name: "Play", exact: true }),
	).toBeVisible();
	await page.getByRole("link", { name: "Play this puzzle" }).click();
	await game.ready();
	await game.expectBoard("0 1 2/4 5 3/7 8 6");
	await game.expectCounts(0, 0);
});

test("a play is graded slide by slide, and shared with its figures and a picture", async ({
	game,
	page,
}) => {
	await paste(page, DETOUR);
	await expect(page.locator("#efficiency")).toHaveText("50%");
	await expect(page.locator("#own")).toHaveText("4");
	const chart = page.locator(".plot");
	await chart.focus();
	for (const [text, board] of [
		[
			"Slide 1 of 4 · the wrong way, costs two slides · 3 left",
			"1 2 3/0 5 6/4 7 8",
		],
		[
			"Slide 2 of 4 · part of a shortest solution · 2 left",
			"1 2 3/4 5 6/0 7 8",
		],
		// Inside a move of two tiles.
		[
			"Slide 3 of 4 · part of a shortest solution · 1 left",
			"1 2 3/4 5 6/7 0 8",
		],
	]) {
		await page.keyboard.press("ArrowRight");
		await expect(chart).toHaveAttribute("aria-valuetext", text);
		await game.expectBoard(board);
	}
	await expect(page.locator("#moments li")).toHaveCount(1);
	await page.locator("#best-0").click();
	await game.expectBoard("1 2 3/4 5 6/7 8 0");
	await page.locator("#variation-back").click();
	await game.expectBoard("1 2 3/4 5 6/0 7 8");
	await expect(page.locator("#variation")).toBeHidden();
	await page.getByRole("button", { name: "Share", exact: true }).click();
	await expect(page.locator("#share-text")).toHaveValue(
		/ 3×3 in 4 slides; minimum 2, efficiency 50%\nhttp.*review\.html#play=/,
	);
	const saved = page.waitForEvent("download");
	await page.locator("#share-save").click();
	expect((await saved).suggestedFilename()).toBe("sliding-puzzle.png");
});

test.describe("by touch, on a phone, in Chinese", () => {
	test.use({
		hasTouch: true,
		locale: "zh-CN",
		viewport: { width: 390, height: 844 },
	});
	test("another way is tried from any point, and graded", async ({
		game,
		page,
	}) => {
		await paste(page, DETOUR);
		await page.locator("#forward").tap();
		await game.expectBoard("1 2 3/0 5 6/4 7 8");
		const { x, y } = await game.place(5);
		await page.touchscreen.tap(x, y);
		await game.expectBoard("1 2 3/5 0 6/4 7 8");
		await expect(page.locator("#variation-made")).toContainText("1");
		await expect(page.locator("#variation-left")).toContainText("4");
		await expect(page.locator("#variation-did")).not.toBeEmpty();
		await page.locator("#variation-back").tap();
		await game.expectBoard("1 2 3/0 5 6/4 7 8");
	});
});
