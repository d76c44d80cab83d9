import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { Pointer } from "../../www/input/pointer.ts";
import { openGame } from "./core.js";

/** Side of a cell and distance to the next one, in CSS pixels. */
const PITCH = 100;

/**
 * Makes a pointer over a board with cells of 100 by 100 pixels, and records the
 * calls it makes.
 *
 * @param {string} text
 */
function pointerOver(text) {
	const game = openGame(text, "last", "");
	const { columns, rows } = game.snapshot(0);
	/** @type {string[]} */
	const log = [];
	/** @type {Record<string, (event: any) => void>} */
	const listeners = {};
	/** @type {number[]} */
	const captured = [];
	const surface = {
		/** @param {string} type @param {(event: any) => void} listener */
		addEventListener(type, listener) {
			listeners[type] = listener;
		},
		/** @param {number} id */
		setPointerCapture(id) {
			captured.push(id);
		},
	};
	const player = {
		mayPlay: true,
		/** @param {{ name: "move", to: number }} command */
		ask({ name, to }) {
			log.push(`${name} ${to}`);
			game.slideCell(to, 0);
		},
	};
	const pointer = new Pointer(/** @type {any} */ (surface), {
		player,
		view: {
			at: (x, y) => ({ x: x / PITCH, y: y / PITCH }),
			cellAt(x, y) {
				const [column, row] = [Math.floor(x / PITCH), Math.floor(y / PITCH)];
				const isOn =
					Math.min(column, row) >= 0 && column < columns && row < rows;
				return isOn ? row * columns + column : null;
			},
			pitch: PITCH,
		},
		play: {
			lineOf: (cell) => game.lineOf(cell) ?? null,
			lineTowards: (direction) => game.lineTowards(direction) ?? null,
			drag: ({ cells, direction }, part) =>
				log.push(`drag ${cells} ${direction} ${part.toFixed(2)}`),
			drop: () => log.push("drop"),
		},
	});
	let time = 0;
	/** @param {number} id @param {number} x @param {number} y @param {number} [ms] */
	const event = (id, x, y, ms = 16) => {
		time += ms;
		return { pointerId: id, clientX: x, clientY: y, timeStamp: time };
	};
	return { pointer, game, player, log, listeners, captured, event };
}

/**
 * Puts one finger down, moves it along these points and lifts it at the last one.
 *
 * @param {ReturnType<typeof pointerOver>} parts
 * @param {[x: number, y: number][]} places
 * @param {number} [ms] Time between two points.
 * @param {number} [rest] Time until it is lifted, in milliseconds.
 */
function draw({ pointer, event }, places, ms = 50, rest = ms) {
	const [[x, y], ...others] = places;
	pointer.down(event(1, x, y));
	for (const [x, y] of others) pointer.move(event(1, x, y, ms));
	const [endX, endY] = places.at(-1) ?? [x, y];
	pointer.up(event(1, endX, endY, rest));
}

const BOARD = "1 2 3/4 5 6/7 8 0";

test("a tap moves the line of its cell", () => {
	const parts = pointerOver(BOARD);
	draw(parts, [[50, 250]]);
	assert.deepEqual(parts.log, ["move 6"]);
	assert.equal(parts.game.text, "1 2 3/4 5 6/0 7 8");
});

test("a tap that trembles is a tap", () => {
	const parts = pointerOver(BOARD);
	const places = /** @type {[number, number][]} */ ([
		[250, 150],
		[254, 146],
		[246, 153],
	]);
	draw(parts, places);
	assert.deepEqual(parts.log, ["move 5"]);
});

test("a tap beside the board does nothing", () => {
	const parts = pointerOver(BOARD);
	draw(parts, [[-20, 150]]);
	assert.deepEqual(parts.log, []);
});

test("a drag takes the line along, and past half of the way moves it", () => {
	const parts = pointerOver(BOARD);
	draw(
		parts,
		[
			[50, 250],
			[80, 250],
			[120, 255],
		],
		200,
	);
	assert.deepEqual(parts.log, [
		"drag 7,6 R 0.30",
		"drag 7,6 R 0.70",
		"move 6",
		"drop",
	]);
	assert.equal(parts.game.text, "1 2 3/4 5 6/0 7 8");
});

test("a drag let go before half of the way returns", () => {
	const parts = pointerOver(BOARD);
	draw(
		parts,
		[
			[50, 250],
			[140, 250],
			[90, 250],
		],
		500,
	);
	assert.deepEqual(parts.log, ["drag 7,6 R 0.90", "drag 7,6 R 0.40", "drop"]);
	assert.equal(parts.game.text, BOARD);
});

test("a line goes no further than one cell, and not backwards", () => {
	const parts = pointerOver(BOARD);
	draw(
		parts,
		[
			[250, 150],
			[250, 180],
			[250, 900],
			[250, 20],
		],
		500,
	);
	assert.deepEqual(parts.log, [
		"drag 5 D 0.30",
		"drag 5 D 1.00",
		"drag 5 D 0.00",
		"drop",
	]);
});

test("a flick moves the line, however short it is", () => {
	const parts = pointerOver(BOARD);
	draw(
		parts,
		[
			[150, 250],
			[165, 250],
			[180, 250],
		],
		16,
	);
	assert.equal(parts.game.text, "1 2 3/4 5 6/7 0 8");
});

test("a flick that rests before the finger lifts returns", () => {
	const parts = pointerOver(BOARD);
	draw(
		parts,
		[
			[150, 250],
			[165, 250],
			[180, 250],
		],
		16,
		150,
	);
	assert.equal(parts.game.text, BOARD);
});

test("a swipe that starts anywhere slides the tile that can go that way", () => {
	for (const [start, way, after] of /** @type {const} */ ([
		[[50, 50], [30, 0], "1 2 3/4 5 6/7 0 8"],
		[[-80, -80], [0, 30], "1 2 3/4 5 0/7 8 6"],
		[[250, 250], [30, 2], "1 2 3/4 5 6/7 0 8"],
	])) {
		const parts = pointerOver(BOARD);
		const [x, y] = start;
		draw(
			parts,
			[
				[x, y],
				[x + way[0] / 2, y + way[1] / 2],
				[x + way[0], y + way[1]],
			],
			16,
		);
		assert.equal(parts.game.text, after, `from ${start}`);
	}
});

test("a swipe that nothing can follow does nothing", () => {
	const parts = pointerOver(BOARD);
	draw(
		parts,
		[
			[50, 50],
			[20, 50],
			[-50, 50],
		],
		16,
	);
	assert.deepEqual(parts.log, ["drop"]);
	assert.equal(parts.game.text, BOARD);
});

test("a drag across the tile's way takes the tile that goes that way", () => {
	const parts = pointerOver(BOARD);
	// Drags down from tile 8, which can only go right.
	draw(
		parts,
		[
			[150, 250],
			[152, 330],
		],
		500,
		500,
	);
	assert.deepEqual(parts.log, ["drag 5 D 0.80", "move 5", "drop"]);
});

test("a second finger finishes the tap of the first", () => {
	const { pointer, event, log, game } = pointerOver(BOARD);
	pointer.down(event(1, 150, 250));
	pointer.down(event(2, 150, 150));
	pointer.up(event(1, 150, 250));
	pointer.up(event(2, 150, 150));
	assert.deepEqual(log, ["move 7", "move 4"]);
	assert.equal(game.text, "1 2 3/4 0 6/7 5 8");
});

test("a second finger finishes the drag of the first where it is", () => {
	for (const [x, after] of /** @type {const} */ ([
		[210, "1 2 3/4 5 6/7 0 8"],
		[190, BOARD],
	])) {
		const { pointer, event, game } = pointerOver(BOARD);
		pointer.down(event(1, 150, 250));
		pointer.move(event(1, x, 250, 500));
		assert.equal(pointer.isDragging, true);
		pointer.down(event(2, 900, 900));
		assert.equal(pointer.isDragging, false);
		assert.equal(game.text, after);
		pointer.move(event(1, 300, 250));
		pointer.up(event(1, 300, 250));
		assert.equal(game.text, after, "the first finger has no more to say");
	}
});

test("another input finishes the gesture at hand, once", () => {
	const { pointer, event, log } = pointerOver(BOARD);
	pointer.finish();
	pointer.down(event(1, 150, 250));
	pointer.finish();
	pointer.finish();
	pointer.up(event(1, 150, 250));
	assert.deepEqual(log, ["move 7"]);
});

test("a gesture that the browser takes away moves nothing", () => {
	const { pointer, event, log, game } = pointerOver(BOARD);
	pointer.down(event(1, 150, 250));
	pointer.move(event(1, 240, 250));
	pointer.cancel(event(2, 240, 250));
	assert.equal(pointer.isDragging, true, "another pointer was meant");
	pointer.cancel(event(1, 240, 250));
	pointer.up(event(1, 240, 250));
	assert.deepEqual(log, ["drag 7 R 0.90", "drop"]);
	assert.equal(game.text, BOARD);
});

test("nothing is dragged while no button is held, whatever was heard", () => {
	const place = fc.integer({ min: -50, max: 350 });
	const kind = fc.constantFrom("pointerdown", "pointermove", "pointerup");
	const happened = fc.array(fc.tuple(kind, place, place, fc.boolean()));
	const check = fc.property(happened, (all) => {
		const { listeners, pointer, game, event, log } = pointerOver(BOARD);
		for (const [type, x, y, isHeard] of all) {
			const isHeld =
				type === "pointerdown" || (type !== "pointerup" && isHeard);
			// A release outside the window is heard by nobody.
			if (type === "pointerup" && !isHeard) continue;
			const { text } = game;
			listeners[type]({
				...{ ...event(1, x, y), button: 0, buttons: isHeld ? 1 : 0 },
				preventDefault() {},
			});
			if (isHeld) continue;
			assert.equal(pointer.isDragging, false);
			if (log.at(-1)?.startsWith("drag")) assert.fail("the line hangs");
			if (type === "pointermove") assert.equal(game.text, text);
		}
	});
	fc.assert(check);
});

test("only the first button presses, and its pointer is captured", () => {
	const { listeners, log, captured, event } = pointerOver(BOARD);
	let prevented = 0;
	const more = { isTrusted: true, preventDefault: () => prevented++ };
	listeners.pointerdown({ ...event(1, 150, 250), ...more, button: 2 });
	listeners.pointerup(event(1, 150, 250));
	assert.deepEqual([log, captured, prevented], [[], [], 0]);
	listeners.pointerdown({ ...event(7, 150, 250), ...more, button: 0 });
	listeners.pointerup(event(7, 150, 250));
	assert.deepEqual([log, captured, prevented], [["move 7"], [7], 1]);
});

test("on a board that may not be touched a pointer begins nothing", () => {
	const { listeners, log, captured, event, player } = pointerOver(BOARD);
	let prevented = 0;
	const more = { isTrusted: true, preventDefault: () => prevented++ };
	player.mayPlay = false;
	listeners.pointerdown({ ...event(1, 150, 250), ...more, button: 0 });
	listeners.pointermove(event(1, 240, 250));
	listeners.pointerup(event(1, 240, 250));
	// The gesture is left to the page, which may scroll.
	assert.deepEqual([log, captured, prevented], [[], [], 0]);
});

test("a board that is another one lets go of what is dragged, not of a tap", () => {
	const { pointer, event, log } = pointerOver(BOARD);
	pointer.down(event(1, 150, 250));
	pointer.letGo();
	pointer.up(event(1, 150, 250));
	assert.deepEqual(log.splice(0), ["move 7"]);
	pointer.down(event(1, 50, 250));
	pointer.move(event(1, 120, 250));
	pointer.letGo();
	pointer.up(event(1, 120, 250));
	assert.deepEqual(log, ["drag 6 R 0.70", "drop"]);
});

test("two thumbs, however they overlap: every tap is a move", () => {
	const tap = fc.record({
		cell: fc.integer({ min: 0, max: 8 }),
		overlaps: fc.boolean(),
	});
	fc.assert(
		fc.property(fc.array(tap, { maxLength: 20 }), (taps) => {
			const { pointer, event, log } = pointerOver(BOARD);
			/** @type {(() => void) | null} */
			let lift = null;
			for (const [at, { cell, overlaps }] of taps.entries()) {
				const x = (cell % 3) * PITCH + 50;
				const y = Math.floor(cell / 3) * PITCH + 50;
				if (!overlaps) lift?.();
				pointer.down(event(at, x, y));
				if (overlaps) lift?.();
				lift = () => pointer.up(event(at, x, y));
			}
			lift?.();
			assert.deepEqual(
				log,
				taps.map(({ cell }) => `move ${cell}`),
			);
		}),
	);
});

test("a drag comes to its end once, whatever the fingers do", () => {
	const kind = fc.constantFrom("down", "move", "up", "cancel", "finish");
	const step = fc.record({
		kind,
		id: fc.integer({ min: 1, max: 2 }),
		x: fc.integer({ min: -50, max: 350 }),
		y: fc.integer({ min: -50, max: 350 }),
		ms: fc.integer({ min: 0, max: 200 }),
	});
	fc.assert(
		fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
			const { pointer, event, log } = pointerOver(BOARD);
			for (const { kind, id, x, y, ms } of steps) {
				if (kind === "finish") pointer.finish();
				else pointer[kind](event(id, x, y, ms));
				const last = log.at(-1)?.split(" ")[0];
				assert.equal(
					last === "drag",
					pointer.isDragging && last === "drag",
					"what is dragged is dropped",
				);
			}
			pointer.finish();
			assert.notEqual(log.at(-1)?.split(" ")[0], "drag");
		}),
	);
});
