/**
 * The finer clock and the countdown, with the real core and a browser that the test
 * controls.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { FineClock } from "../../www/element/later/fine-clock.ts";
import { Game } from "./core.js";
import { setTable } from "./table.js";

/** Three slides from the goal. */
const FAR = "1 2 3/4 0 5/7 8 6";

/**
 * @param {object} wishes
 * @param {number} [wishes.digits]
 * @param {number} [wishes.inspection] In seconds.
 * @param {string} [board]
 */
function setClock({ digits = 0, inspection = 0 } = {}, board = FAR) {
	const table = setTable({ board });
	/** What waits: for so many milliseconds, or for a frame. @type {{ call: () => void, ms: number | "frame", at: number }[]} */
	let waiting = [];
	/** @param {() => void} call @param {number | "frame"} ms */
	const wait = (call, ms) => {
		const at = table.clock.now + (ms === "frame" ? 16 : ms);
		const one = { call, ms, at };
		waiting.push(one);
		return () => {
			waiting = waiting.filter((other) => other !== one);
		};
	};
	/** @type {string[]} */
	const told = [];
	const text = { data: "" };
	const clock = new FineClock({
		text,
		play: table.play,
		announce: (what, value) => told.push(`${what} ${value}`.trim()),
		browser: {
			now: table.clock.read,
			after: wait,
			nextFrame: (call) => wait(call, "frame"),
		},
	});
	clock.set({ digits, inspection });
	return {
		...table,
		text,
		told,
		fine: clock,
		/** Returns what the clock waits for. */
		waits: () => waiting.map(({ ms }) => ms),
		/** Lets time pass, and what waited for it happen. @param {number} ms */
		pass(ms) {
			const end = table.clock.now + ms;
			for (;;) {
				const [next] = waiting;
				if (next === undefined || next.at > end) break;
				table.clock.now = next.at;
				waiting = [];
				next.call();
			}
			table.clock.now = end;
		},
	};
}

test("tenths are shown as they pass, and nothing ticks before the first move", () => {
	const { play, fine, text, waits, pass } = setClock({ digits: 1 });
	assert.deepEqual([text.data, waits()], ["0:00.0", []]);
	play.move(5);
	fine.show();
	assert.deepEqual(waits(), [100]);
	pass(100);
	assert.equal(text.data, "0:00.1");
	pass(1_250);
	assert.deepEqual([text.data, waits()], ["0:01.3", [100]]);
});

test("hundredths are drawn with the frames", () => {
	const { play, fine, text, waits, pass } = setClock({ digits: 2 });
	play.move(5);
	fine.show();
	assert.deepEqual(waits(), ["frame"]);
	pass(160);
	assert.deepEqual([text.data, waits()], ["0:00.16", ["frame"]]);
});

test("nothing ticks while nobody sees it, nor once it is won", () => {
	for (const digits of [1, 2]) {
		const { play, clock, fine, text, waits, pass } = setClock({ digits });
		play.move(5);
		fine.show();
		fine.see(false);
		assert.deepEqual(waits(), [], "out of sight");
		pass(500);
		fine.see(true);
		assert.match(text.data, /^0:00\.50?$/);
		assert.equal(waits().length, 1);
		play.sleep();
		fine.stop();
		assert.deepEqual(waits(), [], "the page is hidden");
		pass(10_000);
		play.wake();
		fine.show();
		assert.equal(waits().length, 1);
		pass(16);
		clock.now += 484;
		play.move(8);
		fine.show();
		assert.equal(play.snapshot.isSolved, true);
		assert.deepEqual([text.data.slice(0, 6), waits()], ["0:01.0", []]);
	}
});

test("a new board is looked at, then the time runs", () => {
	const { play, text, told, waits, pass, events } = setClock({
		inspection: 15,
	});
	assert.deepEqual([text.data, waits()], ["−0:15", [1_000]]);
	pass(999);
	assert.equal(text.data, "−0:15");
	pass(1);
	assert.equal(text.data, "−0:14");
	assert.deepEqual(told, ["look 14"]);
	pass(13_999);
	assert.equal(text.data, "−0:01");
	assert.equal(play.snapshot.isTiming, false);
	assert.deepEqual(told.splice(0), ["look 14", "look 5"]);
	pass(1);
	assert.equal(play.snapshot.isTiming, true);
	assert.deepEqual(told, ["timeRuns"]);
	assert.deepEqual(events.splice(0), [{ type: "change" }]);
	pass(2_500);
	assert.equal(play.elapsed, 2_500);
	play.move(5);
	assert.equal(play.elapsed, 2_500);
	// The record says the same to whoever replays it.
	assert.equal(Game.fromRecord(play.record).elapsed(0), 2_500);
	play.move(8);
	const { isSolved, elapsed, mtm } = play.snapshot;
	assert.deepEqual([isSolved, elapsed, mtm], [true, 2_500, 2]);
});

test("the first move ends the look, and the time begins with it", () => {
	const { play, fine, text, told, waits, pass } = setClock({ inspection: 15 });
	pass(9_000);
	play.move(5);
	fine.show();
	assert.deepEqual([text.data, play.elapsed], ["0:00", 0]);
	pass(3_000);
	assert.deepEqual([text.data, play.elapsed], ["0:03", 3_000]);
	assert.deepEqual(told, ["look 14"]);
	// Back at the start the time runs on.
	play.undo();
	fine.show();
	assert.deepEqual([text.data, waits()], ["0:03", [1_000]]);
});

test("a new attempt at a board is looked at again, a board from before is not", () => {
	const { play, fine, text, pass } = setClock({ inspection: 10 });
	play.move(5);
	fine.show();
	pass(4_000);
	play.restart();
	fine.show();
	assert.equal(text.data, "−0:10");
	pass(4_000);
	assert.equal(text.data, "−0:06");
	play.redo();
	fine.show();
	assert.equal(text.data, "0:04");
});

test("the countdown stands while nobody sees the page", () => {
	const { play, fine, text, told, pass, waits } = setClock({ inspection: 8 });
	pass(2_500);
	assert.equal(text.data, "−0:06");
	play.sleep();
	fine.stop();
	assert.deepEqual(waits(), []);
	pass(60_000);
	assert.equal(play.snapshot.isTiming, false);
	play.wake();
	fine.show();
	assert.deepEqual([text.data, waits()], ["−0:06", [500]]);
	pass(500);
	assert.equal(text.data, "−0:05");
	assert.deepEqual(told, ["look 7", "look 5"]);
});

test("who solves the board is not asked to look at it", () => {
	const { text, waits } = setClock({ inspection: 15 }, "1 2 3/4 5 6/7 8 0");
	assert.deepEqual([text.data, waits()], ["0:00.0", []]);
});

test("without a limit nothing is counted down, and a changed one begins anew", () => {
	const { fine, text, pass } = setClock();
	assert.equal(text.data, "0:00");
	fine.set({ digits: 0, inspection: 15 });
	pass(5_000);
	assert.equal(text.data, "−0:10");
	fine.set({ digits: 1, inspection: 15 });
	assert.equal(text.data, "−0:10");
	fine.set({ digits: 1, inspection: 30 });
	assert.equal(text.data, "−0:30");
	fine.set({ digits: 1, inspection: 0 });
	assert.equal(text.data, "0:00.0");
});
