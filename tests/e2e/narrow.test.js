/**
 * Narrow boxes: a bar of buttons keeps its buttons, whole and in one line.
 */

import { LANGUAGES } from "../../www/messages/compiled/languages.ts";
import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

/**
 * Returns what is wrong with the bar of a puzzle: pictures at different heights, or
 * texts wider than their buttons.
 *
 * @param {import("@playwright/test").Page} page
 */
function barFaults(page) {
	return page
		.locator("sliding-puzzle")
		.first()
		.evaluate((puzzle) => {
			const tree = /** @type {ShadowRoot} */ (puzzle.shadowRoot);
			const buttons = [
				...tree.querySelectorAll("#controls .button"),
				...puzzle.querySelectorAll("#more"),
			].filter((button) => button.checkVisibility());
			const tops = buttons.map((button) =>
				Math.round(
					/** @type {Element} */ (
						button.querySelector("svg")
					).getBoundingClientRect().top,
				),
			);
			const wide = buttons
				.filter((button) => button.scrollWidth > button.clientWidth + 1)
				.map((button) => button.textContent?.trim());
			const figures = [...tree.querySelectorAll("#figures .figure")]
				.filter((figure) => figure.checkVisibility())
				.map((figure) => figure.getBoundingClientRect())
				.filter(({ left, right }) => left < 0 || right > innerWidth + 0.5);
			return {
				buttons: buttons.length,
				heights: new Set(tops).size,
				wide,
				figures: figures.length,
			};
		});
}

/** Those in letters that Debian's usual fonts have: the boxes in place of others are wider. */
const DRAWN = LANGUAGES.filter((tag) => tag !== "hi");

test("in every language the game's bar has all its buttons, whole, at one height", async ({
	game,
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 568 });
	await game.open(at("1 2 3/4 0 5/7 8 6"));
	for (const language of DRAWN) {
		await game.speak(language);
		expect
			.soft(await barFaults(page), language)
			.toEqual({ buttons: 4, heights: 1, wide: [], figures: 0 });
	}
	// Beside a wide board the buttons share a narrow column.
	await page.setViewportSize({ width: 667, height: 375 });
	await game.open(at("1 2 3/4 0 5"));
	await expect(page.locator("#puzzle #layout")).toHaveClass(/side/);
	for (const language of DRAWN) {
		await game.speak(language);
		expect.soft((await barFaults(page)).wide, language).toEqual([]);
	}
});

test("a frame of 200 × 400 has the buttons of a bar, whole", async ({
	page,
}) => {
	await page.setViewportSize({ width: 200, height: 400 });
	await page.goto("./embed.html?controls=bar&size=4x4");
	await expect(page.locator("#hint")).toBeVisible();
	expect(await barFaults(page)).toEqual({
		...{ buttons: 3, heights: 1, wide: [], figures: 0 },
	});
});
