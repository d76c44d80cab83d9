/**
 * Help step by step, in a game: where it stands. What it says and does is tested in
 * `tests/web/help-page.test.js`.
 */

import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

const FIFTEEN = "14 5 3 11/15 9 4 8/13 6 0 10/1 2 12 7";

/** The end of a pair, with its sub-goals. */
const PAIR = "1 2 3/4 5 6/0 7 8";

test.use({ hasTouch: true });

test("on every screen it covers no button, and moves nothing", async ({
	game,
	page,
}) => {
	// Once: then it is the first hint of every game.
	await game.open(at(FIFTEEN));
	await game.button("hint").tap();
	await game.button("how").tap();
	for (const [width, height] of [
		[320, 568],
		[390, 844],
		[768, 1024],
	]) {
		await page.goto("about:blank");
		await page.setViewportSize({ width, height });
		await game.open(at(FIFTEEN));
		const box = async (/** @type {string} */ id) =>
			game.button(id).boundingBox();
		const [board, bar] = [await box("board"), await box("undo")];
		await game.button("hint").tap();
		const more = page.locator("#coach-more");
		await expect(more).toHaveClass(/strong/);
		// Of what is said nothing is cut off.
		const isCut = await page
			.locator(".coach-said")
			.evaluate(
				({ scrollHeight, clientHeight }) => scrollHeight > clientHeight,
			);
		expect(isCut).toBe(false);
		expect(await box("board")).toEqual(board);
		expect(await box("undo")).toEqual(bar);
		const rest = await page.locator(".coach-pair").boundingBox();
		expect((rest?.y ?? 999) + (rest?.height ?? 0)).toBeLessThanOrEqual(
			bar?.y ?? 0,
		);
		await more.tap();
		await game.expectBoard("14 5 3 11/15 9 4 8/0 13 6 10/1 2 12 7");
		await expect(page.locator(".spot-arrow")).toBeVisible();
	}
});

test.describe("in German", () => {
	test.use({ locale: "de-DE", viewport: { width: 844, height: 390 } });

	test("on a phone on its side it covers no figure, with sub-goals or without", async ({
		game,
		page,
	}) => {
		for (const board of [FIFTEEN, PAIR]) {
			await game.open(at(board));
			const undo = await game.button("undo").boundingBox();
			await game.button("hint").tap();
			if (board === FIFTEEN) await game.button("how").tap();
			await expect(page.locator("#coach-more")).toHaveClass(/strong/);
			expect(await game.button("undo").boundingBox()).toEqual(undo);
			const figures = await page.locator('[part~="figures"]').boundingBox();
			const head = await page.locator(".coach-head").boundingBox();
			const close = await page.locator("#coach-close").boundingBox();
			expect(head?.y).toBeGreaterThanOrEqual(
				(figures?.y ?? 999) + (figures?.height ?? 0),
			);
			// Beside what is said, not in a row of its own.
			expect(close?.y).toBeLessThan((head?.y ?? 0) + (head?.height ?? 0));
		}
	});
});
