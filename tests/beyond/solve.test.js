/**
 * `npm run solve`: the command as a child process, and its parts with both engines.
 */

import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { test } from "node:test";
import { solveAll, Tally } from "../../scripts/bulk.js";
import { sizeOf, startNative } from "../../scripts/engines.js";
import { linesOf } from "../../scripts/lines.js";
import { TYPESCRIPT } from "../../scripts/root.js";
import { ROOT } from "../../scripts/setup.js";
import { FARTHEST, LONG } from "../web/core.js";

const SOLVE = join(ROOT, "scripts", "solve.js");

/** Korf's board 55, 41 slides from the goal. */
const KORF = "5 10 14 4/6 12 11 1/9 0 15 7/13 2 8 3";

const BOARDS = ["4 1 2/5 0 3", FARTHEST, "1 2 3/4 5 6/7 8 0", "[[1,0],[3,2]]"];

/**
 * @param {string[]} lines
 * @param {string[]} options
 */
function solve(lines, ...options) {
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[...TYPESCRIPT, SOLVE, "--no-build", ...options],
		{ input: lines.join("\n"), encoding: "utf8" },
	);
	const printed = stdout.split("\n").filter((line) => line !== "");
	return { status, stderr, answers: printed.map((line) => JSON.parse(line)) };
}

/**
 * Makes the slides on a board in text form, independently of the core: the tile
 * that goes left is the one to the right of the blank.
 *
 * @param {string} board
 * @param {string} slides
 */
function play(board, slides) {
	const rows = board.split("/").map((row) => row.split(" "));
	const columns = rows[0].length;
	const tiles = rows.flat();
	const steps = { L: 1, R: -1, U: columns, D: -columns };
	for (const slide of slides) {
		const blank = tiles.indexOf("0");
		const from = blank + steps[/** @type {"L"} */ (slide)];
		assert.ok(from in tiles, `${board}: ${slides}`);
		tiles[blank] = tiles[from];
		tiles[from] = "0";
	}
	return tiles.join(" ");
}

/**
 * Both are rounded to thousandths, and `found` to four digits before.
 *
 * @param {number} found
 * @param {number} time
 */
function assertNear(found, time) {
	const most = 0.001 + time / 1_000;
	assert.ok(Math.abs(found - time) <= most, `${found}, ${time}`);
}

/** @param {number} columns @param {number} rows */
function row(columns, rows) {
	const cells = columns * rows;
	return [...Array(cells - 1).keys(), -1].map((i) => i + 1).join(" ");
}

test("a line of JSON for each board, in order, and one for all", () => {
	const bad = '1 2 3/4 x "5/6 7 0';
	const unsolvable = "2 1 3/4 5 6/7 8 0";
	const [small, farthest] = BOARDS;
	const lines = ["# boards", small, "", bad, `${farthest}\r`, unsolvable, KORF];
	const { status, stderr, answers } = solve(lines);
	assert.equal(stderr, "");
	assert.equal(status, 0);

	const { summary } = answers.pop();
	const boards = answers.map(({ board }) => board);
	assert.deepEqual(boards, [small, bad, farthest, unsolvable, KORF]);
	const wrong = answers.filter(({ error }) => error !== undefined);
	assert.deepEqual(
		wrong.map((answer) => Object.keys(answer)),
		[
			["board", "error"],
			["board", "error"],
		],
	);
	assert.match(wrong[0].error, /cannot read 'x' at character 8/);
	assert.match(wrong[1].error, /no slides lead from/);

	const solved = answers.filter(({ error }) => error === undefined);
	const lengths = [5, 31, 41];
	const sizes = ["3x2", "3x3", "4x4"];
	const goals = [row(3, 2), row(3, 3), row(4, 4)];
	for (const [i, answer] of solved.entries()) {
		const { board, moves, nodes, ms, firstMs, firstLength, ...rest } = answer;
		assert.deepEqual(rest, {
			size: sizes[i],
			length: lengths[i],
			lower: lengths[i],
			optimal: true,
		});
		assert.equal(play(board, moves), goals[i]);
		assert.equal(moves.length, lengths[i]);
		assert.ok(nodes > 0 && ms > 0);
		assert.ok(firstMs > 0 && firstMs <= ms);
		assert.ok(firstLength >= lengths[i]);
	}
	const order =
		"board size length lower optimal moves nodes ms firstMs firstLength";
	assert.equal(Object.keys(solved[0]).join(" "), order);

	const times = solved.map(({ ms }) => ms).sort((a, b) => a - b);
	const { mean_ms, mean_nodes, tables_ms, memory_bytes, ...others } = summary;
	const { mean_first_ms, max_first_ms, median_ms, p90_ms, ...rest } = others;
	assertNear(median_ms, times[1]);
	assertNear(p90_ms, times[2]);
	const first = solved.map(({ firstMs }) => firstMs);
	assert.equal(max_first_ms, Math.max(...first));
	assert.ok(
		Math.abs(mean_first_ms * 3 - first[0] - first[1] - first[2]) < 0.01,
	);
	assert.deepEqual(rest, {
		boards: 3,
		errors: 2,
		max_ms: times[2],
	});
	assert.ok(Math.abs(mean_ms - (times[0] + times[1] + times[2]) / 3) < 0.01);
	assert.ok(mean_nodes > 0 && tables_ms > 0 && memory_bytes > 1_000_000);
});

test("a budget gives the best solution so far and its bounds", () => {
	const { answers } = solve([LONG], "--budget-ms", "20");
	const [{ length, lower, optimal, moves }, { summary }] = answers;
	assert.ok(lower <= 80 && length >= 80, `${lower}–${length}`);
	assert.equal(optimal, lower === length);
	assert.equal(play(LONG, moves), row(4, 4));
	assert.ok(summary.max_ms >= 20);
});

test("with --metric mtm lengths count moves", () => {
	const { answers } = solve(["0 1 2/4 5 3", FARTHEST], "--metric", "mtm");
	const [turn, far, { summary }] = answers;
	assert.deepEqual([turn.length, turn.moves, turn.optimal], [2, "LLU", true]);
	// 24 is the most moves that any board of 3×3 takes.
	assert.ok(far.optimal && far.length <= 24 && far.moves.length >= 31);
	assert.equal(far.length, far.moves.match(/(.)\1*/g).length);
	assert.equal(summary.boards, 2);
});

test("a goal by name or as a board is the goal of each line", () => {
	const first = solve(["1 0 2/3 4 5"], "--goal", "first").answers[0];
	assert.deepEqual([first.length, first.moves], [1, "R"]);
	const goal = "1 0/3 2";
	const { answers } = solve(["1 2/3 0", FARTHEST], "--goal", goal);
	assert.equal(answers[0].moves, "D");
	assert.match(answers[1].error, /2x2/);
});

test("nothing at all has a summary too", () => {
	const { status, answers } = solve(["", "# nothing"]);
	assert.equal(status, 0);
	const { memory_bytes, ...figures } = answers[0].summary;
	assert.deepEqual(figures, {
		boards: 0,
		errors: 0,
		mean_ms: null,
		median_ms: null,
		p90_ms: null,
		max_ms: null,
		mean_first_ms: null,
		max_first_ms: null,
		mean_nodes: null,
		tables_ms: 0,
	});
});

test("what cannot be asked for is one line and code 2", () => {
	for (const options of [
		["--engine", "steam"],
		["--budget-ms="],
		["--metric", "htm"],
		["--goal", "1 2/2 3"],
		["--jobs", "2"],
		["--engine", "native", "--jobs", "1.5"],
		["--fast"],
		["boards.txt"],
	]) {
		const { status, stderr, answers } = solve(BOARDS, ...options);
		assert.equal(status, 2, options.join(" "));
		assert.match(stderr, /^solve: .+\n$/);
		assert.deepEqual(answers, []);
	}
});

test("whoever reads no further ends it, without a word", async () => {
	const child = spawn(process.execPath, [...TYPESCRIPT, SOLVE, "--no-build"]);
	let stderr = "";
	child.stderr.on("data", (text) => {
		stderr += text;
	});
	child.stdin.on("error", () => {});
	const feed = setInterval(() => child.stdin.write("1 2/3 0\n"), 1);
	// The first answer comes before the input has ended.
	try {
		const { value: first } = await linesOf(child.stdout).next();
		assert.equal(JSON.parse(String(first)).length, 0);
		child.stdout.destroy();
		const code = await new Promise((resolve) => child.once("exit", resolve));
		assert.deepEqual([code, stderr], [0, ""]);
	} finally {
		clearInterval(feed);
		child.kill();
	}
});

test("an answer waits neither for later answers nor for the next line", async () => {
	/** @type {Map<string, (answer: { error: string }) => void>} */
	const answer = new Map();
	const engine = {
		solve: (/** @type {string} */ board) =>
			/** @type {Promise<{ error: string }>} */ (
				new Promise((resolve) => answer.set(board, resolve))
			),
		ahead: 2,
		memoryBytes: () => 0,
		end: () => {},
	};
	const lines = new PassThrough();
	const reports = solveAll({
		lines: linesOf(lines),
		engine,
		budgetMs: null,
		tally: new Tally(),
	});
	lines.write("a\nb\nc\n");
	const [first, second] = [reports.next(), reports.next()];
	await until(() => answer.size === 2);
	answer.get("b")?.({ error: "of b" });
	answer.get("a")?.({ error: "of a" });
	// The third starts because one was taken; the input has not ended.
	assert.deepEqual((await first).value, { board: "a", error: "of a" });
	assert.deepEqual((await second).value, { board: "b", error: "of b" });
	const third = reports.next();
	await until(() => answer.has("c"));
	answer.get("c")?.({ error: "of c" });
	assert.deepEqual((await third).value, { board: "c", error: "of c" });
	lines.end();
	assert.equal((await reports.next()).done, true);
});

/** @param {() => boolean} isSo */
async function until(isSo) {
	while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

test("a native solver that is not there is told", async () => {
	await assert.rejects(
		startNative("last", { program: "/nowhere/solve" }),
		/ENOENT/,
	);
});

test("figures are those of the boards solved", () => {
	const tally = new Tally();
	const answer = { size: "2x2", length: 0, lower: 0, slides: "" };
	for (const ms of [5, 1, 10, 2, 3, 4, 9, 8, 7, 6])
		tally.add({
			...answer,
			...{ ms, nodes: ms, tablesMs: 1 },
			...{ firstMs: ms < 10 ? ms / 2 : null, firstLength: null },
		});
	tally.add({ error: "no board" });
	assert.deepEqual(tally.summary(7), {
		boards: 10,
		errors: 1,
		mean_ms: 5.5,
		median_ms: 5.5,
		p90_ms: 9,
		max_ms: 10,
		mean_first_ms: 2.5,
		max_first_ms: 4.5,
		mean_nodes: 6,
		tables_ms: 10,
		memory_bytes: 7,
	});
});

test("the size of a board is read off either form", () => {
	assert.equal(sizeOf("4 1 2/5 0 3"), "3x2");
	assert.equal(sizeOf("1,2 / 3,0"), "2x2");
	assert.equal(sizeOf("[[4, 1, 2] , [5,0,3]]"), "3x2");
	assert.equal(sizeOf("[[1,0],[2,3],[4,5]]"), "2x3");
});

test("lines are read over the ends of chunks", async () => {
	const chunks = ["a\nb", "c\n", "\nd"].map((text) => Buffer.from(text));
	const lines = [];
	for await (const line of linesOf(Readable.from(chunks))) lines.push(line);
	assert.deepEqual(lines, ["a", "bc", "", "d"]);
});
