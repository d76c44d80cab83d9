/**
 * Help step by step, in a game: where it stands. What it says and does is tested in
 * `tests/web/help-page.test.js`.
 */

import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

const FIFTEEN = "14 5 3 11/15 9 4 8/13 6 0 10/1 2 12 7";

test.use({ hasTouch: true });

test("on every screen it covers no button, and moves nothing", async ({
	game,
	page,
}) => {
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
		await expect(game.button("how")).toBeVisible();
		await expect(game.progress).toBeHidden();
		// The slide, and what is left: one line each.
		for (const part of [game.head, game.advice]) {
			const { height = 99 } = (await part.boundingBox()) ?? {};
			expect(height).toBeLessThan(24);
		}
		await game.button("how").tap();
		const more = page.locator("#coach-more");
		await expect(more).toHaveClass(/strong/);
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
