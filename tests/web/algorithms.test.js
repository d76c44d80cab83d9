/**
 * The exercises of the page that explains the searches: what the core counts is what was
 * counted by hand, or is published.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { texts as en } from "../../www/messages/compiled/algorithms-en.ts";
import { EXERCISES } from "../../www/pages/algorithms/exercises.ts";
import { lab } from "./core.js";

/** By hand, but for those of the comments. */
const ANSWERS = {
	// 8 before seven smaller ones, 3 and 4 before 2, 7 before 6 and 5, 6 before 5.
	solvability: 12,
	// The ring of twelve without its last one.
	bfs: 11,
	// Published: the farthest boards of 3×3.
	bidirectional: 31,
	// Half of 6! arrangements.
	table: 360,
	// Straight on: the start and one more.
	astar: 2,
	// The path round the ring, both ends included.
	idastar: 7,
	// Manhattan distance 4, and one of two tiles must leave in each of two rows.
	heuristics: 8,
	// On 2×2 rows and columns know all there is to know.
	walking: 6,
};

for (const [name, answer] of Object.entries(ANSWERS)) {
	test(`the answer of the exercise on ${name} is ${answer}`, () => {
		const exercise = EXERCISES[/** @type {keyof typeof ANSWERS} */ (name)];
		assert.equal(exercise.answer(/** @type {any} */ (lab)), answer);
	});
}

test("greedy search loses slides, and patterns prove no more than the truth", () => {
	const core = /** @type {any} */ (lab);
	assert.ok(EXERCISES.greedy.answer(core) > 31);
	const proved = EXERCISES.patterns.answer(core);
	assert.ok(proved > 21 && proved <= 31, `${proved}`);
});

test("each page has its files and its texts", () => {
	assert.deepEqual(Object.keys(EXERCISES), Object.keys(en.pages));
	for (const { files } of Object.values(EXERCISES)) {
		for (const file of files) {
			const url = new URL(`../../src/lab/${file}.rs`, import.meta.url);
			assert.match(readFileSync(url, "utf8"), /^\/\/! /);
		}
	}
});
