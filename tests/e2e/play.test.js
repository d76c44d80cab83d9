/**
 * A game played by mouse only and by touch only. By keyboard, and all that follows, it is
 * played in `tests/web/play-page.test.js`.
 */

import { at } from "./support/game-page.js";
import { shortestWay } from "./support/oracle.js";
import { tilesInRow } from "./support/probes.js";
import { expect, test } from "./support/test.js";
import { Touch } from "./support/touch.js";

/** A 3×3 game from a seed, which always gives the same board. */
const SEEDED = "#size=3x3&seed=38";
const SOLVED = "1 2 3/4 5 6/7 8 0";

/**
 * @param {import("./support/game-page.js").GamePage} game
 * @param {number} slides
 */
async function expectWon(game, slides) {
	await game.expectBoard(SOLVED);
	await expect(game.head).toHaveText("Solved");
	await game.expectCounts(slides, slides);
}

test("a seeded game is won by mouse @quick", async ({ game }) => {
	await game.open(SEEDED);
	const way = shortestWay(await game.text());
	expect(way.length).toBeGreaterThan(10);
	for (const { tile } of way) await game.click(tile);
	await expectWon(game, way.length);
});

test("the canvas shows what the cells are named", async ({ game }) => {
	await game.open(at("1 2 3/4 0 5/7 8 6"));
	const counts = async () =>
		Promise.all(
			[0, 1, 2].map(async (row) => (await tilesInRow(game, row)).length),
		);
	await expect.poll(counts).toEqual([3, 2, 3]);
	await game.click(8);
	await expect.poll(counts).toEqual([3, 3, 2]);
});

test.describe("with a finger", () => {
	test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

	test("a seeded game is won by taps and drags, and the page stays @quick", async ({
		game,
		page,
	}) => {
		await page.setViewportSize({ width: 390, height: 400 });
		await game.open(SEEDED);
		const touch = await Touch.of(page);
		const slides = shortestWay(await game.text());
		for (const [n, { tile, way }] of slides.entries()) {
			const { x, y, pitch } = await game.place(tile);
			if (n % 2 === 0) await touch.drag(x, y, way, 0.8 * pitch);
			else await page.touchscreen.tap(x, y);
		}
		await expectWon(game, slides.length);
		expect(await page.evaluate(() => scrollY)).toBe(0);
	});

	test("two fingers play, and none is dropped", async ({ game, page }) => {
		await game.open(at("1 2 3/4 0 5/7 8 6"));
		const touch = await Touch.of(page);
		const [first, second] = [await game.place(5), await game.place(6)];
		await touch.start([first]);
		await touch.start([first, second]);
		await touch.end([first]);
		await touch.end([]);
		await expect(game.head).toHaveText("Solved");
		await game.expectCounts(2, 2);
	});

	test("a second finger lets go what the first drags", async ({
		game,
		page,
	}) => {
		await game.open(at("1 2 3/4 0 5/7 8 6"));
		const touch = await Touch.of(page);
		const [first, second] = [await game.place(5), await game.place(6)];
		const dragged = { ...first, x: first.x - 0.7 * first.pitch };
		await touch.start([first]);
		await touch.move([dragged]);
		await touch.start([dragged, second]);
		await game.expectBoard("1 2 3/4 5 0/7 8 6");
		await touch.end([dragged]);
		await touch.end([]);
		await expect(game.head).toHaveText("Solved");
	});
});
