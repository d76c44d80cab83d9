/**
 * `sliding-puzzle/core`: the game and the solver without a page, in browsers and
 * in Node.
 */

import { loadCore as loadGame } from "../core/load-core.js";
import { read } from "../core/load-reader.js";
import { once } from "../core/once.js";
import { lazySolver } from "../solver/lazy.js";

/** @typedef {import("../core/wasm/game.js").Game} Game */

/**
 * How far a search is; lengths in slides (STM).
 *
 * @typedef {object} Progress
 * @property {number} lower Proved: no solution is shorter.
 * @property {number | null} upper Length of the best solution found, if there is
 *   one yet.
 * @property {number} nodes Boards expanded.
 * @property {number} ms Since the search began.
 * @property {number} tables Percent made of the tables that it needs.
 */

/**
 * A solution and what is proved of it; lengths in slides (STM).
 *
 * @typedef {object} Solution
 * @property {string} slides A letter of U, D, L, R for each slide: the way the
 *   tile goes.
 * @property {number} length
 * @property {number} lower Proved: no solution is shorter.
 * @property {boolean} optimal Whether the two meet.
 * @property {number} nodes Boards expanded.
 * @property {number} ms
 */

/**
 * @typedef {object} Options
 * @property {string} [goal] Of a board that is given as text: by name (`last`,
 *   `first`, `snake`, `spiral`) or in text form; `last` by default.
 * @property {number} [budget] After so many milliseconds the best solution so
 *   far will do; by default a search goes on until it has proved its answer,
 *   which for boards of more than 16 cells may never be.
 * @property {AbortSignal} [signal] Takes the question back.
 * @property {(progress: Progress) => void} [onProgress]
 */

/**
 * Finds solutions without holding up who asks: in a worker where there are any,
 * else in slices. All solvers share one thread and one set of tables.
 *
 * @typedef {object} Solver
 * @property {(board: Game | string, options?: Options) => Promise<Solution>} solve
 *   The best solution of a game's board, or of one as position code, in text
 *   form or JSON. Broken by the signal's reason, and by what is no board.
 * @property {(size: string, goal?: string) => Promise<void>} prepare Has the
 *   tables for a size and goal begun, so that a later search finds them.
 */

/**
 * @typedef {object} Core
 * @property {typeof import("../core/wasm/game.js").Game} Game A play in progress:
 *   `Game.fromSeed("4x4", "last", "any text")`.
 * @property {(text: string, goal?: string) => Promise<Game>} open Opens a board as
 *   position code, in text form or JSON, the record of a play, or a link. Rejects
 *   with an `Error` that has a `code`.
 * @property {new () => Solver} Solver
 * @property {() => void} revive Starts a fresh instance of the core after it has
 *   panicked, which is a fault of ours; every game of the old one is dead.
 */

const loaded = once(load);

/**
 * Loads the core, once.
 *
 * @returns {Promise<Core>} Broken when its file cannot be read; asked again, it
 *   tries again.
 */
export function loadCore() {
	return loaded();
}

/** @returns {Promise<Core>} */
async function load() {
	const { Game, revive } = await loadGame();
	const shared = lazySolver();

	/**
	 * @param {string} text
	 * @param {string} [goal]
	 */
	async function open(text, goal = "last") {
		// A link that names no seed is a puzzle of its own.
		const drawn = String(Math.random());
		return Game.fromRecord(
			await read((reader) => reader.readText(text, goal, drawn)),
		);
	}

	class Solver {
		/**
		 * @param {Game | string} board
		 * @param {Options} [options]
		 */
		async solve(board, options = {}) {
			const { goal = "last", budget = Number.POSITIVE_INFINITY } = options;
			const { signal, onProgress } = options;
			const game = typeof board === "string" ? await open(board, goal) : board;
			const solution = await shared.solve(game.text, game.snapshot(0).goal, {
				budgetMs: budget,
				...(signal && { signal }),
				...(onProgress && { onProgress: (told) => onProgress(plain(told)) }),
			});
			const { slides, lower, nodes, ms } = solution;
			const { length } = slides;
			return { slides, length, lower, optimal: length === lower, nodes, ms };
		}

		/**
		 * @param {string} size
		 * @param {string} [goal]
		 */
		async prepare(size, goal = "last") {
			await shared.prepare(size, goal);
		}
	}
	return { Game, Solver, open, revive };
}

/**
 * @param {import("../solver/session.js").ProgressMessage} message
 * @returns {Progress}
 */
function plain({ lower, upper, nodes, ms, tables }) {
	return { lower, upper, nodes, ms, tables };
}
