/**
 * What the solver does for scripts besides help: a play against perfect play, and boards
 * of a known distance. Loaded when it is first asked for.
 */

import { read } from "../../core/read.js";
import { drawBoard } from "../../solver/draw-board.js";
import { solverBy } from "../../solver/lazy.js";
import { readMetric } from "../../solver/metric.js";
import { reviewPlay } from "../../solver/review.js";
import { withProof } from "../event-details.js";
import { sharedSolver } from "../shared.js";

/** How long a board is searched if the search may never end, in milliseconds. */
const USUAL_MS = 10_000;

/** @typedef {import("../controller.js").Controller} Controller */

/**
 * Finds how few slides the start of the play takes.
 *
 * @param {Controller} controller
 * @param {{ budget?: number, signal?: AbortSignal }} options
 */
export async function optimum(controller, { budget, signal }) {
	const { record } = await controller.begun();
	const solver = await sharedSolver();
	const game = controller.Game.fromRecord(record);
	try {
		game.restart(0);
		const { goal, isProvable, isSolved } = game.snapshot(0);
		if (isSolved) return Object.freeze(withProof({ lower: 0, upper: 0 }));
		const { slides, lower } = await solver.solve(game.text, goal, {
			budgetMs: isProvable ? Number.POSITIVE_INFINITY : (budget ?? USUAL_MS),
			...(signal && { signal }),
		});
		return Object.freeze(withProof({ lower, upper: slides.length }));
	} finally {
		game.free();
	}
}

/**
 * Grades a play, by default the one at hand.
 *
 * @param {Controller} controller
 * @param {Omit<import("../../solver/review.js").ReviewOptions, "metric"> & { metric: string }} options
 */
export async function review(controller, options) {
	const metric = readMetric(options.metric);
	const record = options.record ?? (await controller.begun()).record;
	const solver = solverBy(await sharedSolver(), () => metric);
	return reviewPlay(solver, record, { ...options, metric });
}

/**
 * @typedef {object} NewOptions
 * @property {string} [size]
 * @property {string} [goal]
 * @property {string} [seed]
 * @property {string | number} [difficulty] A number of slides, or the name of a level:
 *   see the attribute. Empty for a board drawn evenly from all.
 * @property {AbortSignal} [signal] Cancels the search for a board of that difficulty.
 * @property {(progress: { tried: number, level: number }) => void} [onProgress] Called
 *   as it goes on: how many boards were tried, and how many slides away the present
 *   ones are at least.
 */

/** The deal that each puzzle waits for. @type {WeakMap<Controller, AbortController>} */
const deals = new WeakMap();

/**
 * Deals a board exactly so many slides from its goal. A later deal cancels it.
 *
 * @param {Controller} controller
 * @param {[size: string, goal: string, seed: string]} wanted
 * @param {NewOptions & { difficulty: string | number }} options
 * @returns {Promise<boolean>} `false` if boards of this size have no levels.
 */
export async function deal(
	controller,
	[size, goal, seed],
	{ difficulty, signal, onProgress = () => {} },
) {
	deals.get(controller)?.abort();
	const own = new AbortController();
	deals.set(controller, own);
	const stop = () => own.abort(signal?.reason);
	signal?.addEventListener("abort", stop);
	try {
		const solver = await sharedSolver();
		const wish = { size, goal, seed, difficulty };
		const calls = { signal: own.signal, onProgress };
		const board = await drawBoard(solver, wish, calls);
		if (board === undefined) return false;
		const record = await read((reader) => reader.readText(board, goal, ""));
		const play = await controller.begun();
		own.signal.throwIfAborted();
		play.open(controller.Game.fromRecord(record));
	} catch (error) {
		// A later deal has taken its place.
		if (!own.signal.aborted || signal?.aborted) throw error;
	} finally {
		signal?.removeEventListener("abort", stop);
	}
	return true;
}
