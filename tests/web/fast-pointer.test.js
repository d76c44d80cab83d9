/**
 * A tap that acts when it begins, and the mouse that slides what it passes over. On
 * the real core.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { FastPointer } from "../../www/input/fast-pointer.ts";
import { Pointer } from "../../www/input/pointer.ts";
import { openGame } from "./core.js";

/** Side of a cell and distance to the next one, in CSS pixels. */
const PITCH = 100;

/** The middle of a cell of a 3×3. @param {number} cell */
const middle = (cell) => ({
	clientX: ((cell % 3) + 0.5) * PITCH,
	clientY: (Math.floor(cell / 3) + 0.5) * PITCH,
});

/** An element with a child that the events are for: captures come first. */
class Surface extends EventTarget {
	#outer = new EventTarget();

	/** @type {EventTarget["addEventListener"]} */
	addEventListener(type, listener, options) {
		const { capture } = /** @type {AddEventListenerOptions} */ (options ?? {});
		if (capture) this.#outer.addEventListener(type, listener);
		else super.addEventListener(type, listener);
	}

	/** @param {Event} event */
	dispatchEvent(event) {
		let isStopped = false;
		event.stopImmediatePropagation = () => {
			isStopped = true;
		};
		this.#outer.dispatchEvent(event);
		return isStopped || super.dispatchEvent(event);
	}

	setPointerCapture() {}
}

/** @param {{ isEarly?: boolean, isHover?: boolean }} wishes @param {string} [text] */
function setUp(wishes, text = "1 2 3/4 0 5/7 8 6") {
	const game = openGame(text, "last", "");
	/** @type {number[]} */
	const moves = [];
	/** @type {string[]} */
	const calls = [];
	const player = {
		mayPlay: true,
		/** @param {any} command */
		ask({ to }) {
			moves.push(to);
			game.slideCell(to, 0);
		},
	};
	const view = {
		pitch: PITCH,
		/** @param {number} x @param {number} y */
		at: (x, y) => ({ x: x / PITCH, y: y / PITCH }),
		/** @param {number} x @param {number} y */
		cellAt(x, y) {
			const [column, row] = [Math.floor(x / PITCH), Math.floor(y / PITCH)];
			const isOn = Math.min(column, row) >= 0 && Math.max(column, row) < 3;
			return isOn ? row * 3 + column : null;
		},
	};
	const play = {
		lineOf: (/** @type {number} */ cell) => game.lineOf(cell) ?? null,
		lineTowards: (/** @type {any} */ way) => game.lineTowards(way) ?? null,
		drag: () => calls.push("drag"),
		drop: () => calls.push("drop"),
		get snapshot() {
			return game.snapshot(0);
		},
		/** @type {{ playback: object | null } | null} */
		help: null,
	};
	const surface = new Surface();
	const board = { player, view, play };
	const pointer = new Pointer(/** @type {any} */ (surface), board);
	const fast = new FastPointer(surface, {
		...board,
		finish: () => pointer.finish(),
		focus: () => calls.push("focus"),
	});
	Object.assign(fast, wishes);
	let timeStamp = 0;
	/**
	 * @param {string} type
	 * @param {number} cell
	 * @param {object} [held]
	 */
	const send = (type, cell, held = {}) => {
		timeStamp += 16;
		const event = new Event(type, { cancelable: true });
		const mouse = { pointerType: "mouse", pointerId: 1, button: 0, buttons: 0 };
		const place = cell < 0 ? { clientX: -50, clientY: 50 } : middle(cell);
		for (const [name, value] of Object.entries({
			...{ ...mouse, ctrlKey: false, ...place, timeStamp, ...held },
		})) {
			Object.defineProperty(event, name, { value });
		}
		surface.dispatchEvent(event);
		return event;
	};
	/** @param {object} [held] @param {number[]} cells */
	const pass = (cells, held = {}) => {
		for (const cell of cells) send("pointermove", cell, held);
	};
	return { fast, game, player, play, moves, calls, send, pass };
}

test("a tap acts when it begins, and not again when it ends", () => {
	const { moves, send } = setUp({ isEarly: true });
	send("pointerdown", 5);
	assert.deepEqual(moves, [5]);
	send("pointermove", 3, { buttons: 1 });
	send("pointerup", 3);
	assert.deepEqual(moves, [5]);
});

test("a tap of old acts when it ends", () => {
	const { moves, send } = setUp({});
	send("pointerdown", 5);
	assert.deepEqual(moves, []);
	send("pointerup", 5);
	assert.deepEqual(moves, [5]);
});

test("where nothing slides a swipe may begin, and a tap says so at its end", () => {
	const { moves, calls, send } = setUp({ isEarly: true });
	send("pointerdown", 0);
	send("pointermove", 1, { buttons: 1 });
	assert.deepEqual([moves, calls], [[], ["drag"]]);
	send("pointerup", 1);
	assert.equal(moves.length, 1);
	send("pointerdown", 8);
	send("pointerup", 8);
	assert.equal(moves.length, 2);
});

test("another button, and a board that may not be played, do nothing", () => {
	const { moves, player, send } = setUp({ isEarly: true });
	send("pointerdown", 5, { button: 2 });
	player.mayPlay = false;
	send("pointerdown", 5);
	assert.deepEqual(moves, []);
});

test("the gap follows the mouse", () => {
	const { game, moves, pass } = setUp({ isHover: true });
	pass([4, 5, 2, 1, 0]);
	assert.equal(game.text, "0 1 2/4 5 3/7 8 6");
	assert.deepEqual(moves, [5, 2, 1, 0]);
});

test("a line goes at once when the mouse comes in from outside", () => {
	const { game, moves, send, pass } = setUp({ isHover: true });
	pass([-1]);
	send("pointerleave", -1);
	pass([3]);
	assert.deepEqual([moves, game.text], [[3], "1 2 3/0 4 5/7 8 6"]);
});

test("a mouse too fast to be seen in each cell misses none", () => {
	const { game, moves, pass } = setUp({ isHover: true }, "0 1 2/3 4 5/6 7 8");
	pass([0, 6]);
	assert.deepEqual(moves, [3, 6]);
	pass([8]);
	assert.deepEqual(moves, [3, 6, 7, 8]);
	assert.equal(game.text, "3 1 2/6 4 5/7 8 0");
});

test("with Control or a button held the mouse is put in place", () => {
	const { game, moves, calls, send, pass } = setUp({ isHover: true });
	const { text } = game;
	pass([4, 5, 8], { ctrlKey: true });
	const down = send("pointerdown", 8);
	pass([5, 2], { buttons: 1 });
	send("pointerup", 2);
	assert.deepEqual([moves, calls, game.text], [[], ["focus"], text]);
	assert.equal(down.defaultPrevented, true);
	// From there it slides what it comes to.
	pass([1]);
	assert.deepEqual(moves, [1]);
});

test("a finger does not hover, and drags as ever", () => {
	const { moves, calls, send } = setUp({ isHover: true });
	const touch = { pointerType: "touch", buttons: 1 };
	send("pointermove", 5, touch);
	assert.deepEqual(moves, []);
	send("pointerdown", 5, touch);
	send("pointerup", 5, touch);
	assert.deepEqual([moves, calls], [[5], []]);
});

test("what is won stays, and a solution that is watched goes on", () => {
	const { game, play, moves, pass } = setUp({ isHover: true });
	pass([4, 5, 8]);
	assert.equal(game.snapshot(0).isSolved, true);
	pass([7, 4, 1]);
	assert.deepEqual(moves, [5, 8]);
	game.undo(0);
	play.help = { playback: {} };
	pass([4, 2]);
	assert.deepEqual(moves, [5, 8]);
	play.help = { playback: null };
	pass([8]);
	assert.deepEqual(moves, [5, 8, 8]);
});

test("a mouse that does not hover slides nothing by the way", () => {
	const { moves, pass } = setUp({ isEarly: true });
	pass([4, 5, 2, 1]);
	assert.deepEqual(moves, []);
});
