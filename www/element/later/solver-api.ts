/**
 * What the solver does for scripts besides help: a play against perfect play, and boards
 * of a known distance.
 */

import { read } from "../../core/read.ts";
import type { Game } from "../../core/wasm/game.js";
import { drawBoard } from "../../solver/draw-board.ts";
import { sharedSolver } from "../../solver/lazy.ts";
import { readMetric } from "../../solver/metric.ts";
import { type ReviewOptions, reviewPlay } from "../../solver/review.ts";
import type { Made } from "../choose-game.ts";
import { withProof } from "../event-details.ts";

/** The controller, as far as it is needed here. */
type Host = {
	readonly element: HTMLElement;
	readonly Game: typeof Game;
	/** Resolves with the play. */
	begun: () => Promise<{ readonly record: string }>;
	/** Whether nothing that was asked for later is in play. */
	isWanted: (request: number) => boolean;
};

/** How long a board is searched if the search may never end, in milliseconds. */
const USUAL_MS = 10_000;

/** Finds how few slides the start of the play takes. */
export async function optimum(
	controller: Host,
	{ budget, signal }: { budget?: number; signal?: AbortSignal },
) {
	const { record } = await controller.begun();
	const game = controller.Game.fromRecord(record);
	try {
		game.restart(0);
		const { goal, isProvable, isSolved } = game.snapshot(0);
		if (isSolved) return Object.freeze(withProof({ lower: 0, upper: 0 }));
		const { slides, lower } = await sharedSolver().solve(game.text, goal, {
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
	controller: Host,
	options: Omit<ReviewOptions, "metric"> & { metric: string },
) {
	const metric = readMetric(options.metric);
	const record = options.record ?? (await controller.begun()).record;
	return reviewPlay(sharedSolver(metric), record, { ...options, metric });
}

export type ShuffleOptions = {
	size?: string;
	goal?: string;
	seed?: string;
	/**
	 * A number of slides, or the name of a level: see the attribute. Empty for a board
	 * drawn evenly from all.
	 */
	difficulty?: string | number;
	/** Whether a game that was begun is not put aside. */
	discard?: boolean;
	/** Cancels the search for a board of that difficulty. */
	signal?: AbortSignal;
	/**
	 * Called as it goes on: how many boards were tried, and how many slides away the
	 * present ones are at least.
	 */
	onProgress?: (progress: { tried: number; atLeast: number }) => void;
};

/** The last draw of each puzzle: its request, and what cancels it. */
const draws: WeakMap<Host, { request: number; own: AbortController }> =
	new WeakMap();

/**
 * Draws a board exactly so many slides from its goal. A later draw, or another game in
 * play, cancels it.
 *
 * @param wish `evenly` makes a game of a size whose boards have no levels.
 * @returns The record of its play; `undefined` if it is cancelled by another.
 */
export async function draw(
	controller: Host,
	[size, goal, seed]: [size: string, goal: string, seed: string],
	{
		difficulty,
		evenly,
		signal,
		onProgress = () => {},
	}: ShuffleOptions & {
		difficulty: string | number;
		evenly: () => Made | Promise<Made>;
	},
	request: number,
): Promise<Made> {
	signal?.throwIfAborted();
	const last = draws.get(controller);
	if (last && last.request > request) return undefined;
	last?.own.abort();
	const own = new AbortController();
	draws.set(controller, { request, own });
	const stop = () => own.abort(signal?.reason);
	const look = () => void (controller.isWanted(request) || own.abort());
	signal?.addEventListener("abort", stop);
	controller.element.addEventListener("new-board", look);
	try {
		const wish = { size, goal, seed, difficulty };
		const calls = { signal: own.signal, onProgress };
		const board = await drawBoard(sharedSolver(), wish, calls);
		const record = await read((reader) =>
			board === undefined ? board : reader.readText(board, goal, ""),
		);
		own.signal.throwIfAborted();
		return record ?? evenly();
	} catch (error) {
		if (!own.signal.aborted || signal?.aborted) throw error;
		return undefined;
	} finally {
		signal?.removeEventListener("abort", stop);
		controller.element.removeEventListener("new-board", look);
	}
}
