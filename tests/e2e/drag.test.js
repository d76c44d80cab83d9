/**
 * A drag: the line follows the pointer, and glides on or back when released. The
 * places of the tiles are read from the canvas.
 */

import { at } from "./support/game-page.js";
import { tilesInRow } from "./support/probes.js";
import { expect, test } from "./support/test.js";
import { frames } from "./support/turns.js";

const START = "1 2 3/4 5 6/7 0 8";

/** Frames. The pointer rests longer than it must, so that its release is no flick. */
const REST_FRAMES = 10;

/**
 * Drags a tile, by default to the left, and does not release it.
 *
 * @param {import("./support/game-page.js").GamePage} game
 * @param {number} tile
 * @param {number} part Distance, in cells.
 * @param {[columns: number, rows: number]} [way]
 */
async function take(game, tile, part, [columns, rows] = [-1, 0]) {
	const { x, y, pitch } = await game.place(tile);
	const length = part * pitch;
	const { mouse } = game.page;
	await mouse.move(x, y);
	await mouse.down();
	await mouse.move(x + columns * length, y + rows * length, { steps: 6 });
	return pitch;
}

/**
 * Drags a tile within 60 ms and releases it. The events carry their own times, so
 * a busy machine does not matter.
 *
 * @param {import("./support/game-page.js").GamePage} game
 * @param {number} tile
 * @param {number} part Distance to the left, in cells.
 */
async function flick(game, tile, part) {
	const { x, y, pitch } = await game.place(tile);
	const mouse = await game.page.context().newCDPSession(game.page);
	const start = Date.now() / 1000;
	/** @param {string} type @param {number} done Part of the way. */
	const send = (type, done) =>
		mouse.send("Input.dispatchMouseEvent", {
			type: /** @type {any} */ (type),
			x: x - Math.min(1, done) * part * pitch,
			y,
			button: "left",
			buttons: type === "mouseReleased" ? 0 : 1,
			clickCount: 1,
			timestamp: start + done * 0.05,
		});
	await send("mousePressed", 0);
	for (const done of [0.25, 0.5, 0.75, 1]) await send("mouseMoved", done);
	await send("mouseReleased", 1.2);
}

test.beforeEach(async ({ game }) => {
	await game.open(at(START));
	await game.settled();
});

test("the tile follows the hand", async ({ game }) => {
	const before = await tilesInRow(game, 2);
	for (const part of [0.25, 0.4, 0.8]) {
		const pitch = await take(game, 8, part);
		await game.drawn();
		const now = await tilesInRow(game, 2);
		expect(now).toHaveLength(2);
		expect(now[0]).toEqual(before[0]);
		expect(before[1][0] - now[1][0]).toBeCloseTo(part * pitch, -0.5);
		expect(before[1][1] - now[1][1]).toBeCloseTo(part * pitch, -0.5);
		await game.expectBoard(START);
		await game.page.mouse.move(0, 0);
		await frames(game.page, REST_FRAMES);
		await game.page.mouse.up();
		await game.page.keyboard.press("Escape");
		await game.open(at(START));
		await game.expectBoard(START);
		await game.settled();
	}
});

test("a tile goes no further than its cell, and not backwards", async ({
	game,
}) => {
	const before = await tilesInRow(game, 2);
	const pitch = await take(game, 8, 1.6);
	await game.drawn();
	const [, far] = await tilesInRow(game, 2);
	expect(before[1][0] - far[0]).toBeCloseTo(pitch, -0.5);
	const { x, y } = await game.place(8);
	await game.page.mouse.move(x + pitch, y, { steps: 3 });
	await game.drawn();
	expect(await tilesInRow(game, 2)).toEqual(before);
});

test("the whole line follows", async ({ game }) => {
	await game.open(at("1 2 3/4 5 6/0 7 8"));
	await game.settled();
	const before = await tilesInRow(game, 2);
	const pitch = await take(game, 8, 0.5);
	await game.drawn();
	const now = await tilesInRow(game, 2);
	for (const tile of [0, 1]) {
		expect(before[tile][0] - now[tile][0]).toBeCloseTo(pitch / 2, -0.5);
	}
});

test("let go before half it returns", async ({ game, page }) => {
	const before = await tilesInRow(game, 2);
	await take(game, 8, 0.45);
	await frames(page, REST_FRAMES);
	await page.mouse.up();
	await game.settled();
	expect(await tilesInRow(game, 2)).toEqual(before);
	await game.expectBoard(START);
	await game.expectCounts(0, 0);
});

test("let go past half it goes", async ({ game, page }) => {
	await take(game, 8, 0.6);
	await frames(page, REST_FRAMES);
	await page.mouse.up();
	await game.expectBoard("1 2 3/4 5 6/7 8 0");
	await game.expectCounts(1, 1);
});

test("a flick goes though it was short", async ({ game }) => {
	await flick(game, 8, 0.3);
	await game.expectBoard("1 2 3/4 5 6/7 8 0");
});

test("a tile brought back stays", async ({ game, page }) => {
	await take(game, 8, 0.8);
	const { x, y, pitch } = await game.place(8);
	await page.mouse.move(x - 0.1 * pitch, y, { steps: 4 });
	await page.mouse.up();
	await game.expectBoard(START);
});

test("a swipe anywhere slides what can go that way", async ({ game, page }) => {
	const { x, y, pitch } = await game.place(1);
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x, y + 0.8 * pitch, { steps: 4 });
	await page.mouse.up();
	await game.expectBoard("1 2 3/4 0 6/7 5 8");
});

test("a key in the middle of a drag finishes the drag", async ({
	game,
	page,
}) => {
	await take(game, 8, 0.7);
	await page.keyboard.press("ArrowRight");
	// 8 moved left, then back to the right.
	await game.expectBoard(START);
	await game.expectCounts(2, 2);
	await page.mouse.up();
	await game.expectBoard(START);
	await game.expectCounts(2, 2);
});

test("a restart in the middle of a drag is not touched by it", async ({
	game,
	page,
}) => {
	await game.click(5);
	// After the restart the dragged cell is in line with the blank again.
	await take(game, 2, 0.7, [0, 1]);
	await page.keyboard.press("Shift+R");
	await page.mouse.up();
	await game.expectBoard(START);
	await game.expectCounts(0, 0);
});

test("an undo in the middle of a drag lets it go or takes it back", async ({
	game,
	page,
}) => {
	await game.click(5);
	await take(game, 2, 0.7, [0, 1]);
	await page.keyboard.press("z");
	await page.mouse.up();
	const { moves } = await game.counts();
	expect(await game.text()).toBe([START, "1 2 3/4 0 6/7 5 8"][moves]);
});

test("the right button does not move", async ({ game, page }) => {
	const { x, y } = await game.place(8);
	await page.mouse.click(x, y, { button: "right" });
	await game.expectBoard(START);
});
