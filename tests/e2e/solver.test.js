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

/**
 * Returns the numbers in the text of an element.
 *
 * @param {import("@playwright/test").Locator} element
 * @param {RegExp} pattern
 */
async function numbersOf(element, pattern) {
	await expect(element).toHaveText(pattern);
	const found = pattern.exec((await element.textContent()) ?? "") ?? [];
	return [Number(found[1]), Number(found[2])];
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
	await game.press("solve");
	await expect(game.playback).toBeVisible();
	await game.press("pause");
	const [, whole] = await numbersOf(game.head, PLAYING);
	expect(whole).toBe(length);
	await expect(game.advice).toHaveText(/^Proven/);
	await page.locator("#speed").selectOption("16");
	await game.press("pause");
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
}) => {
	await game.open(TWENTY_FOUR);
	await game.press("solve");
	// It plays before the search has ended.
	await expect(game.playback).toBeVisible();
	const [, first] = await numbersOf(game.head, PLAYING);
	await expect(game.advice).toHaveText(/ · Finding a shorter solution…$/);
	await expect(game.progress).toBeVisible();
	await expect(game.button("cancel")).toBeHidden();
	await expect(game.button("longer")).toBeHidden();
	const [upper, lower] = await numbersOf(game.advice, LEFT);
	expect(lower).toBeLessThanOrEqual(upper);
	expect(upper).toBeLessThanOrEqual(first);

	// The playback's controls work as always.
	await game.press("pause");
	const { slides } = await game.counts();
	await game.press("step-forward");
	await game.press("step-back");
	await game.expectCounts(slides, slides);
	await expect(game.progress).toBeVisible();
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
	await game.search();
	const [upper, lower] = await numbersOf(game.advice, LEFT);
	// The page's own thread is free: a report of the worker is heard in its turn.
	const heard = await page.evaluate(
		() =>
			new Promise((resolve) => {
				/** @type {any} */ (window).workers[0].addEventListener(
					"message",
					(/** @type {MessageEvent} */ { data }) => resolve(data.type),
				);
			}),
	);
	expect(heard).not.toBe("solution");
	await page.evaluate(() => {
		const cancel = document
			.querySelector("sliding-puzzle")
			?.shadowRoot?.getElementById("cancel");
		cancel?.focus();
		cancel?.click();
		if (!cancel?.hidden) throw new Error("the search is still shown");
	});
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
