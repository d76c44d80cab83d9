/**
 * Solves boards one after another, without a pause. Tables are made whole before a search
 * begins: a session would begin with small ones, because somebody waits for it, and its
 * solution would depend on what it solved before.
 *
 * Knows neither files nor how a module is started: the bench uses it, too.
 */

import type { Solver as SingleTile } from "../../core/wasm/solver.js";
import type { Solved } from "./tally.ts";

/** The solver of either metric. What counts moves has no weights. */
export type AnySolver = import("../../core/wasm/multi_tile.js").Solver &
	Partial<Pick<SingleTile, "wants" | "readWeights">>;

/** Boards expanded between two looks at the clock; for tables, work that takes as long. */
const SLICE = 50_000;

export class Engine {
	#solver;
	#load;
	/** Weights that were asked for. */
	#tried: Set<string> = new Set();

	/** @param load Resolves with weights, or with `null` if they cannot be read. */
	constructor(
		solver: AnySolver,
		load: (name: string) => Promise<Uint8Array | null>,
	) {
		this.#solver = solver;
		this.#load = load;
	}

	/**
	 * Searches until the solution is proved optimal, or for the budget and then on until
	 * there is one. Rejects with the core's error if there is no such board.
	 *
	 * @param board In text form.
	 * @param goal By name or in text form.
	 * @param budgetMs In milliseconds, without the making of tables.
	 */
	async solve(board: string, size: string, goal: string, budgetMs: number) {
		const solver = this.#solver;
		await this.#bringWeights(size, goal);
		const begin = performance.now();
		const isReady = solver.prepare(size, goal, 0) === 100;
		while (solver.prepare(size, goal, SLICE) < 100);
		const start = performance.now();
		const search = solver.search(board, goal);
		/** When the first solution was found, and its length. */
		let first: { firstMs: number; firstLength: number } | undefined;
		for (;;) {
			const { done, upper, nodes } = search.step(SLICE);
			const ms = performance.now() - start;
			if (upper !== null) first ??= { firstMs: ms, firstLength: upper };
			if (first === undefined || !(done || ms >= budgetMs)) continue;
			const best = search.best();
			search.free();
			if (best === undefined) throw new Error("a search ended in nothing");
			const { length, lower, slides } = best;
			return {
				...{ size, length, lower, optimal: lower === length, moves: slides },
				...{ nodes, ms: rounded(ms), firstMs: rounded(first.firstMs) },
				firstLength: first.firstLength,
				tablesMs: isReady ? 0 : start - begin,
			} satisfies Solved & Record<string, unknown>;
		}
	}

	/** Brings the weights for boards of a size, if there are any, once. */
	async #bringWeights(size: string, goal: string) {
		const name = this.#solver.wants?.(size, goal);
		if (name === undefined || this.#tried.has(name)) return;
		this.#tried.add(name);
		const bytes = await this.#load(name);
		if (bytes !== null) this.#solver.readWeights?.(name, bytes);
	}
}

/** Rounds to microseconds. */
function rounded(ms: number) {
	return Math.round(ms * 1_000) / 1_000;
}
