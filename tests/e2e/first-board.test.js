/**
 * What a page shows before the game can be played.
 */

import { ask, heard, openWith } from "./support/element-page.js";
import { hold } from "./support/hold.js";
import { expect, test } from "./support/test.js";

/** @typedef {import("@playwright/test").Page} Page */

/**
 * Returns what the canvas shows: where it is, and the colours in the middle of each
 * cell's upper part.
 *
 * @param {Page} page
 * @param {number} columns
 * @param {number} rows
 */
function boardSeen(page, columns, rows) {
	return page.locator("#canvas").evaluate(
		(canvas, [columns, rows]) => {
			const board = /** @type {HTMLCanvasElement} */ (canvas);
			const { width, height } = board;
			const copy = new OffscreenCanvas(width, height);
			const context = copy.getContext("2d", { willReadFrequently: true });
			if (context === null) throw new Error("no context");
			context.drawImage(board, 0, 0);
			const colors = [];
			for (let cell = 0; cell < columns * rows; cell++) {
				const x = (((cell % columns) + 0.5) * width) / columns;
				const y = ((Math.floor(cell / columns) + 0.25) * height) / rows;
				colors.push(context.getImageData(x, y, 1, 1).data.join(" "));
			}
			const { top, left, right, bottom } = board.getBoundingClientRect();
			return { colors, place: [top, left, right, bottom] };
		},
		[columns, rows],
	);
}

/**
 * @param {Page} page
 * @param {number} columns
 * @param {number} rows
 */
async function expectTiles(page, columns, rows) {
	const colors = async () => {
		const seen = await boardSeen(page, columns, rows);
		return new Set(seen.colors).size;
	};
	await expect.poll(colors).toBeGreaterThan(columns);
}

/** @param {Page} page */
async function watchShifts(page) {
	await page.addInitScript(() => {
		const probe = /** @type {any} */ (window);
		probe.shift = 0;
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				probe.shift += /** @type {any} */ (entry).value;
			}
		}).observe({ type: "layout-shift", buffered: true });
	});
	return () => page.evaluate(() => /** @type {any} */ (window).shift);
}

const TAG = '<sliding-puzzle size="4x3" seed="7"></sliding-puzzle>';

test("the empty board is there before the core", async ({ page }) => {
	const shift = await watchShifts(page);
	const release = await hold(page, /\.wasm$/);
	await openWith(page, TAG);
	await expect(page.locator("#board-box.drawn")).toBeVisible();
	const empty = await boardSeen(page, 4, 3);
	// A well in each cell.
	expect(new Set(empty.colors).size).toBe(1);
	expect(empty.colors[0]).toMatch(/ 255$/);
	await release();
	await ask(page, () => {});
	await expectTiles(page, 4, 3);
	expect((await boardSeen(page, 4, 3)).place).toEqual(empty.place);
	expect(await shift()).toBe(0);
});

test("the tiles are there before all else", async ({ page }) => {
	const release = await hold(page, /\/puzzle-en-.*\.js$/);
	await openWith(page, TAG);
	await expect(page.locator("#board-box.drawn")).toBeVisible();
	await expectTiles(page, 4, 3);
	const first = await boardSeen(page, 4, 3);
	expect(
		await page
			.locator("sliding-puzzle")
			.evaluate((p) => p.matches(":state(ready)")),
	).toBe(false);
	await release();
	const text = await ask(page, (puzzle) => puzzle.value);
	expect(await boardSeen(page, 4, 3)).toEqual(first);
	// The board of that seed, which the game goes on with.
	const again = await ask(page, async (puzzle) => {
		await puzzle.shuffle({ seed: "7" });
		return puzzle.value;
	});
	expect(again).toBe(text);
	// Without a seed too, the game is that of the first board.
	const letGo = await hold(page, /\/puzzle-en-.*\.js$/);
	await openWith(page, '<sliding-puzzle size="3x3"></sliding-puzzle>');
	await expect(page.locator("#board-box.drawn")).toBeVisible();
	await expectTiles(page, 3, 3);
	const any = await boardSeen(page, 3, 3);
	await letGo();
	await ask(page, () => {});
	expect(await boardSeen(page, 3, 3)).toEqual(any);
});

test("a tile tapped before the game is ready slides when it is @quick", async ({
	page,
}) => {
	await openWith(page, TAG);
	const cells = await ask(page, (puzzle) => puzzle.cells);
	const gap = cells.indexOf(0);
	const beside = gap % 4 > 0 ? gap - 1 : gap + 1;
	const release = await hold(page, /\/puzzle-en-.*\.js$/);
	await page.reload();
	await expect(page.locator("#board-box.drawn")).toBeVisible();
	await expectTiles(page, 4, 3);
	const box = await page.locator("#canvas").boundingBox();
	if (box === null) throw new Error("no board");
	await page.mouse.click(
		box.x + (((beside % 4) + 0.5) * box.width) / 4,
		box.y + ((Math.floor(beside / 4) + 0.5) * box.height) / 3,
	);
	await release();
	await expect.poll(() => ask(page, ({ moves }) => moves.stm)).toBe(1);
	const types = (await heard(page)).map((/** @type {any} */ [type]) => type);
	expect(types).toEqual(["ready", "new-board", "move"]);
	const now = await ask(page, (puzzle) => puzzle.cells);
	expect([now[gap], now[beside]]).toEqual([cells[beside], 0]);
});
