/**
 * `npm run lab`: the command as a child process.
 */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import { TYPESCRIPT } from "../../scripts/root.js";
import { ROOT } from "../../scripts/setup.js";
import { LONG } from "../web/core.js";

/**
 * @param {string[]} lines
 * @param {string[]} options
 */
function lab(lines, ...options) {
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[...TYPESCRIPT, join(ROOT, "scripts", "lab.js"), "--no-build", ...options],
		{ input: lines.join("\n"), encoding: "utf8" },
	);
	const printed = stdout.split("\n").filter((line) => line !== "");
	return { status, stderr, answers: printed.map((line) => JSON.parse(line)) };
}

/** The boards of the exercises, in the forms of students. */
const EXERCISES = [
	"[[1, 2, 3], [4, 0, 5]]",
	"[[1, 2, 3], [5, 4, 0]]",
	"{{4,1,2},{5,0,3}}",
	"[[3,2,4],[1,5,0]]",
];

test("each exercise has its answer, by every search that proves its length", () => {
	const searches = [
		"bfs",
		"bidirectional",
		"table",
		"astar:hamming",
		"astar:manhattan",
		"astar:linear-conflict",
		"astar:walking-distance",
		"idastar:manhattan",
		"idastar:patterns",
	];
	const lines = ["# exercises", "", ...EXERCISES];
	const { status, stderr, answers } = lab(
		lines,
		...["--search", searches.join(",")],
	);
	assert.deepEqual([status, stderr], [0, ""]);
	const boards = ["1 2 3/4 0 5", "1 2 3/5 4 0", "4 1 2/5 0 3", "3 2 4/1 5 0"];
	for (const [n, length] of [1, -1, 5, 14].entries()) {
		const of = answers.slice(n * searches.length, (n + 1) * searches.length);
		for (const [at, answer] of of.entries()) {
			const { board, search, ...rest } = answer;
			assert.deepEqual([board, search], [boards[n], searches[at]]);
			assert.equal(rest.length, length, search);
			if (length === -1) {
				assert.match(rest.reason, /^inversions: 1 is odd; .* 1 2 3\/4 5 0$/);
				assert.deepEqual([rest.moves, rest.optimal], [null, null]);
				continue;
			}
			assert.deepEqual([rest.reason, rest.optimal], [null, true], search);
			assert.deepEqual(
				[rest.slides.length, rest.tiles.length, rest.lower],
				[...[length, length, length]],
			);
			assert.ok(rest.expanded > 0 && rest.generated >= rest.expanded, search);
			assert.ok(rest.frontier > 0 && rest.bytes > 0 && rest.ms >= 0, search);
		}
	}
	// Tile 5 is right of the gap, and goes left.
	const { slides, moves, tiles } = answers[0];
	assert.deepEqual([slides, moves, tiles], ["L", "L", [5]]);
});

test("a search that proves nothing says so, and the usual one is A*", () => {
	const [board] = EXERCISES.slice(3);
	const { answers } = lab([board], "--search", "greedy:hamming");
	assert.equal(answers[0].optimal, false);
	assert.ok(answers[0].length >= 14 && answers[0].lower <= 14);
	const usual = lab([board], "--goal", "3 2 4/1 5 0").answers;
	assert.deepEqual([usual[0].search, usual[0].length], ["astar:manhattan", 0]);
	const first = lab(["1 0 2/3 4 5"], "--goal", "first").answers;
	assert.deepEqual([first[0].length, first[0].slides], [1, "R"]);
});

test("a search stops at its limit, with what it has proved", () => {
	for (const [options, reason] of /** @type {const} */ ([
		[["--nodes", "1000"], "stopped after 1000 boards"],
		[["--mb", "5"], "stopped at 5 MB"],
		[["--seconds", "0.05"], "stopped after 0.05 s"],
	])) {
		const { answers } = lab(
			[LONG],
			"--search",
			"bfs,astar:manhattan",
			...options,
		);
		for (const answer of answers) {
			assert.deepEqual([answer.length, answer.moves], [null, null]);
			assert.equal(answer.reason, reason);
			assert.equal(answer.optimal, false);
			assert.ok(answer.lower > 0 && answer.lower <= 80, `${answer.lower}`);
			assert.ok(answer.expanded > 0);
		}
	}
});

test("a line that is no board costs that line alone", () => {
	const large = "1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15";
	const { status, answers } = lab(
		["1 2/3", "zzz", "1 2 3/4 5 5", large, "1 2/0 3"],
		...["--search", "table,bfs"],
	);
	assert.equal(status, 0);
	const errors = [
		/row 1 has 1 tiles/,
		/cannot read 'zzz'/,
		/tile 5 is/,
	].flatMap((error) => [error, error]);
	for (const [at, error] of errors.entries()) {
		assert.match(answers[at].error, error);
		assert.equal(answers[at].search, ["table", "bfs"][at % 2]);
	}
	// Too large for a table, and not for the other search.
	assert.match(answers[6].error, /too much memory on 4x4/);
	assert.deepEqual([answers[7].length, answers[7].slides], [1, "L"]);
	assert.deepEqual([answers[8].length, answers[9].length], [1, 1]);
});

test("what cannot be asked for is one line and code 2", () => {
	for (const options of [
		["--search", "bfs,dfs"],
		["--mb="],
		["--seconds=-1"],
		["--goal", "1 2/2 3"],
		["--fast"],
		["boards.txt"],
	]) {
		const { status, stderr, answers } = lab(EXERCISES, ...options);
		assert.equal(status, 2, options.join(" "));
		assert.match(stderr, /^lab: .+\n$/);
		assert.deepEqual(answers, []);
	}
	assert.match(
		lab([], "--mb", "5000").stderr,
		/^lab: --mb must be more than 0/,
	);
});
