/**
 * One search at a time, for one who may change his mind: asking for another, or
 * leaving the board, takes it back. Knows no game.
 */

/**
 * @typedef {import("../solver/session.js").ProgressMessage} ProgressMessage
 * @typedef {import("../solver/session.js").SolutionMessage} SolutionMessage
 * @typedef {"hint" | "solve" | "longer"} Purpose
 */

/**
 * @typedef {object} Thinking
 * @property {Purpose} purpose
 * @property {ProgressMessage | null} progress
 */

/**
 * @typedef {object} Question
 * @property {string} text Of the board.
 * @property {string} goal
 * @property {number} budgetMs
 * @property {AbortSignal | undefined} signal Takes it back.
 * @property {(progress: ProgressMessage) => void} onProgress
 * @property {(solution: SolutionMessage) => void} use Called in the turn in which
 *   the answer is known to be wanted still: no answer is used for a board that
 *   is no longer in play.
 */

export class Thinker {
	#solver;
	/** @type {AbortController | null} */
	#search = null;
	/** @type {Thinking | null} */
	#thinking = null;

	/** @param {Pick<import("../solver/client.js").SolverClient, "solve">} solver */
	constructor(solver) {
		this.#solver = solver;
	}

	/** The search that runs, if one does. */
	get thinking() {
		return this.#thinking;
	}

	/** Takes the search back. Tells whether one ran. */
	stop() {
		const search = this.#search;
		// At once: the solver may be loading yet, and hear of it later.
		this.#search = null;
		this.#thinking = null;
		search?.abort();
		return search !== null;
	}

	/**
	 * @param {Purpose} purpose
	 * @param {Question} question
	 * @returns {Promise<void>} Rejects with an `AbortError` when it is taken back.
	 */
	async think(purpose, { text, goal, budgetMs, signal, onProgress, use }) {
		this.stop();
		const search = new AbortController();
		const isOurs = () => this.#search === search;
		const end = () => {
			if (isOurs()) this.stop();
		};
		signal?.addEventListener("abort", end);
		this.#search = search;
		this.#thinking = { purpose, progress: null };
		try {
			const solution = await this.#solver.solve(text, goal, {
				budgetMs,
				signal: search.signal,
				onProgress: (progress) => {
					if (!isOurs()) return;
					this.#thinking = { purpose, progress };
					onProgress(progress);
				},
			});
			search.signal.throwIfAborted();
			this.#search = null;
			this.#thinking = null;
			use(solution);
		} catch (error) {
			// Whatever a search that was taken back came to.
			search.signal.throwIfAborted();
			end();
			throw error;
		} finally {
			signal?.removeEventListener("abort", end);
		}
	}
}

/**
 * Whether an error says that something was taken back.
 *
 * @param {unknown} error
 */
export function isAbort(error) {
	return error instanceof DOMException && error.name === "AbortError";
}
