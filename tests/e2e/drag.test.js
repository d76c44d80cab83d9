/**
 * A drag: the line follows the pointer, and glides on or back when released. The
 * places of the tiles are read from the canvas.
 */

import { at } from "./support/game-page.js";
import { tilesInRow } from "./support/probes.js";
import { expect, test } from "./support/test.js";

const START = "1 2 3/4 5 6/7 0 8";

/** @typedef {import("./support/game-page.js").GamePage} GamePage */

/**
 * Presses on a tile, and drags it.
 *
 * @param {GamePage} game
 * @param {number} tile
 * @param {number} part Distance, in cells.
 * @param {[columns: number, rows: number]} [way] To the left, if it is not given.
 */
async function take(game, tile, part, [columns, rows] = [-1, 0]) {
	const { x, y, pitch } = await game.place(tile);
	const length = part * pitch;
	const { mouse } = game.page;
	await mouse.move(x, y);
	await mouse.down();
	await mouse.move(x + columns * length, y + rows * length, { steps: 6 });
	return { x, y, pitch };
}

/**
 * Drags a tile to the left, rests and releases it. The events carry their own times, so a
 * busy machine does not matter.
 *
 * @param {GamePage} game
 * @param {number} tile
 * @param {number[]} parts Where it is taken, one place after the other, in cells.
 * @param {number} rest Seconds before its release.
 */
async function drag(game, tile, parts, rest) {
	const { x, y, pitch } = await game.place(tile);
	const mouse = await game.page.context().newCDPSession(game.page);
	let timestamp = Date.now() / 1000;
	/** @param {string} type @param {number} part */
	const send = (type, part) =>
		mouse.send("Input.dispatchMouseEvent", {
			type: /** @type {any} */ (type),
			x: x - part * pitch,
			y,
			button: "left",
			buttons: type === "mouseReleased" ? 0 : 1,
			clickCount: 1,
			timestamp,
		});
	await send("mousePressed", 0);
	let from = 0;
	for (const part of parts) {
		for (const done of [0.25, 0.5, 0.75, 1]) {
			timestamp += 0.0125;
			await send("mouseMoved", from + (part - from) * done);
		}
		from = part;
	}
	timestamp += rest;
	await send("mouseReleased", from);
}

/** What the canvas shows. @param {GamePage} game */
async function pixels(game) {
	await game.settled();
	return game
		.part("canvas")
		.evaluate((canvas) =>
			/** @type {HTMLCanvasElement} */ (canvas).toDataURL(),
		);
}

/** The edges of the tiles in the last row. @param {GamePage} game */
async function lastRow(game) {
	await game.settled();
	return tilesInRow(game, 2);
}

test("a tile sinks under the pointer if it can slide, and its line follows", async ({
	game,
	page,
}) => {
	await game.open(at("1 2 3/4 5 6/0 7 8"));
	const rest = await pixels(game);
	for (const [tile, sinks] of /** @type {const} */ ([
		[8, true],
		[2, false],
	])) {
		const { x, y } = await take(game, tile, 0);
		expect((await pixels(game)) !== rest).toBe(sinks);
		// Dragged a little and back: it is let go where it was.
		await page.mouse.move(x - 20, y);
		await page.mouse.move(x, y);
		await page.mouse.up();
		await game.expectBoard("1 2 3/4 5 6/0 7 8");
		await expect.poll(() => pixels(game)).toBe(rest);
	}
	const before = await lastRow(game);
	for (const part of [0.25, 0.8]) {
		const { x, y, pitch } = await take(game, 8, part);
		const now = await lastRow(game);
		for (const tile of [0, 1]) {
			for (const edge of [0, 1]) {
				const way = before[tile][edge] - now[tile][edge];
				expect(way).toBeCloseTo(part * pitch, -0.5);
			}
		}
		// No further than its cell, and not backwards.
		await page.mouse.move(x - 1.6 * pitch, y, { steps: 3 });
		expect(before[1][0] - (await lastRow(game))[1][0]).toBeCloseTo(pitch, -0.5);
		await page.mouse.move(x + pitch, y, { steps: 3 });
		expect(await lastRow(game)).toEqual(before);
		await page.mouse.up();
		await game.expectBoard("1 2 3/4 5 6/0 7 8");
	}
});

/**
 * Returns how many pixels of what is left of the last cell show a tile, and whether that
 * cell is outlined.
 *
 * @param {GamePage} game
 */
async function leftOfLast(game) {
	await game.page.evaluate(async () => {
		for (let frame = 0; frame < 3; frame++) {
			await new Promise(requestAnimationFrame);
		}
	});
	return game.part("cell-8").evaluate((cell) => {
		const canvas = cell.closest("#board")?.querySelector("canvas");
		const {
			offsetLeft: left,
			offsetTop: top,
			offsetHeight: height,
		} = /** @type {HTMLElement} */ (cell);
		const context = new OffscreenCanvas(8, 1).getContext("2d");
		if (!canvas || !context) throw new Error("no canvas");
		context.drawImage(canvas, 8 - left, -top - height / 2);
		const { data } = context.getImageData(0, 0, 8, 1);
		let tile = 0;
		// The tray is lighter than any tile.
		for (let at = 0; at < data.length; at += 4) tile += data[at] < 200 ? 1 : 0;
		return { tile, outlined: getComputedStyle(cell).boxShadow !== "none" };
	});
}

test("a tile that cannot slide leans towards the finger and back; without motion it is outlined", async ({
	game,
	page,
}) => {
	await game.open(at("0 2 3/1 4 5/7 8 6"));
	const rest = await pixels(game);
	const { tile: edge } = await leftOfLast(game);
	/** Taps at the left edge, and stops the time then. */
	const tap = async () => {
		await page.evaluate(() => {
			const now = performance.now();
			const probe = /** @type {any} */ (window);
			probe.passed = 0;
			performance.now = () => now + probe.passed;
		});
		const box = await page.locator("#cell-8").boundingBox();
		if (box === null) throw new Error("no cell");
		await page.mouse.click(box.x + 5, box.y + box.height / 2);
	};
	/** @param {number} ms */
	const pass = (ms) =>
		page.evaluate((ms) => {
			/** @type {any} */ (window).passed += ms;
		}, ms);
	await tap();
	await pass(60);
	const { tile, outlined } = await leftOfLast(game);
	expect([tile - edge, outlined]).toEqual([4, false]);
	await pass(60);
	expect(await pixels(game)).toBe(rest);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await tap();
	await pass(60);
	expect(await pixels(game)).toBe(rest);
	await expect.poll(async () => (await leftOfLast(game)).outlined).toBe(false);
});

test("released past half a line goes, before half it returns unless it is flicked", async ({
	game,
}) => {
	await game.open(at(START));
	const before = await lastRow(game);
	await drag(game, 8, [0.45], 0.2);
	expect(await lastRow(game)).toEqual(before);
	await game.expectBoard(START);
	await drag(game, 8, [0.8, 0.1], 0);
	await game.expectBoard(START);
	await game.expectCounts(0, 0);
	await drag(game, 8, [0.6], 0.2);
	await game.expectBoard("1 2 3/4 5 6/7 8 0");
	await game.expectCounts(1, 1);
	await game.open(at(START));
	await drag(game, 8, [0.3], 0.01);
	await game.expectBoard("1 2 3/4 5 6/7 8 0");
});

test("a key in the middle of a drag finishes it, a restart lets it go", async ({
	game,
	page,
}) => {
	await game.open(at(START));
	await take(game, 8, 0.7);
	await page.keyboard.press("ArrowRight");
	// 8 moved left, then back to the right.
	await game.expectBoard(START);
	await game.expectCounts(2, 2);
	await page.mouse.up();
	await game.expectBoard(START);
	await game.expectCounts(2, 2);
	await game.click(5);
	// After the restart the dragged cell is in line with the blank again.
	await take(game, 2, 0.7, [0, 1]);
	await page.keyboard.press("Shift+R");
	await page.mouse.up();
	await game.expectBoard(START);
	await game.expectCounts(0, 0);
});
