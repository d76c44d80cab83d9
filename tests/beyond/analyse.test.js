/**
 * `npm run analyse`: the command as a child process.
 */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import { TYPESCRIPT } from "../../scripts/root.js";
import { ROOT } from "../../scripts/setup.js";

const ANALYSE = join(ROOT, "scripts", "analyse.js");

/** @param {string} input @param {string[]} options */
function analyse(input, ...options) {
	const args = [...TYPESCRIPT, ANALYSE, "--no-build", ...options];
	const made = spawnSync(process.execPath, args, { input, encoding: "utf8" });
	const { status, stdout, stderr } = made;
	const lines = stdout.split("\n").filter((line) => line !== "");
	return { status, stderr, plays: lines.map((line) => JSON.parse(line)) };
}

test("plays are graded in their order, and a line that is none says why", () => {
	const { status, stderr, plays } = analyse(
		[
			"# Two slides away; one slide away from that, and back.",
			"1 2 3/4 5 6/0 7 8 DUL2",
			"",
			"1 2 3/4 5 6/0 7 8 UU",
			// Number 16 of Korf's hundred (tests/data), and its first two slides.
			"0 9 12 4/5 3 2 8/10 1 7 6/11 14 13 15 LR",
		].join("\n"),
	);
	assert.equal(stderr, "");
	assert.equal(status, 0);
	assert.equal(plays.length, 3);
	const [small, bad, korf] = plays;
	assert.deepEqual(small.lower, [2, 3, 2, 1, 0]);
	assert.deepEqual(small.upper, small.lower);
	assert.equal(small.marks, "attt-");
	assert.deepEqual([small.toward, small.away, small.open], [3, 1, 0]);
	assert.deepEqual(small.moments, [{ from: 0, to: 1, cost: 2 }]);
	assert.deepEqual(small.ending, {
		from: 0,
		board: "1 2 3/4 5 6/0 7 8",
		fewest: 2,
		cost: 2,
	});
	assert.equal(korf.ending, null);
	assert.deepEqual(small.optimum, { lower: 2, upper: 2 });
	assert.equal(small.phases.length, 2);
	assert.match(bad.error, /cannot be made/);
	assert.deepEqual(korf.optimum, { lower: 42, upper: 42 });
	assert.equal(korf.solved, false);
	// There and back: one of the two slides led away.
	assert.deepEqual([korf.toward, korf.away], [1, 1]);
});

test("in moves a line is one, and a move may lead no nearer", () => {
	const { stderr, plays } = analyse(
		[
			"1 2 3/4 5 6/0 7 8 DUL2",
			// Tile by tile: the first leaves one move to make, as before.
			"1 2 3/4 5 6/0 7 8 LL",
		].join("\n"),
		"--metric",
		"mtm",
	);
	assert.equal(stderr, "");
	const [line, tiles] = plays;
	assert.deepEqual(line.lower, [1, 2, 1, 0]);
	assert.deepEqual(line.upper, line.lower);
	assert.equal(line.marks, "att-");
	assert.deepEqual([line.toward, line.stay, line.away], [2, 0, 1]);
	assert.deepEqual([line.metric, line.cost, line.mtm], ["mtm", 2, 3]);
	assert.deepEqual(line.moments, [{ from: 0, to: 1, cost: 2 }]);
	assert.equal(line.ending, null, "who practises counts slides");
	assert.deepEqual(tiles.lower, [1, 1, 0]);
	assert.equal(tiles.marks, "st-");
	assert.deepEqual([tiles.stay, tiles.cost], [1, 1]);
	assert.deepEqual(tiles.moments, [{ from: 0, to: 1, cost: 1 }]);
});

test("a wrong option is refused in one line", () => {
	for (const options of [
		["--patience", "0"],
		["--patient"],
		["--metric", "qtm"],
	]) {
		const { status, stderr } = analyse("", ...options);
		assert.equal(status, 2);
		assert.match(stderr, /^analyse: [^\n]+\n$/);
	}
});
