/**
 * What solves boards for the command and the bench: the wasm module in this
 * process, or the native solver in one of its own. Both are asked alike.
 *
 * Times are of the search alone, each on one thread; tables are made before it,
 * and told apart.
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
 * @property {number} length In slides (STM).
 * @property {number} lower Proved: no solution is shorter.
 * @property {number} nodes Boards looked at.
 * @property {number} ms
 * @property {number} tablesMs For the tables that this board was the first to
 *   need; 0 where they were made.
 * @property {string} slides A letter of U, D, L, R for each tile's way.
 * @property {number | null} firstMs Until there was a first answer, where that
 *   is told.
 * @property {number | null} firstLength Its length.
 */

/**
 * @typedef {object} Engine
 * @property {(board: string, budgetMs: number) => Promise<Solved | { error: string }>} solve
 *   The best solution found within the budget; the first one is waited for.
 * @property {number} ahead How many boards may be asked for before the first is
 *   answered; answers come in the order in which they were asked for.
 * @property {() => number} memoryBytes Of wasm, the memory of the instance; of
 *   the native solver, the most that its tables took.
 * @property {() => void} end
 */

/** Boards, and making of tables in the time of so many, between two looks at the clock. */
const SLICE = 50_000;

/** The goal that was asked for is none. */
export class BadGoal extends Error {}

/**
 * @param {string} goal By name or in text form.
 * @returns {Promise<Engine>}
 */
export async function startWasm(goal) {
	const { Solver, memoryBytes } = await import("./wasm.js");
	const solver = new Solver();
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
 * @param {import("./wasm.js").Solver} solver
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
			const { slides, lower } = best;
			return { length: slides.length, lower, nodes, ms, slides, ...first };
		}
		// Not counted: whoever shows the progress has the thread now.
		await pause();
	}
}

/**
 * What gives the solver the weights that it would like for boards of a size,
 * each once. Without them it searches too: that is said, since it is slower.
 *
 * @param {import("./wasm.js").Solver} solver
 * @param {string} goal
 */
function weightsFor(solver, goal) {
	/** @type {Set<string>} */
	const tried = new Set();
	return (/** @type {string} */ size) => {
		const name = solver.wants(size, goal);
		if (name === undefined || tried.has(name)) return;
		tried.add(name);
		try {
			solver.readWeights(name, readFileSync(join(WEIGHTS, `${name}.bin`)));
		} catch (error) {
			const { message } = /** @type {Error} */ (error);
			console.error(`searching without weights for ${name}: ${message}`);
		}
	};
}

/**
 * Boards that the native solver is given for each search that it makes at a
 * time: while one takes long the others go on.
 */
const AHEAD = 8;

/**
 * The native solver, driven by lines: see `examples/solve.rs`.
 *
 * @param {string} goal By name or in text form.
 * @param {object} [options]
 * @param {string} [options.program]
 * @param {number} [options.jobs] Searches at a time.
 * @returns {Promise<Engine>}
 */
export async function startNative(goal, { program, jobs = 1 } = {}) {
	program ??= nativeProgram("solve");
	const child = spawn(program, [goal, String(jobs)], {
		stdio: ["pipe", "pipe", "inherit"],
	});
	const end = () => child.kill();
	process.once("exit", end);
	/** @type {Promise<never>} */
	const broken = new Promise((_, reject) => {
		child.once("error", reject);
		child.stdin.once("error", reject);
	});
	/** @type {Promise<never>} */
	const ended = new Promise((_, reject) => {
		child.once("exit", () => reject(new Error(`${program} ended`)));
	});
	// Whether anybody waits or not: an end that was asked for is no failure.
	for (const lost of [broken, ended]) lost.catch(() => {});
	const lines = linesOf(child.stdout);
	const answer = async () => {
		// Its last words may be read after its end: only the end of what it has to
		// say is the end.
		const { value } = await Promise.race([lines.next(), broken]);
		return value === undefined ? ended : value.split("\t");
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
 * Where cargo puts a release build of an example.
 *
 * @param {string} name
 */
export function nativeProgram(name) {
	const target = process.env.CARGO_TARGET_DIR ?? join(ROOT, "target");
	const suffix = process.platform === "win32" ? ".exe" : "";
	return resolve(ROOT, target, "release", "examples", name + suffix);
}

/**
 * Columns x rows of a board that the core has read.
 *
 * @param {string} board In text or JSON form.
 */
export function sizeOf(board) {
	const rows = board.split(/\/|\]\s*,/).length;
	const cells = board.match(/\d+/g)?.length ?? 0;
	return `${cells / rows}x${rows}`;
}

/**
 * @param {import("./wasm.js").Solver} solver
 * @param {string} goal
 */
function checkGoal(solver, goal) {
	// One with a name is for any size.
	if (refusal(() => solver.prepare("2x2", goal, 0)) === null) return;
	// An arrangement can be brought to itself.
	const error = refusal(() => solver.search(goal, goal).free());
	if (error !== null) throw new BadGoal(error);
}

/**
 * What the core says against it; `null` when it does it.
 *
 * @param {() => void} act
 */
function refusal(act) {
	try {
		act();
		return null;
	} catch (error) {
		// Anything without a code is a panic.
		if (error instanceof Error && "code" in error) return error.message;
		throw error;
	}
}

/** @returns {Promise<void>} */
function pause() {
	return new Promise((resolve) => setImmediate(resolve));
}
