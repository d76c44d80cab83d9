/**
 * The first search of a visit: by a new solver, which has no tables. Its times are
 * those until the first answer and until the proof.
 */

import { publishedBoards, randomBoards } from "./boards.js";
import { digits, table } from "./figures.js";

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {"stm" | "mtm"} metric What counts 1: a slide, or a move.
 * @property {string[]} boards
 * @property {number[]} [lengths] Published optima, in slides.
 * @property {number} limit The goal: the most milliseconds until the proof.
 */

/** @typedef {{ answer: number[], proof: number[] }} Times In milliseconds, by board. */

/** Nodes of a step. A worker's steps are of about as many. */
const STEP = 20_000;

/**
 * @param {{ quick: boolean, seed: string }} options
 * @returns {Row[]}
 */
export function firstRows({ quick, seed }) {
	const korf = publishedBoards("korf100", 4, quick ? 10 : 30);
	const boards = randomBoards("4x4", quick ? 2 : 5, seed);
	return [
		{ name: "korf100", metric: "stm", ...korf, limit: 1_000 },
		{ name: "4x4 (MTM)", metric: "mtm", boards, limit: 4_150 },
	];
}

/**
 * @param {Row} row
 * @returns {Promise<{ row: Row, times: Times }>} Rejects if a length differs from the
 *   published one.
 */
export async function measureFirst(row) {
	// The module may have to be built first.
	const { startSolver } = await import("./wasm.js");
	/** @type {Times} */
	const times = { answer: [], proof: [] };
	for (const [at, board] of row.boards.entries()) {
		const { solver } = startSolver(row.metric);
		const start = performance.now();
		const search = solver.search(board, "last");
		let progress = search.step(STEP);
		while (progress.upper === null) progress = search.step(STEP);
		times.answer.push(performance.now() - start);
		while (!progress.done) progress = search.step(STEP);
		times.proof.push(performance.now() - start);
		const known = row.lengths?.[at] ?? progress.upper;
		if (progress.upper !== known) {
			throw new Error(`${row.name}: ${board}: ${progress.upper}, not ${known}`);
		}
		search.free();
		solver.free();
	}
	return { row, times };
}

/** @param {Awaited<ReturnType<typeof measureFirst>>[]} results */
export function showFirst(results) {
	console.log("\nFirst searches in wasm, without tables (ms)\n");
	const mean = (/** @type {number[]} */ all) =>
		all.reduce((sum, ms) => sum + ms, 0) / all.length;
	const shown = (/** @type {number[]} */ all) =>
		[mean(all), Math.max(...all)].map(digits);
	table([
		["boards", "n", "answer", "max", "proof", "max", "goals"],
		...results.map(({ row: { name, limit }, times }) => {
			const isMissed = Math.max(...times.proof) > limit;
			const goal = `max ≤ ${limit.toLocaleString("en")}`;
			return [
				name,
				String(times.proof.length),
				...shown(times.answer),
				...shown(times.proof),
				isMissed ? `MISSED ${goal}` : goal,
			];
		}),
	]);
}
