/**
 * `npm run bench`: measures the solver and prints each figure with its goal.
 * Boards of up to 16 cells are solved in wasm and natively, larger ones
 * (`bench-large.js`) in wasm only. Each row is solved in a fresh process
 * (`engines.js`); only first searches (`bench-first.js`) run in this one. With `--peers`
 * only other people's solvers are measured beside this one (`bench-peers.js`).
 *
 * Times are wall-clock times, so they grow when the machine is busy. Throws if a
 * length differs from the published one, or if a solution of up to 16 cells is
 * not proved optimal.
 */

import { spawnSync } from "node:child_process";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { firstRows, measureFirst, showFirst } from "./bench-first.js";
import {
	largeRows,
	measureLarge,
	showLarge,
	showLargeCurve,
} from "./bench-large.js";
import { comparePeers } from "./bench-peers.js";
import { publishedBoards, randomBoards } from "./boards.js";
import { solveInWasm, solveNatively } from "./engines.js";
import { digits, megabytes, showNow, table } from "./figures.js";
import { ROOT } from "./setup.js";

const USAGE = `npm run bench -- [options]

  --boards N   random boards per size (default 100; 20 for large boards)
  --seed TEXT  seed of the random boards (default 1)
  --only WHAT  small (up to 16 cells) or large (more than 16 cells)
  --quick      20 random boards per size, 20 of Korf's and 1 of the hardest;
               2 random large boards per size and 5 of Korf & Felner's
  --long       also solve Korf & Felner's boards with 10 s per board
  --peers      solve 4×4 boards natively by other people's solvers and by this one,
               which take turns, and nothing else; their first build takes minutes
  --limit S    seconds per board for --peers (default 5)
  --help       show this text`;

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {string} size
 * @property {string[]} boards
 * @property {string} [goal]
 * @property {"stm" | "mtm"} [metric] What counts 1: a slide (default), or a move.
 * @property {number[]} [lengths] Published optima, in slides.
 * @property {Limits} limits
 */

/**
 * The goals for the figures in wasm, each an upper limit: `memory` in MB, the
 * others in milliseconds.
 *
 * @typedef {{ mean?: number, p90?: number, max?: number, tables?: number, memory?: number }} Limits
 */

/**
 * @typedef {object} Figures
 * @property {number} length Mean length, in the metric of the row.
 * @property {number} mean_ms
 * @property {number} median_ms
 * @property {number} p90_ms
 * @property {number} max_ms
 * @property {number} mean_nodes
 * @property {number} tables_ms
 * @property {number} memory_bytes
 */

/** @typedef {{ row: Row, wasm: Figures, native: Figures }} Result */

function readOptions() {
	try {
		const { values } = parseArgs({
			options: {
				boards: { type: "string" },
				seed: { type: "string", default: "1" },
				only: { type: "string", default: "" },
				quick: { type: "boolean", default: false },
				long: { type: "boolean", default: false },
				peers: { type: "boolean", default: false },
				limit: { type: "string", default: "5" },
				help: { type: "boolean", default: false },
			},
		});
		if (values.boards !== undefined && !/^[1-9]\d*$/.test(values.boards)) {
			throw new Error(`--boards takes a number, not "${values.boards}"`);
		}
		if (!(Number(values.limit) > 0)) {
			throw new Error(`--limit takes seconds, not "${values.limit}"`);
		}
		if (!/^(?:small|large|)$/.test(values.only)) {
			throw new Error(`--only takes small or large, not "${values.only}"`);
		}
		return values;
	} catch (error) {
		console.error(`bench: ${/** @type {Error} */ (error).message}`);
		process.exit(2);
	}
}

const options = readOptions();

/**
 * Returns a row of published 4×4 boards with their optimal lengths.
 *
 * @param {string} name
 * @param {number} count
 * @param {Limits} limits
 * @returns {Row}
 */
function published(name, count, limits) {
	return { name, size: "4x4", ...publishedBoards(name, 4, count), limits };
}

/**
 * Returns a row of random boards.
 *
 * @param {string} size
 * @param {Limits} limits
 * @param {string} [where] Where the goal has its blank, in words.
 * @param {string} [goal]
 * @returns {Row}
 */
function random(size, limits, where = "", goal = "last") {
	const count = Number(options.boards ?? (options.quick ? 20 : 100));
	const boards = randomBoards(size, count, options.seed, goal);
	return { name: `${size} ${where}`.trim(), size, boards, goal, limits };
}

/**
 * Returns a row of random boards whose solutions take the fewest moves (MTM).
 *
 * @param {string} size
 * @param {Limits} limits
 * @param {string} [where] Where the goal has its blank, in words.
 * @param {string} [goal]
 * @returns {Row}
 */
function inMoves(size, limits, where = "", goal = "last") {
	const row = random(size, limits, where, goal);
	return { ...row, name: `${row.name} (MTM)`, metric: "mtm" };
}

/** @returns {Row[]} */
function rows() {
	const all = Number.POSITIVE_INFINITY;
	const few = options.quick;
	const solved = { max: 1, tables: 10 };
	const optimal = { mean: 20, tables: 500 };
	const moves = { mean: 150, tables: 4_000, memory: 64 };
	const edge = "1 2 0 3/4 5 6 7/8 9 10 11/12 13 14 15";
	const middle = "1 2 3 4/5 0 6 7/8 9 10 11/12 13 14 15";
	// Times are twice those of Korf's published boards.
	const korfs = { mean: 7, p90: 32, max: 140, tables: 500, memory: 64 };
	return [
		random("3x2", {}),
		random("4x2", {}),
		random("3x3", solved),
		random("5x2", { max: 1, tables: 150 }),
		random("6x2", optimal),
		random("4x3", optimal),
		random("7x2", optimal),
		random("5x3", optimal),
		random("8x2", optimal),
		random("4x4", korfs, "corner"),
		random("4x4", korfs, "edge", edge),
		random("4x4", korfs, "middle", middle),
		published("korf100", few ? 20 : all, {
			// A quarter of the 13.5 ms that the fastest other solver took beside it.
			mean: 3.4,
			p90: 16,
			max: 70,
			tables: 500,
			memory: 64,
		}),
		published("antipodes17", few ? 1 : all, { mean: 1_000 }),
		inMoves("3x3", { max: 1, tables: 500 }),
		inMoves("4x3", moves),
		inMoves("5x3", moves),
		inMoves("8x2", moves),
		inMoves("4x4", moves, "corner"),
		inMoves("4x4", moves, "edge", edge),
	];
}

/**
 * Solves the boards of a row.
 *
 * @param {Row} row
 * @param {typeof solveInWasm | typeof solveNatively} solve
 * @returns {Figures}
 */
function measure(
	{ name, boards, goal = "last", metric = "stm", lengths },
	solve,
) {
	const { answers, summary, memory } = solve({ boards, goal, metric });
	let sum = 0;
	for (const [i, { length, lower }] of answers.entries()) {
		const isWrong = lengths !== undefined && length !== lengths[i];
		if (length !== lower || isWrong) {
			throw new Error(`${name}, ${solve.name}: ${boards[i]}: ${length}`);
		}
		sum += length;
	}
	return { ...summary, memory_bytes: memory, length: sum / answers.length };
}

/**
 * Returns the goals as text, with MISSED before each one that is missed.
 *
 * @param {Limits} limits
 * @param {Figures} figures
 * @param {(keyof Limits)[]} names Goals to list.
 */
function verdict(limits, figures, names) {
	const found = {
		mean: figures.mean_ms,
		p90: figures.p90_ms,
		max: figures.max_ms,
		tables: figures.tables_ms,
		memory: figures.memory_bytes / 1e6,
	};
	return names
		.flatMap((name) => {
			const limit = limits[name];
			if (limit === undefined) return [];
			const missed = found[name] > limit ? "MISSED " : "";
			return [`${missed}${name} ≤ ${limit.toLocaleString("en")}`];
		})
		.join(", ");
}

/** @param {Result[]} results */
function showSearches(results) {
	console.log(
		"\nSearches (ms; ratio is mean wasm / mean native; goals are for wasm)\n",
	);
	const times = (
		/** @type {Figures} */ { mean_ms, median_ms, p90_ms, max_ms },
	) => [mean_ms, median_ms, p90_ms, max_ms].map(digits);
	const heads = ["mean", "median", "p90", "max"];
	table([
		["", "", "", "", "wasm", "", "", "", "native", "", "", "", "", ""],
		["boards", "n", "length", "nodes", ...heads, ...heads, "ratio", "goals"],
		...results.map(({ row, wasm, native }) => [
			row.name,
			String(row.boards.length),
			wasm.length.toFixed(2),
			digits(wasm.mean_nodes),
			...times(wasm),
			...times(native),
			(wasm.mean_ms / native.mean_ms).toFixed(2),
			verdict(row.limits, wasm, ["mean", "p90", "max"]),
		]),
	]);
}

/** @param {Result[]} results */
function showTables(results) {
	console.log(
		"\nTables (1 MB is 10⁶ bytes; memory is that of the whole wasm instance)\n",
	);
	table([
		[
			"boards",
			"wasm ms",
			"native ms",
			"ratio",
			"tables MB",
			"memory MB",
			"goals",
		],
		...results.map(({ row, wasm, native }) => [
			row.name,
			digits(wasm.tables_ms),
			digits(native.tables_ms),
			(wasm.tables_ms / native.tables_ms).toFixed(2),
			megabytes(native.memory_bytes),
			megabytes(wasm.memory_bytes),
			verdict(row.limits, wasm, ["tables", "memory"]),
		]),
	]);
}

/**
 * Prints the mean time of random boards against their number of cells. A factor
 * of 10 is 10 blocks.
 *
 * @param {Result[]} results
 */
function showCurve(results) {
	console.log("\nTime against cells (wasm, mean ms, log scale from 0.001)\n");
	const lines = results
		.filter(({ row }) => row.lengths === undefined && row.metric !== "mtm")
		.map(({ row, wasm }) => {
			const [columns, rows] = row.size.split("x").map(Number);
			const bar = Math.max(1, Math.round(10 * Math.log10(wasm.mean_ms * 1e3)));
			const cells = String(columns * rows);
			return [row.name, cells, digits(wasm.mean_ms), "█".repeat(bar)];
		});
	table([["boards", "cells", "mean", ""], ...lines]);
}

function showMachine() {
	const load = loadavg().map((load) => load.toFixed(1));
	const [{ model }] = cpus();
	console.log(`${cpus().length} × ${model}, Node ${process.version}`);
	console.log(`load average ${load.join(" ")}; the bench uses one thread`);
}

if (options.help) {
	console.log(USAGE);
	process.exit(0);
}
const script = join(ROOT, "scripts", "build.js");
const cores = options.peers ? ["native"] : ["wasm", "native"];
const { status } = spawnSync(process.execPath, [script, ...cores], {
	stdio: "inherit",
});
if (status !== 0) process.exit(1);

showMachine();
console.log(`seed ${options.seed}; boards are columns x rows`);
if (options.peers) {
	const { boards, seed, quick, limit } = options;
	await comparePeers({ boards, seed, quick, limit: Number(limit) });
	console.log();
	showMachine();
	process.exit(0);
}
if (options.only !== "large") {
	const results = rows().map((row) => {
		showNow(row.name);
		return {
			row,
			wasm: measure(row, solveInWasm),
			native: measure(row, solveNatively),
		};
	});
	showNow("");
	showSearches(results);
	showTables(results);
	const firsts = [];
	for (const row of firstRows(options)) firsts.push(await measureFirst(row));
	showFirst(firsts);
	showCurve(results);
}
if (options.only !== "small") {
	const { boards, seed, quick, long } = options;
	const results = largeRows({ boards, seed, quick, long }).map(measureLarge);
	showNow("");
	showLarge(results);
	showLargeCurve(results);
}
console.log();
showMachine();
