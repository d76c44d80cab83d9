/**
 * A play being watched: its frames come from the core, its clock from the test.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { frames } from "../../www/core/wasm/reader.js";
import { replayOf } from "../../www/tools/review/review-state.ts";
import { openGame } from "./core.js";

/** A play of three moves, an undo and a redo, at these times. */
function played() {
	const game = openGame("0 1 2/4 5 3/7 8 6");
	game.slideCell(2, 1_000);
	game.slideCell(5, 1_400);
	game.undo(2_000);
	game.redo(2_500);
	game.slideCell(8, 12_500);
	return game;
}

/** Waits that the test ends one by one. */
function waits() {
	/** @type {{ call: () => void, ms: number, isOver: boolean }[]} */
	const all = [];
	return {
		/** @type {(call: () => void, ms: number) => () => void} */
		schedule(call, ms) {
			const wait = { call, ms, isOver: false };
			all.push(wait);
			return () => {
				wait.isOver = true;
			};
		},
		/** Ends the one wait that is open, and returns how long it was to be. */
		end() {
			const open = all.filter(({ isOver }) => !isOver);
			assert.equal(open.length, 1);
			open[0].isOver = true;
			open[0].call();
			return open[0].ms;
		},
		get open() {
			return all.filter(({ isOver }) => !isOver).length;
		},
	};
}

function watch() {
	const game = played();
	const record = frames(game.record);
	const clock = waits();
	/** @type {string[]} */
	const shown = [];
	const replay = replayOf(record.frames, {
		show: (at, before) => shown.push(`${before}→${at}`),
		schedule: clock.schedule,
	});
	return { game, record, clock, shown, replay };
}

test("the frames are the boards of the play, with its times and counts", () => {
	const { game, record } = watch();
	assert.equal(record.solved, true);
	assert.deepEqual(
		record.frames.map(({ elapsed, stm, mtm }) => [elapsed, stm, mtm]),
		[
			[0, 0, 0],
			[0, 2, 1],
			[400, 3, 2],
			[1_000, 2, 1],
			[1_500, 3, 2],
			[11_500, 4, 3],
		],
	);
	assert.equal(record.frames.at(-1)?.board, game.text);
	// Each move can be made from the frame before it.
	for (const [at, { cell, board }] of record.frames.entries()) {
		if (at === 0) continue;
		const before = openGame(record.frames[at - 1].board);
		assert.ok(before.slideCell(Number(cell), 0));
		assert.equal(before.text, board);
	}
});

test("it runs in the times of the play, a long pause cut short", () => {
	const { clock, shown, replay } = watch();
	replay.run();
	const times = [];
	while (clock.open > 0) times.push(clock.end());
	assert.deepEqual(times, [0, 400, 600, 500, 3_000]);
	assert.deepEqual(shown, ["0→0", "0→1", "1→2", "2→3", "3→4", "4→5"]);
	assert.equal(replay.isRunning, false);
	replay.run();
	assert.deepEqual(shown.slice(6), ["5→0", "0→0"]);
	assert.ok(replay.isRunning);
});

test("it runs faster, pauses, and goes anywhere", () => {
	const { clock, shown, replay } = watch();
	replay.factor = 2;
	replay.run();
	clock.end();
	assert.equal(clock.end(), 200);
	replay.factor = 4;
	assert.equal(clock.open, 1);
	replay.pause();
	assert.equal(clock.open, 0);
	replay.go(99);
	assert.equal(replay.at, 5);
	replay.go(-1);
	assert.equal(replay.at, 0);
	assert.deepEqual(shown.slice(-2), ["2→5", "5→0"]);
	replay.run();
	assert.equal(clock.end(), 0);
	assert.equal(clock.end(), 100);
});

test("a record that cannot be played is refused with its reason", () => {
	assert.throws(() => frames("2.3x3.last.bAD..xxxxxx"), { code: "record" });
	assert.throws(() => frames("9.3x3.last.bAD..xxxxxx"), {
		code: "recordVersion",
	});
});
