/**
 * What help step by step says and marks. The tasks are of the core.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { texts as en } from "../../www/messages/compiled/coach-en.ts";
import { texts as zh } from "../../www/messages/compiled/coach-zh-Hans.ts";
import { movesOf } from "../../www/pages/parts/task-help.ts";
import {
	marked,
	nextLevel,
	saidOf,
	subGoals,
} from "../../www/pages/play/coach/coach-words.ts";
import { lessons } from "./core.js";

/** @typedef {import("../../www/pages/play/coach/coach-words.ts").Level} Level */
/** @typedef {import("../../www/pages/play/coach/coach-words.ts").State} State */

/**
 * @param {string} text
 * @param {Partial<State>} [given]
 * @param {number} [at] How many moves of the task are made.
 * @returns {State}
 */
function stateOf(text, given = {}, at = 0) {
	const task = lessons.nextTask(text, "last");
	assert.ok(task);
	const moves = movesOf(task);
	const board = at === 0 ? text : moves[at - 1].move.board;
	const cells = board.split(/[ /]/u).map(Number);
	return {
		...{ task, next: moves[at], level: "slide", byDegrees: false },
		...{ brought: [], cells, ...given },
	};
}

/** @param {State} state */
function shown(state, texts = en) {
	const marks = marked(state).map(({ kind, at }) => `${kind} ${at}`);
	return [...saidOf(state, texts), ...marks];
}

const FIRST = "14 5 3 11/15 9 4 8/13 6 0 10/1 2 12 7";

test("one press shows what goes where, and the slide with its reason", () => {
	const state = stateOf(FIRST);
	assert.deepEqual(shown(state), [
		"Bring 1 to the corner",
		"Slide 13 right. 6 goes with it. 13 makes room for 1.",
		...["cell 0", "tile 12", "arrow 10"],
	]);
	assert.equal(nextLevel({ ...state, level: "none" }), "slide");
	assert.equal(saidOf(state, zh)[0], "把 1 移到角上");
	const nearer = stateOf(FIRST, {}, 1);
	assert.equal(saidOf(nearer, en)[1], "Slide 1 up. 1 comes nearer.");
});

test("help may be given by degrees: where, which tile, which slide", () => {
	const level = (/** @type {Level} */ level) =>
		stateOf(FIRST, { level, byDegrees: true });
	assert.deepEqual(shown(level("where")), [
		"Bring 1 to the corner",
		...["", "cell 0"],
	]);
	assert.deepEqual(shown(level("tile")), [
		"Bring 1 to the corner",
		"13 slides next.",
		...["cell 0", "tile 12"],
	]);
	/** @type {Level[]} */
	const levels = ["offer"];
	for (let press = 0; press < 4; press++)
		levels.push(nextLevel(level(/** @type {Level} */ (levels.at(-1)))));
	assert.deepEqual(levels, ["offer", "where", "tile", "slide", "slide"]);
	assert.equal(nextLevel(level("none")), "where");
});

test("what is offered, and what came of it, has no marks", () => {
	assert.deepEqual(shown(stateOf(FIRST, { level: "offer" })), en.offer);
	assert.deepEqual(shown(stateOf(FIRST, { level: "none" })), [
		...["Your own way", ""],
	]);
	assert.deepEqual(shown(stateOf(FIRST, { level: "none", brought: [1] })), [
		...["1 is in place", ""],
	]);
});

/** The sub-goals of a task, with what is said before each move. @param {string} text */
function told(text) {
	const { task } = stateOf(text);
	const said = movesOf(task).map((_, at) => {
		const state = stateOf(text, {}, at);
		const [head, why] = saidOf(state, en);
		const ticks = subGoals(state, en).map(({ isDone }) => (isDone ? "✓" : "-"));
		return `${ticks.join("")} ${head}: ${why}`;
	});
	return said;
}

test("a pair is explained to its end, sub-goal by sub-goal", () => {
	assert.deepEqual(told("1 2 8 6/14 5 7 3/9 10 11 4/13 0 15 12"), [
		"--- First 3 to where 4 belongs: Slide 5 down. 10 goes with it. Then the gap is above 3.",
		"--- First 3 to where 4 belongs: Slide 7 left. Then the gap is above 3.",
		"--- First 3 to where 4 belongs: Slide 8 down. Then the gap is above 3.",
		"--- First 3 to where 4 belongs: Slide 6 left. 6 makes room for 3.",
		"--- First 3 to where 4 belongs: Slide 3 up. Then 3 is there.",
		"✓-- Now 4 right behind it: Slide 4 up. Then 4 is there.",
		"✓✓- Both round the corner: Slide 11 right. Then the gap is left of 3.",
		"✓✓- Both round the corner: Slide 6 down. 8 goes with it. 6 makes room for 3.",
		"✓✓- Both round the corner: Slide 3 left. Then 3 is in place.",
		"✓✓- Both round the corner: Slide 4 up. Then 4 is in place.",
	]);
});

test("two that are each where the other belongs go apart first", () => {
	const [first] = told("1 2 4 3/14 5 7 6/9 10 11 8/13 0 15 12");
	assert.match(first, /^---- First 3 out of the way: /);
});

test("the last three come home one after the other", () => {
	assert.deepEqual(told("1 2 3/4 6 8/7 5 0"), [
		"--- Turn all three until 6 is in place: Slide 8 down. 8 makes room for 6.",
		"--- Turn all three until 6 is in place: Slide 6 right. Then 6 is in place.",
		"✓-- Turn all three until 5 is in place: Slide 5 up. Then 5 is in place.",
		"✓✓- Turn all three until 8 is in place: Slide 8 left. Then 8 is in place.",
	]);
});
