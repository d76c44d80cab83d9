/**
 * The frontier over time: what the session tells of it, with the real core, and where
 * things are in its picture. Level sizes of the 3×3 are those that are published.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Session } from "../../www/lab/lab-session.ts";
import { texts as words } from "../../www/messages/compiled/frontier-en.ts";
import { momentWords } from "../../www/pages/lab/frontier/frontier-words.ts";
import {
	columnOf,
	darknessOf,
	measuresOf,
	planOf,
	roundMarks,
} from "../../www/pages/lab/frontier/heat-layout.ts";
import { FARTHEST, lab } from "./core.js";

/** @typedef {import("../../www/lab/lab-session.ts").Timeline} Timeline */

/**
 * Runs a search whose frontier is kept.
 *
 * @param {string} search
 * @param {string} [board]
 * @param {number} [moments]
 */
async function run(search, board = FARTHEST, moments = 480) {
	/** @type {any[]} */
	const heard = [];
	let now = 0;
	const session = new Session({
		lab: new lab.Lab(),
		post: (answer) => heard.push(answer),
		pause: async () => {},
		sliceMs: 10,
		clock: () => {
			now += 60;
			return now;
		},
	});
	const limits = { bytes: 100_000_000, ms: 1e9 };
	await session.hear({
		id: 1,
		board,
		goal: "last",
		search,
		...limits,
		moments,
	});
	const { outcome } = heard[heard.length - 1];
	return {
		heard,
		outcome,
		timeline: /** @type {Timeline} */ (outcome.timeline),
	};
}

test("the frontier comes with the progress, and as a whole in the end", async () => {
	const { heard, outcome, timeline } = await run("bfs");
	assert.equal(outcome.slides.length, 31);
	const told = heard.filter(({ timeline }) => timeline !== undefined);
	assert.ok(told.length > 1 && told.length < heard.length, `${told.length}`);
	const { expanded, waiting, lower, maps, passes } = timeline;
	assert.deepEqual(passes, []);
	assert.ok(expanded.length > 200 && expanded.length <= 480);
	assert.equal(expanded.at(-1), outcome.expanded);
	assert.equal(lower.at(-1), 31);
	for (const [at, n] of waiting.entries()) {
		const column = maps[0].boards.subarray(
			at * maps[0].rows,
			(at + 1) * maps[0].rows,
		);
		assert.equal(
			column.reduce((sum, boards) => sum + boards, 0),
			n,
		);
	}
	// Nobody has asked: nothing is kept.
	assert.equal((await run("bfs", "1 2 3/4 0 5", 0)).timeline, undefined);
});

test("the exact table's levels are the published ones, in words too", async () => {
	// Moments of 0, 1, 2, … boards, so that each level has its first.
	const { timeline } = await run("table", "1 2 3/4 0 5", 400);
	const sizes = [1, 2, 3, 5, 6, 7, 10, 12, 12, 16, 23, 25, 28, 39, 44, 40];
	let before = 0;
	for (const [level, size] of sizes.entries()) {
		const at = timeline.expanded.indexOf(before);
		const column = columnOf(timeline.maps[0], at);
		// The first one of them is taken already, but for the goal at the beginning.
		const waits = level === 0 ? size : size - 1;
		if (waits > 0) assert.equal(column?.boards, waits, `level ${level}`);
		before += size;
	}
	assert.equal(
		momentWords(words, "table", timeline, "depthFromGoal", 0),
		"0 expanded, 1 board waiting. Proven so far: at least 0 slides. Most are at 0: 1.",
	);
});

test("each search has its picture", async () => {
	const astar = await run("astar:manhattan");
	assert.deepEqual(measuresOf("astar:manhattan"), ["order", "depth"]);
	const plan = planOf("astar:manhattan", astar.timeline, "order");
	// f goes from the bound of the start, 21, by twos.
	assert.equal(plan.low, 21);
	assert.equal(plan.parts[0].map.step, 2);
	assert.ok(plan.hasBound && plan.high >= 31);
	const greedy = await run("greedy:manhattan");
	assert.equal(
		planOf("greedy:manhattan", greedy.timeline, "order").hasBound,
		false,
	);
	const both = await run("bidirectional");
	const ends = planOf("bidirectional", both.timeline, "depth");
	assert.deepEqual(
		ends.parts.map(({ isFromTop }) => isFromTop),
		[false, true],
	);
	// The two meet at the length of the solution.
	assert.deepEqual([ends.low, ends.high], [0, 31]);
	const deep = await run("idastar:manhattan");
	const { passes } = deep.timeline;
	const bounds = passes.map(({ bound }) => bound);
	assert.deepEqual(bounds, [21, 23, 25, 27, 29, 31]);
	const sum = passes.reduce((sum, { expanded }) => sum + expanded, 0);
	assert.equal(sum, deep.outcome.expanded);
	assert.match(
		momentWords(words, "idastar:manhattan", deep.timeline, "visits", 1),
		/ expanded\. Pass \d, bound 2\d; the path is \d+ slides deep\.$/,
	);
});

test("marks are round, and more boards are darker", () => {
	assert.deepEqual(roundMarks(0, 1_135_027, 4), [0, 500_000, 1_000_000]);
	assert.deepEqual(roundMarks(58, 71, 7), [58, 60, 62, 64, 66, 68, 70]);
	assert.deepEqual(roundMarks(0, 3, 12), [0, 1, 2, 3]);
	assert.equal(darknessOf(0, 100), 0);
	assert.equal(darknessOf(100, 100), 1);
	const [one, ten] = [darknessOf(1, 100), darknessOf(10, 100)];
	assert.ok(one > 0.1 && ten > one && ten < 1);
});
