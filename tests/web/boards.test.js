/**
 * The boards of the benches.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
	manhattan,
	publishedBoards,
	scrambledBoards,
} from "../../scripts/boards.js";
import { openGame } from "./core.js";

const TRIES = { least: 1_000, most: 10_000 };

test("published boards have their lengths, which no Manhattan distance is above", () => {
	// Published means: Korf 1985; Korf & Felner 2002.
	for (const [name, side, count, mean] of /** @type {const} */ ([
		["korf100", 4, 100, 53.05],
		["korf24", 5, 50, 100.78],
	])) {
		const { boards, lengths } = publishedBoards(name, side, count);
		assert.deepEqual([boards.length, lengths.length], [count, count]);
		const sum = lengths.reduce((a, b) => a + b, 0);
		assert.equal((sum / count).toFixed(2), mean.toFixed(2));
		for (const [i, board] of boards.entries()) {
			// The core accepts it, so it can be solved.
			assert.equal(openGame(board).snapshot(0).size, `${side}x${side}`);
			assert.ok(manhattan(board) <= lengths[i]);
			assert.equal((lengths[i] - manhattan(board)) % 2, 0);
		}
	}
});

test("a scramble can be solved, is far from the goal, and is its seed's", () => {
	const boards = scrambledBoards(6, 20, "1", TRIES);
	assert.deepEqual(scrambledBoards(6, 20, "1", TRIES), boards);
	assert.notDeepEqual(scrambledBoards(6, 20, "2", TRIES), boards);
	assert.equal(new Set(boards).size, 20);
	for (const board of boards) {
		assert.equal(openGame(board).snapshot(0).size, "6x6");
		assert.ok(manhattan(board) > 40, board);
	}
});

test("the Manhattan distance counts each tile's way, and the blank's not", () => {
	assert.equal(manhattan("1 2 3/4 5 6/7 8 0"), 0);
	assert.equal(manhattan("1 2 3/4 5 6/0 7 8"), 2);
	assert.equal(manhattan("0 1/3 2"), 2);
	assert.equal(manhattan("4 1 2/5 0 3"), 5);
});
