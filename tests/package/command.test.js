/**
 * `taquin`, the command of the packed package, as a child process.
 */

import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import {
	chmodSync,
	mkdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { publishedBoards } from "../../scripts/boards.js";
import { examplesOf } from "./support/examples.js";
import { installPackage } from "./support/install.js";
import { outside } from "./support/outside.js";

const PACKAGE = installPackage(new URL("./command-test/", import.meta.url));
const { bin, version } = JSON.parse(
	readFileSync(join(PACKAGE, "package.json"), "utf8"),
);
const COMMAND = join(PACKAGE, bin.taquin);

/** One of the two farthest boards of 3×3: 31 slides. */
const FARTHEST = "8 6 7/2 5 4/3 0 1";

/** One of the 17 boards at 80 slides (tests/data): none is farther. */
const LONG = "0 12 10 13/15 11 14 9/3 7 2 5/4 8 6 1";

const COMMANDS = ["solve", "shuffle", "grade", "lab"];

/**
 * @param {string} input
 * @param {string[]} args
 */
function run(input, ...args) {
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[COMMAND, ...args],
		{ input, encoding: "utf8" },
	);
	const lines = stdout.split("\n").filter((line) => line !== "");
	return { status, stdout, stderr, lines };
}

/**
 * Returns the reports, of which no error may be told on stderr, and the summary.
 *
 * @param {string[]} lines
 * @param {string[]} args
 */
function reports(lines, ...args) {
	const made = run(lines.join("\n"), ...args);
	assert.deepEqual([made.status, made.stderr], [0, ""]);
	const all = made.lines.map((line) => JSON.parse(line));
	const { summary } = all.pop();
	assert.ok(summary.memory_bytes > 1_000_000);
	return { all, summary };
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

/** @param {string} board */
function solved(board) {
	const cells = board.split(/[ /]/).length;
	return [...Array(cells - 1).keys(), -1].map((i) => i + 1).join(" ");
}

/** The easiest of Korf's boards, and their lengths: 41 slides and more. */
function korfs() {
	const { boards, lengths } = publishedBoards("korf100", 4, 100);
	return boards
		.map((board, i) => ({ board, length: lengths[i] }))
		.sort((a, b) => a.length - b.length)
		.slice(0, 3);
}

test("solve: a line for each board, in order, with its published length", () => {
	const published = [
		// LeetCode, problem 773.
		{ board: "4 1 2/5 0 3", length: 5 },
		{ board: FARTHEST, length: 31 },
		...korfs(),
		{ board: "1 2 3/4 5 6/7 8 0", length: 0 },
	];
	const boards = published.map(({ board }) => board);
	const [first, ...others] = boards;
	const bad = ["1 2/3", "2 1 3/4 5 6/7 8 0"];
	const lines = ["# boards", first, "", ...bad, `${others.join("\r\n")}`];
	const { all, summary } = reports(lines, "solve", "--jobs", "2");
	assert.deepEqual(
		all.map(({ board }) => board),
		[first, ...bad, ...others],
	);
	const wrong = all.splice(1, 2);
	assert.deepEqual(Object.keys(wrong[0]), ["board", "error"]);
	assert.match(wrong[0].error, /row 1 has 1 tiles/);
	assert.match(wrong[1].error, /no slides lead from/);
	for (const [i, report] of all.entries()) {
		const { length, board } = published[i];
		const { lower, optimal, moves } = report;
		assert.deepEqual([report.length, lower, optimal], [length, length, true]);
		assert.equal(moves.length, length);
		assert.equal(play(board, moves), solved(board));
		assert.ok(report.firstMs <= report.ms && report.firstLength >= length);
	}
	assert.equal(
		Object.keys(all[0]).join(" "),
		"board size length lower optimal moves nodes ms firstMs firstLength",
	);
	assert.deepEqual([all[0].size, all[2].size], ["3x2", "4x4"]);
	assert.deepEqual([summary.boards, summary.errors], [6, 2]);
	assert.ok(summary.tables_ms > 0);
	assert.equal(summary.max_ms, Math.max(...all.map(({ ms }) => ms)));
});

test("solve: several threads and several files give what one thread gives", () => {
	const { lines } = run(
		"",
		...["shuffle", "--size", "4x3", "--count", "40", "--seed", "a"],
	);
	assert.equal(new Set(lines).size, 40);
	lines.splice(10, 0, "no board");
	const untimed = (/** @type {any[]} */ all) =>
		all.map((report) => ({ ...report, ms: 0, firstMs: 0 }));
	const one = reports(lines, "solve", "--jobs", "1");
	assert.deepEqual([one.summary.boards, one.summary.errors], [40, 1]);
	const files = [lines.slice(0, 15), lines.slice(15)].map((part, i) => {
		const file = join(PACKAGE, "..", `boards-${i}.txt`);
		writeFileSync(file, part.join("\n"));
		return file;
	});
	const several = reports([], "solve", "--jobs", "3", ...files);
	for (const file of files) rmSync(file);
	assert.deepEqual(untimed(several.all), untimed(one.all));
	assert.equal(several.summary.mean_nodes, one.summary.mean_nodes);
});

test("solve: a budget gives the best solution so far and its bounds", () => {
	const large =
		"24 23 22 21 20/19 18 17 16 15/14 13 12 11 10/9 8 7 6 5/4 3 2 1 0";
	const { all } = reports([LONG, large], "solve", "--budget-ms", "20");
	for (const { board, length, lower, optimal, moves } of all) {
		assert.equal(optimal, lower === length);
		assert.equal(moves.length, length);
		assert.equal(play(board, moves), solved(board));
	}
	assert.ok(all[0].lower <= 80 && all[0].length >= 80);
});

test("solve: in moves, and to other goals", () => {
	const boards = ["0 1 2/4 5 3", FARTHEST];
	const [turn, far] = reports(boards, "solve", "--metric", "mtm").all;
	assert.deepEqual([turn.length, turn.moves, turn.optimal], [2, "LLU", true]);
	// 24 is the most moves that any board of 3×3 takes.
	assert.ok(far.optimal && far.length <= 24 && far.moves.length >= 31);
	const [first] = reports(["1 0 2/3 4 5"], "solve", "--goal", "first").all;
	assert.deepEqual([first.length, first.moves], [1, "R"]);
	const own = reports(["1 2/3 0", FARTHEST], "solve", "--goal", "1 0/3 2").all;
	assert.equal(own[0].moves, "D");
	assert.match(own[1].error, /2x2/);
});

test("shuffle: different boards of a seed, each at its distance", () => {
	const asked = [
		["--size", "4x3", "--difficulty", "30", "--count", "3"],
		["--size", "3x3", "--difficulty", "medium"],
		["--size", "2x2", "--difficulty", "3", "--count", "2"],
	];
	const boards = asked.map((args) => {
		const { status, stderr, lines } = run(
			"",
			"shuffle",
			...args,
			"--seed",
			"a",
		);
		assert.deepEqual([status, stderr], [0, ""]);
		return lines;
	});
	assert.equal(new Set(boards.flat()).size, 6);
	const { all } = reports(boards.flat(), "solve");
	assert.deepEqual(
		all.map(({ length, optimal }) => optimal && length),
		[30, 30, 30, 16, 3, 3],
	);
	// The same options, the same boards; fewer are the first of them.
	const fewer = [...asked[0].slice(0, -1), "2", "--seed", "a"];
	assert.deepEqual(run("", "shuffle", ...fewer).lines, boards[0].slice(0, 2));
});

test("shuffle: without a difficulty all but the solved board are drawn", () => {
	const { lines } = run("", "shuffle", "--size", "2x2", "--count", "11");
	assert.equal(new Set(lines).size, 11);
	assert.ok(!lines.includes("1 2/3 0"));
	// A new seed each time.
	assert.notEqual(run("", "shuffle").stdout, run("", "shuffle").stdout);
});

test("grade: games in their order, and why a line is none", () => {
	const korf = "0 9 12 4/5 3 2 8/10 1 7 6/11 14 13 15";
	const { lengths } = publishedBoards("korf100", 4, 16);
	const lines = [
		"# Two slides away; one slide away from that, and back.",
		"1 2 3/4 5 6/0 7 8 DUL2",
		"1 2 3/4 5 6/0 7 8 UU",
		// There and back: one of the two slides led away.
		`${korf} LR`,
	];
	const { all, summary } = reports(lines, "grade");
	const [small, bad, there] = all;
	assert.deepEqual(
		[small.size, small.goal, small.board, small.metric],
		["3x3", "last", "1 2 3/4 5 6/0 7 8", "stm"],
	);
	assert.deepEqual([small.solved, small.stm, small.mtm], [true, 4, 3]);
	assert.deepEqual(small.lower, [2, 3, 2, 1, 0]);
	assert.deepEqual(small.upper, small.lower);
	assert.deepEqual([small.slides, small.moves], ["DULL", "DUL2"]);
	assert.equal(small.marks, "attt-");
	assert.deepEqual([small.toward, small.away, small.open], [3, 1, 0]);
	assert.deepEqual(small.moments, [{ from: 0, to: 1, cost: 2 }]);
	assert.equal(small.ending.fewest, 2);
	assert.equal(small.phases.length, 2);
	assert.deepEqual(Object.keys(bad), ["play", "error"]);
	assert.match(bad.error, /cannot be made/);
	assert.deepEqual(there.optimum, { lower: lengths[15], upper: lengths[15] });
	assert.deepEqual([there.solved, there.proved], [false, true]);
	assert.deepEqual([there.toward, there.away], [1, 1]);
	assert.deepEqual([summary.games, summary.errors], [2, 1]);
});

test("grade: in moves a line is one, and a move may lead no nearer", () => {
	const plays = ["1 2 3/4 5 6/0 7 8 DUL2", "1 2 3/4 5 6/0 7 8 LL"];
	const [line, tiles] = reports(plays, "grade", "--metric", "mtm").all;
	assert.deepEqual([line.lower, line.marks], [[1, 2, 1, 0], "att-"]);
	assert.deepEqual([line.metric, line.cost, line.ending], ["mtm", 2, null]);
	assert.deepEqual([tiles.lower, tiles.marks], [[1, 1, 0], "st-"]);
	assert.deepEqual([tiles.stay, tiles.cost], [1, 1]);
});

/** The boards of the exercises, in the forms of students, and their lengths. */
const EXERCISES = [
	{ text: "[[1, 2, 3], [4, 0, 5]]", board: "1 2 3/4 0 5", length: 1 },
	{ text: "[[1, 2, 3], [5, 4, 0]]", board: "1 2 3/5 4 0", length: -1 },
	{ text: "{{4,1,2},{5,0,3}}", board: "4 1 2/5 0 3", length: 5 },
	{ text: "[[3,2,4],[1,5,0]]", board: "3 2 4/1 5 0", length: 14 },
];

test("lab: each exercise has its answer, by every search that proves its length", () => {
	const searches = [
		...["bfs", "bidirectional", "table", "astar:hamming", "astar:manhattan"],
		...["astar:linear-conflict", "idastar:manhattan", "idastar:patterns"],
	];
	const lines = EXERCISES.map(({ text }) => text);
	const { all, summary } = reports(
		lines,
		...["lab", "--search", searches.join()],
	);
	const found = all.map(({ board, search, length }) => ({
		board,
		search,
		length,
	}));
	assert.deepEqual(
		found,
		EXERCISES.flatMap(({ board, length }) =>
			searches.map((search) => ({ board, search, length })),
		),
	);
	for (const report of all) {
		if (report.length === -1)
			assert.match(report.reason, /^inversions: 1 is odd/);
		else assert.ok(report.optimal && report.expanded > 0, report.search);
	}
	assert.deepEqual([summary.searches, summary.errors], [32, 0]);
});

test("lab: a search stops at its limit, and a bad line costs that line alone", () => {
	const search = ["--search", "table,bfs"];
	const lines = [LONG, "1 2/3", "1 2/0 3"];
	const { all } = reports(lines, "lab", ...search, "--nodes", "1000");
	// Too large for a table, and not for the other search.
	assert.match(all[0].error, /too much memory on 4x4/);
	assert.deepEqual([all[1].length, all[1].optimal], [null, false]);
	assert.equal(all[1].reason, "stopped after 1000 boards");
	assert.deepEqual(
		all.slice(2, 4).map(({ board, search }) => [board, search]),
		[
			["1 2/3", "table"],
			["1 2/3", "bfs"],
		],
	);
	assert.match(all[3].error, /row 1 has 1 tiles/);
	assert.deepEqual([all[4].length, all[5].length], [1, 1]);
	const [usual] = reports(["1 0 2/3 4 5"], "lab", "--goal", "first").all;
	assert.deepEqual(
		[usual.search, usual.length, usual.slides],
		["astar:manhattan", 1, "R"],
	);
});

test("nothing at all has a summary too", () => {
	const { all, summary } = reports(["", "# nothing"], "solve");
	assert.deepEqual(all, []);
	assert.deepEqual(
		[summary.boards, summary.mean_ms, summary.tables_ms],
		[0, null, 0],
	);
});

test("what cannot be asked for is one short line and code 2", () => {
	const long = "😀".repeat(10_000);
	/** @type {[string[], RegExp][]} */
	const asked = [
		[[], /which command\? solve, shuffle, grade, lab/],
		[[long], /no command/],
		[["solve", `--${long}`], /Unknown option/],
		[["solve", "--jobs", "0"], /--jobs must be 1 to/],
		[["solve", "--budget-ms="], /--budget-ms must be/],
		[["solve", "--metric", long], /--metric: .* stm or mtm/],
		[["solve", "--goal", "1 2/2 3"], /--goal: /],
		[["grade", "--goal", long], /--goal: /],
		[["lab", "--search", "bfs,dfs"], /--search: .*'dfs'/],
		[["lab", "--mb", "5000"], /--mb must be more than 0/],
		[["lab", "--seconds="], /--seconds must be more than 0, .* not ""/],
		[["lab", "--goal", "1 2/2 3"], /--goal: /],
		[["shuffle", "boards.txt"], /boards\.txt/],
		[["shuffle", "--count", "1.5"], /--count must be 1 to/],
		[["shuffle", "--size", long], /is not a size/],
		[["shuffle", "--size", "2x2", "--count", "12"], /only 11 such boards/],
		[["shuffle", "--difficulty", "mad"], /easy, medium, hard, expert, hardest/],
		[["shuffle", "--difficulty", "81"], /no board is 81 .* take 80 at most/],
		[
			["shuffle", "--size=3x3", "--difficulty=31", "--count=3"],
			/only 2 such boards/,
		],
		[["shuffle", "--size", "5x5", "--difficulty", "3"], /5x5/],
	];
	for (const [args, message] of asked) {
		const { status, stdout, stderr } = run("", ...args);
		assert.equal(status, 2, stderr.slice(0, 400));
		assert.match(stderr, /^taquin(?: \w+)?: [^\n]+\n$/);
		assert.match(stderr, message);
		assert.ok([...stderr].length < 350, stderr.slice(0, 400));
		assert.equal(stdout, "");
	}
});

test("what cannot be read is one line and code 1", () => {
	for (const file of [PACKAGE, join(PACKAGE, "nowhere.txt")]) {
		const { status, stdout, stderr } = run("", "solve", file);
		assert.deepEqual([status, stdout], [1, ""]);
		assert.match(stderr, /^taquin solve: E[^\n]+\n$/);
	}
});

test("each command has its help, and the package its version", () => {
	const { stdout } = run("", "--help");
	for (const name of COMMANDS) {
		assert.match(stdout, new RegExp(`^  ${name} `, "m"));
		const help = run("", name, "--help");
		assert.deepEqual([help.status, help.stderr], [0, ""]);
		assert.ok(help.stdout.startsWith(`taquin ${name} [options]`));
	}
	assert.equal(run("", "--version").stdout, `${version}\n`);
});

for (const { name, args, line } of [
	{ name: "solve", args: ["--jobs", "2"], line: "1 2/3 0\n" },
	{ name: "shuffle", args: ["--count", "1000000"], line: "" },
]) {
	test(`${name}: whoever reads no further ends it, without a word`, async () => {
		const child = spawn(process.execPath, [COMMAND, name, ...args]);
		let stderr = "";
		child.stderr.on("data", (text) => {
			stderr += text;
		});
		child.stdin.on("error", () => {});
		// The first answer comes before the input has ended.
		const feed = setInterval(() => child.stdin.write(line), 1);
		try {
			await new Promise((resolve) => child.stdout.once("data", resolve));
			child.stdout.destroy();
			const code = await new Promise((resolve) => child.once("exit", resolve));
			assert.deepEqual([code, stderr], [0, ""]);
		} finally {
			clearInterval(feed);
			child.kill();
		}
	});
}

test("the commands of the texts run as they are copied, in an empty folder", () => {
	const folder = outside();
	const installed = join(folder, "node_modules", "taquin");
	// As npm links it.
	const program = join(installed, bin.taquin);
	chmodSync(program, 0o755);
	mkdirSync(join(folder, "node_modules", ".bin"));
	symlinkSync(program, join(folder, "node_modules", ".bin", "taquin"));
	// The files that the texts name.
	writeFileSync(join(folder, "boards.txt"), `${FARTHEST}\n4 1 2/5 0 3\n`);
	writeFileSync(join(folder, "games.txt"), "1 2 3/4 5 6/0 7 8 DUL2\n");
	const bulk = new URL("../../docs/bulk-solving.md", import.meta.url);
	const texts = [join(installed, "README.md"), fileURLToPath(bulk)];
	const lines = texts
		.flatMap(examplesOf)
		.filter(({ kind, code }) => kind === "sh" && code.includes("npx taquin"))
		.flatMap(({ code }) => code.trim().split("\n"));
	// What two texts say, once.
	const commands = new Set(lines);
	for (const command of commands) {
		const { status, stdout, stderr } = spawnSync(
			"bash",
			["-o", "pipefail", "-c", command],
			{ cwd: folder, encoding: "utf8" },
		);
		assert.deepEqual([status, stderr], [0, ""], command);
		assert.doesNotMatch(stdout, /"error"/, command);
	}
	assert.ok(commands.size >= 5, `found: ${[...commands]}`);
});
