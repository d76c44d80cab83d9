/**
 * How many slides are left, all the time, as it is drawn at the board. What it shows when
 * is tested in `tests/web/help-page.test.js`.
 */

import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

/** One of the two boards that are 31 slides from the goal (Reinefeld 1993). */
const FAR = "8 6 7/2 5 4/3 0 1";

test("the slides left follow each move, and the line is dented by one that led away", async ({
	game,
	page,
}) => {
	await game.open(at(FAR));
	const puzzle = page.locator("sliding-puzzle");
	await puzzle.evaluate((puzzle) => puzzle.setAttribute("distance", "on"));
	const left = page.locator("#left");
	await expect(left).toHaveText("31");
	await puzzle.evaluate((puzzle) => puzzle.focus());
	// No board is farther, so each slide from it is on a shortest way; back is away.
	await page.keyboard.press("ArrowDown");
	await expect(left).toHaveText("30");
	await page.keyboard.press("ArrowUp");
	await expect(left).toHaveText("31");
	const width = (/** @type {string} */ selector) =>
		page.locator(selector).evaluate((line) => line.clientWidth);
	expect(await width("#distance .lost")).toBeGreaterThan(0);
	await expect.poll(() => width("#distance i:not(.lost)")).toBe(0);
});
