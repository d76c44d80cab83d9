/**
 * The engines that solve boards for the command and the bench: the wasm module
 * in this process, or the native solver in a child process. Both have the same
 * interface.
 *
 * `ms` is the time of one search on one thread. Tables are built before the
 * search; their time is reported separately, as `tablesMs`.
 */

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { linesOf } from "./lines.js";
import { ROOT } from "./setup.js";
import { WEIGHTS } from "./weights.js";

/**
 * @typedef {object} Solved
 * @property {string} size Columns x rows, like `4x3`.
 * @property {number} length In the metric of the engine.
 * @property {number} lower Proved lower bound on the length.
 * @property {number} nodes Boards expanded.
 * @property {number} ms Time of the search, in milliseconds.
 * @property {number} tablesMs Time to build tables, in milliseconds; 0 if an
 *   earlier board needed the same ones.
 * @property {string} slides U, D, L or R for each slide: the way the tile moves.
 * @property {number | null} firstMs Search time until the first solution, in
 *   milliseconds; `null` if not reported.
 * @property {number | null} firstLength Its length.
 */

/**
 * @typedef {object} Engine
 * @property {(board: string, budgetMs: number) => Promise<Solved | { error: string }>} solve
 *   Resolves with the best solution when `budgetMs` of search have passed or the
 *   best is proved optimal. If no solution is found by then, resolves with the
 *   first one.
 * @property {number} ahead How many boards may be in progress. They are answered
 *   in the order of the calls.
 * @property {() => number} memoryBytes Memory of the wasm instance. For the native
 *   solver, the peak size of its tables.
 * @property {() => void} end Stops the engine.
 */

/** Boards expanded between two looks at the clock; for tables, work that takes as long. */
const SLICE = 50_000;

/** @typedef {import("../www/solver/metric.ts").Metric} Metric */

/** Thrown if the text of a goal is invalid. */
export class BadGoal extends Error {}

/**
 * Starts the wasm module in this process.
 *
 * @param {string} goal By name or in text form.
 * @param {object} [options]
 * @param {Metric} [options.metric]
 * @returns {Promise<Engine>} Rejects with `BadGoal` if the goal is invalid.
 */
export async function startWasm(goal, { metric = "stm" } = {}) {
	const { startSolver } = await import("./wasm.js");
	const { solver, memoryBytes } = startSolver(metric);
	checkGoal(solver, goal);
	const bringWeights = weightsFor(solver, goal);
	/** @type {Engine["solve"]} */
	const solve = async (board, budgetMs) => {
		const start = performance.now();
		const error = refusal(() => solver.search(board, goal).free());
		if (error !== null) return { error };
		const size = sizeOf(board);
		bringWeights(size);
		let tablesMs = 0;
		if (solver.prepare(size, goal, 0) < 100) {
			while (solver.prepare(size, goal, SLICE) < 100) await pause();
			tablesMs = performance.now() - start;
		}
		return { size, tablesMs, ...(await search(solver, board, goal, budgetMs)) };
	};
	return { solve, ahead: 1, memoryBytes, end: () => {} };
}

/**
 * Searches for `budgetMs` milliseconds, and on until there is a solution. Stops
 * earlier if the solution is proved optimal.
 *
 * @param {import("./wasm.js").AnySolver} solver
 * @param {string} board
 * @param {string} goal
 * @param {number} budgetMs
 */
async function search(solver, board, goal, budgetMs) {
	let before = performance.now();
	const search = solver.search(board, goal);
	/** @type {{ firstMs: number | null, firstLength: number | null }} */
	let first = { firstMs: null, firstLength: null };
	for (let ms = 0; ; before = performance.now()) {
		const { done, upper, nodes } = search.step(SLICE);
		ms += performance.now() - before;
		if (first.firstMs === null && upper !== null) {
			first = { firstMs: ms, firstLength: upper };
		}
		if (done || (upper !== null && ms >= budgetMs)) {
			const best = search.best();
			search.free();
			if (best === undefined) throw new Error("a search ended in nothing");
			const { slides, length, lower } = best;
			return { length, lower, nodes, ms, slides, ...first };
		}
		// Lets the progress display run. This time is not counted.
		await pause();
	}
}

/**
 * Returns a function that loads the weights for boards of a size, once per size.
 * If a file cannot be read, the function prints a warning: the solver works
 * without weights, but slower.
 *
 * @param {import("./wasm.js").AnySolver} solver
 * @param {string} goal
 */
function weightsFor(solver, goal) {
	/** @type {Set<string>} */
	const tried = new Set();
	return (/** @type {string} */ size) => {
		const name = solver.wants?.(size, goal);
		if (name === undefined || tried.has(name)) return;
		tried.add(name);
		try {
			solver.readWeights?.(name, readFileSync(join(WEIGHTS, `${name}.bin`)));
		} catch (error) {
			const { message } = /** @type {Error} */ (error);
			console.error(`searching without weights for ${name}: ${message}`);
		}
	};
}

/**
 * Boards to queue per thread of the native solver. While one board takes long,
 * the other threads still have work.
 */
const AHEAD = 8;

/**
 * Starts the native solver in a child process. They exchange lines of text: see
 * `examples/solve.rs`.
 *
 * @param {string} goal By name or in text form.
 * @param {object} [options]
 * @param {string} [options.program] Path of the solver; the release build by
 *   default.
 * @param {number} [options.jobs] Number of searches in parallel.
 * @param {Metric} [options.metric]
 * @returns {Promise<Engine>} Rejects with `BadGoal` if the goal is invalid.
 */
export async function startNative(
	goal,
	{ program, jobs = 1, metric = "stm" } = {},
) {
	program ??= nativeProgram("solve");
	const child = spawn(program, [goal, String(jobs), metric], {
		stdio: ["pipe", "pipe", "inherit"],
	});
	const end = () => child.kill();
	process.once("exit", end);
	// If it takes no more boards, it answers no more.
	child.stdin.once("error", end);
	/** @type {Promise<never>} */
	const lost = new Promise((_, reject) => {
		child.once("error", reject);
		child.once("exit", () => reject(new Error(`${program} exited`)));
	});
	// Nobody may be waiting for it: `end()` must not cause an unhandled rejection.
	lost.catch(() => {});
	const lines = linesOf(child.stdout);
	const answer = async () => {
		// Lines may still arrive after the child has exited: its output is read to the
		// end. A race of the two would leave something behind at each board.
		const { value } = await lines.next();
		return value === undefined ? lost : value.split("\t");
	};

	const [state, refused] = await answer();
	if (state !== "ready") throw new BadGoal(refused);
	let memory = 0;
	return {
		async solve(board, budgetMs) {
			child.stdin.write(`${budgetMs}\t${board}\n`);
			const [state, ...fields] = await answer();
			if (state === "error") return { error: fields.join("\t") };
			const [length, lower, nodes, ms, tablesMs, bytes] = fields.map(Number);
			memory = Math.max(memory, bytes);
			const [size, slides, ...first] = fields.slice(6);
			const [firstMs = null, firstLength = null] = first.map(Number);
			const found = { size, length, lower, nodes, ms, tablesMs, slides };
			return { ...found, firstMs, firstLength };
		},
		ahead: jobs === 1 ? 1 : jobs * AHEAD,
		memoryBytes: () => memory,
		end() {
			process.off("exit", end);
			end();
		},
	};
}

/**
 * Returns the path of the release build of an example.
 *
 * @param {string} name
 */
export function nativeProgram(name) {
	const target = process.env.CARGO_TARGET_DIR ?? join(ROOT, "target");
	const suffix = process.platform === "win32" ? ".exe" : "";
	return resolve(ROOT, target, "release", "examples", name + suffix);
}

/**
 * Returns the size of a board as `columns x rows`, like `4x3`.
 *
 * @param {string} board In text or JSON form; the core has accepted it.
 */
export function sizeOf(board) {
	const rows = board.split(/\/|\]\s*,/).length;
	const cells = board.match(/\d+/g)?.length ?? 0;
	return `${cells / rows}x${rows}`;
}

/**
 * Throws `BadGoal` if the goal is invalid.
 *
 * @param {import("./wasm.js").AnySolver} solver
 * @param {string} goal
 */
function checkGoal(solver, goal) {
	// A named goal exists in every size.
	if (refusal(() => solver.prepare("2x2", goal, 0)) === null) return;
	// A valid arrangement can be solved to itself.
	const error = refusal(() => solver.search(goal, goal).free());
	if (error !== null) throw new BadGoal(error);
}

/**
 * Runs `act`. Returns the core's message if the core refuses, otherwise `null`.
 * Rethrows panics.
 *
 * @param {() => void} act
 */
function refusal(act) {
	try {
		act();
		return null;
	} catch (error) {
		// An error without a code is a panic.
		if (error instanceof Error && "code" in error) return error.message;
		throw error;
	}
}

/**
 * Lets pending events run.
 *
 * @returns {Promise<void>}
 */
function pause() {
	return new Promise((resolve) => setImmediate(resolve));
}
