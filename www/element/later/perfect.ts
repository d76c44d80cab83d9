/**
 * What the solver does for scripts besides help: a play against perfect play, and boards
 * of a known distance. Loaded when it is first asked for.
 */

import { read } from "../../core/read.ts";
import { drawBoard } from "../../solver/draw-board.ts";
import { solverBy } from "../../solver/lazy.ts";
import { readMetric } from "../../solver/metric.ts";
import { type ReviewOptions, reviewPlay } from "../../solver/review.ts";
import type { Controller } from "../controller.ts";
import { withProof } from "../event-details.ts";
import { sharedSolver } from "../shared.ts";

/** How long a board is searched if the search may never end, in milliseconds. */
const USUAL_MS = 10_000;

/** Finds how few slides the start of the play takes. */
export async function optimum(
	controller: Controller,
	{ budget, signal }: { budget?: number; signal?: AbortSignal },
) {
	const { record } = await controller.begun();
	const solver = await sharedSolver();
	const game = controller.Game.fromRecord(record);
	try {
		game.restart(0);
		const { goal, isProvable, isSolved } = game.snapshot(0);
		if (isSolved) return Object.freeze(withProof({ lower: 0, upper: 0 }));
		const { slides, lower } = await solver.solve(game.text, goal, {
			budgetMs: isProvable ? Number.POSITIVE_INFINITY : (budget ?? USUAL_MS),
			mayShare: true,
			...(signal && { signal }),
		});
		return Object.freeze(withProof({ lower, upper: slides.length }));
	} finally {
		game.free();
	}
}

/** Grades a play, by default the one at hand. */
export async function review(
	controller: Controller,
	options: Omit<ReviewOptions, "metric"> & { metric: string },
) {
	const metric = readMetric(options.metric);
	const record = options.record ?? (await controller.begun()).record;
	const solver = solverBy(await sharedSolver(), () => metric);
	return reviewPlay(solver, record, { ...options, metric });
}

export type NewOptions = {
	size?: string;
	goal?: string;
	seed?: string;
	/**
	 * A number of slides, or the name of a level: see the attribute. Empty for a board
	 * drawn evenly from all.
	 */
	difficulty?: string | number;
	/** Cancels the search for a board of that difficulty. */
	signal?: AbortSignal;
	/**
	 * Called as it goes on: how many boards were tried, and how many slides away the
	 * present ones are at least.
	 */
	onProgress?: (progress: { tried: number; level: number }) => void;
};

/** The deal that each puzzle waits for. */
const deals: WeakMap<Controller, AbortController> = new WeakMap();

/**
 * Deals a board exactly so many slides from its goal. A later deal cancels it.
 *
 * @returns `false` if boards of this size have no levels.
 */
export async function deal(
	controller: Controller,
	[size, goal, seed]: [size: string, goal: string, seed: string],
	{
		difficulty,
		signal,
		onProgress = () => {},
	}: NewOptions & { difficulty: string | number },
): Promise<boolean> {
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
