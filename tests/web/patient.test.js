/**
 * A tile that slides after the pointer has rested on it, or after it was pressed for a
 * while.
 */

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Patient } from "../../www/input/patient.ts";

mock.timers.enable({ apis: ["setTimeout"] });

/**
 * On a board of which only some cells can slide.
 *
 * @param {{ dwell?: number, hold?: number }} times
 */
function setPatient({ dwell = 0, hold = 0 }) {
	/** @type {number[]} */
	const moves = [];
	/** @type {(number | null)[]} */
	const marks = [];
	const board = { isSolved: false, slides: new Set([1, 3]), mayPlay: true };
	const surface = new EventTarget();
	const patient = new Patient(surface, {
		player: {
			get mayPlay() {
				return board.mayPlay;
			},
			ask: ({ to }) => moves.push(to),
		},
		view: { cellAt: (x) => Math.floor(x / 100) },
		play: {
			lineOf: (cell) => (board.slides.has(cell) ? {} : null),
			snapshot: board,
			help: null,
		},
		focus: () => {},
		mark: (cell) => marks.push(cell),
	});
	patient.set({ dwell, hold });
	/** @param {string} type @param {number} x @param {object} [more] */
	const send = (type, x, more = {}) => {
		const event = new Event(type, { cancelable: true });
		const usual = { isPrimary: true, pointerType: "mouse", button: 0 };
		Object.assign(event, usual, { buttons: 0, clientX: x, clientY: 0 }, more);
		surface.dispatchEvent(event);
		return event;
	};
	return { moves, marks, board, send };
}

test("a tile slides when the pointer has rested on it", () => {
	const { moves, marks, send } = setPatient({ dwell: 500 });
	send("pointermove", 150);
	assert.equal(marks.at(-1), 1);
	mock.timers.tick(499);
	// A hand shakes.
	send("pointermove", 160);
	assert.deepEqual(moves, []);
	mock.timers.tick(1);
	assert.deepEqual(moves, [1]);
	assert.equal(marks.at(-1), null);
	mock.timers.tick(2000);
	assert.deepEqual(moves, [1]);
});

test("a tile that is left, or cannot slide, stays", () => {
	const { moves, send, board } = setPatient({ dwell: 500 });
	send("pointermove", 150);
	mock.timers.tick(400);
	send("pointermove", 250);
	mock.timers.tick(1000);
	send("pointermove", 350);
	send("pointerleave", 350);
	mock.timers.tick(1000);
	board.isSolved = true;
	send("pointermove", 150);
	mock.timers.tick(1000);
	assert.deepEqual(moves, []);
});

test("a finger that moves over the board rests on nothing", () => {
	const { moves, send } = setPatient({ dwell: 500 });
	send("pointermove", 150, { pointerType: "touch", buttons: 1 });
	mock.timers.tick(1000);
	assert.deepEqual(moves, []);
});

test("a tile slides only when it was held", () => {
	const { moves, send } = setPatient({ hold: 300 });
	const { defaultPrevented } = send("pointerdown", 150, { buttons: 1 });
	assert.ok(defaultPrevented);
	mock.timers.tick(200);
	send("pointerup", 150);
	mock.timers.tick(1000);
	assert.deepEqual(moves, [], "a slip");
	send("pointerdown", 350, { buttons: 1 });
	send("pointermove", 390, { buttons: 1 });
	mock.timers.tick(300);
	assert.deepEqual(moves, [3]);
	send("pointerdown", 150, { buttons: 1 });
	send("pointermove", 250, { buttons: 1 });
	mock.timers.tick(1000);
	assert.deepEqual(moves, [3], "left meanwhile");
});

test("who may not play slides nothing, and nothing is kept from the page", () => {
	const { moves, send, board } = setPatient({ hold: 300, dwell: 500 });
	board.mayPlay = false;
	assert.ok(!send("pointerdown", 150, { buttons: 1 }).defaultPrevented);
	send("pointermove", 350);
	mock.timers.tick(1000);
	assert.deepEqual(moves, []);
});
