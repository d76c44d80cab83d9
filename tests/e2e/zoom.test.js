/**
 * Large text: who enlarges the page or its text gets a larger board, not a smaller one.
 * Browser zoom makes the window smaller in CSS pixels.
 */

import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

const START = at("1 2 3 4/5 6 7 8/9 10 0 12/13 14 11 15");

/** Screens at 100 %. */
const SCREENS = [
	[1280, 1024],
	[1000, 700],
];

/** @param {import("@playwright/test").Page} page */
async function boardWidth(page) {
	const box = await page.locator("#canvas").boundingBox();
	return box?.width ?? 0;
}

/**
 * Checks that nothing lies beside the window, and that all can be scrolled to.
 *
 * @param {import("./support/game-page.js").GamePage} game
 */
async function expectReachable({ page }) {
	const wide = await page.evaluate(
		() => document.documentElement.scrollWidth - innerWidth,
	);
	expect(wide).toBeLessThanOrEqual(0);
	for (const id of ["undo", "hint", "shuffle", "more"]) {
		const part = page.locator(`#${id}`);
		await part.scrollIntoViewIfNeeded();
		await expect(part).toBeInViewport({ ratio: 1 });
	}
}

test("zoom makes no board smaller", async ({ game, page }) => {
	for (const [width, height] of SCREENS) {
		await page.setViewportSize({ width, height });
		await game.open(START);
		await game.drawn();
		const usual = await boardWidth(page);
		for (const zoom of [2, 3, 4]) {
			await page.setViewportSize({
				width: Math.round(width / zoom),
				height: Math.round(height / zoom),
			});
			await game.drawn();
			const shown = (await boardWidth(page)) * zoom;
			const when = `from ${width}×${height} at ${100 * zoom} %`;
			expect(shown, when).toBeGreaterThanOrEqual(usual);
		}
	}
});

test("a small page scrolls, and the board is as wide as it", async ({
	game,
	page,
}) => {
	for (const [width, height] of [
		[320, 256],
		[320, 180],
		[400, 300],
	]) {
		await page.setViewportSize({ width, height });
		await game.open(START);
		await game.drawn();
		const least = Math.min(width, Math.max(height, 320)) * 0.94;
		expect(await boardWidth(page)).toBeGreaterThanOrEqual(least);
		await expectReachable(game);
	}
	// A finger on the last button is not on the board.
	await game.press("hint");
	await expect(game.head).not.toBeEmpty();
});

test("text alone, twice as large, makes no board smaller", async ({
	game,
	page,
}) => {
	const session = await page.context().newCDPSession(page);
	for (const [width, height] of [...SCREENS, [500, 900]]) {
		await page.setViewportSize({ width, height });
		await session.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
		await game.open(START);
		await game.drawn();
		const usual = await boardWidth(page);
		const font = () =>
			page.evaluate(() =>
				Number.parseFloat(getComputedStyle(document.body).fontSize),
			);
		const small = await font();
		await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
		await expect.poll(font).toBeGreaterThan(1.5 * small);
		await game.drawn();
		expect(await boardWidth(page)).toBeGreaterThanOrEqual(usual);
		await expectReachable(game);
	}
});
