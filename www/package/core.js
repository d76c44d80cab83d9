/**
 * `taquin/core`: the game and the solver without a page, in browsers and
 * in Node.
 */

import { read } from "../core/later/load-reader.ts";
import { quote } from "../core/later/quote.ts";
import { ownText } from "../core/later/replay-link.ts";
import { loadCore as loadGame } from "../core/load-core.ts";
import { once } from "../core/once.ts";
import { drawBoard } from "../solver/draw-board.ts";
import { lazySolver } from "../solver/lazy.ts";
import { readMetric } from "../solver/metric.ts";
import { reviewPlay } from "../solver/review.ts";

/** @typedef {import("../core/wasm/game.js").Game} Game */
/** @typedef {import("../solver/review.ts").Review} Review */

/**
 * The progress of a search. Lengths are in the metric of the search.
 *
 * @typedef {object} Progress
 * @property {number} lower The proved lower bound: no solution is shorter.
 * @property {number | null} upper The length of the best solution found, or `null`
 *   if there is none yet.
 * @property {number} nodes Boards expanded.
 * @property {number} ms Milliseconds since the search began.
 * @property {number} tables How much of the tables it needs is made, in percent.
 * @property {number} searched How much is searched of where a solution of `lower`
 *   slides could be, in percent. At 100 the bound rises. On boards of up to 16 cells
 *   it is 0.
 */

/**
 * A solution and its proved lower bound.
 *
 * @typedef {object} Solution
 * @property {string} slides For each slide one letter of U, D, L, R: the way the
 *   tile moves.
 * @property {number} length In the metric.
 * @property {number} lower The proved lower bound: no solution is shorter.
 * @property {string} metric The metric of the lengths: `STM`, slides, or `MTM`, moves.
 * @property {boolean} optimal Whether `length` equals `lower`.
 * @property {number} nodes Boards expanded.
 * @property {number} ms Milliseconds that the search took.
 */

/**
 * @typedef {object} Options
 * @property {string} [goal] The goal of a board given as text: a name (`last`,
 *   `first`, `snake`, `spiral`) or the text form. The default is `last`.
 * @property {"stm" | "mtm"} [metric] Lengths count slides (`stm`, the default) or moves
 *   (`mtm`): tiles that slide together count once.
 * @property {number} [budget] Milliseconds after which the best solution so far is
 *   returned. By default the search runs until its answer is proved; for boards
 *   of more than 16 cells that may take forever.
 * @property {import("../core/later/abortable.ts").Signal} [signal] Cancels the search.
 * @property {(progress: Progress) => void} [onProgress] Called as the search goes
 *   on.
 */

/** @typedef {Omit<import("../solver/review.ts").ReviewOptions, "record">} ReviewOptions */

/**
 * @typedef {object} DrawOptions
 * @property {string} [size] The default is `4x4`.
 * @property {string} [goal] A name or the text form. The default is `last`.
 * @property {string | number} difficulty How many slides the board is from its goal,
 *   proved, or a level: `easy`, `medium`, `hard`, `expert`, `hardest`.
 * @property {string} [seed] The same seed draws the same board; by default any.
 * @property {import("../core/later/abortable.ts").Signal} [signal] Cancels the search for a board.
 * @property {(progress: { tried: number, atLeast: number }) => void} [onProgress] Called
 *   as it goes on: how many boards were tried, and how many slides away the present
 *   ones are at least.
 */

/**
 * Finds solutions without blocking the caller: in a worker, or else in slices.
 * All solvers share one worker and one set of tables for each metric. Where the device
 * has several cores, further workers help it.
 *
 * @typedef {object} Solver
 * @property {(board: Game | string, options?: Options) => Promise<Solution>} solve
 *   Resolves with the best solution of a game's board, or of a board given as
 *   position code, text form or JSON. Rejects with the signal's reason, or if the
 *   text is no board.
 * @property {(play: Game | string, options?: ReviewOptions) => Promise<Readonly<Review>>} review
 *   Resolves with a play graded against perfect play, slide by slide, or move by move
 *   with `metric: "mtm"`: a game, or the record of a play, a link, or a board with its
 *   moves. Rejects with the signal's reason, or if the text is no play.
 * @property {(options: DrawOptions) => Promise<Game>} draw Resolves with a game whose
 *   board is exactly as many slides from its goal as asked for. Rejects with the
 *   signal's reason, or with an `Error` that has a `code`: `tooLarge` above 16 cells,
 *   `tooFar`, `noBoard`, `noLevel`.
 * @property {(size: string, goal?: string, options?: { metric?: "stm" | "mtm" }) => Promise<void>} prepare
 *   Starts to make the tables for a size and goal, so that a later search finds them.
 */

/**
 * The class of a play. Its `fromSeed` throws an `Error` whose `code` is `goal` if no goal
 * has the name; a game whose goal is an arrangement is opened by a link:
 * `open("#size=3x2&goal=1 2 3/4 5 0&seed=any text")`.
 *
 * @typedef {{ fromSeed(size: string, goal: string, seed: string): Game } & typeof import("../core/wasm/game.js").Game} GameClass
 */

/**
 * Errors about arguments have a `code`: `argument` for a wrong type.
 *
 * @typedef {object} Core
 * @property {GameClass} Game A game in progress:
 *   `Game.fromSeed("4x4", "last", "any text")`.
 * @property {(text: string, goal?: string) => Promise<Game>} open Opens a board
 *   (position code, text form or JSON; moves may stand behind it), the record of a
 *   play, a link, or a link to a replay of Slidysim. Rejects with an `Error` that has a `code`.
 * @property {new () => Solver} Solver
 * @property {() => void} revive Starts a new instance of the core after a panic,
 *   which is a bug of this package. Every game of the old instance is dead.
 */

const loaded = once(load);

/**
 * Loads the core, once.
 *
 * @returns {Promise<Core>} Rejects if its file cannot be read; the next call tries
 *   again.
 */
export function loadCore() {
	return loaded();
}

/** @returns {Promise<Core>} */
async function load() {
	const { Game, revive } = await loadGame();
	refuseNonsense(Game);
	const shared = lazySolver();
	const inMoves = once(async () => lazySolver("mtm"));
	/** @param {"stm" | "mtm"} metric */
	const by = async (metric) =>
		readMetric(metric) === "stm" ? shared : inMoves();

	/**
	 * @param {string} text
	 * @param {string} [goal]
	 */
	async function open(text, goal = "last") {
		// A link without a seed gets a random one.
		const drawn = String(Math.random());
		// What is no text is refused by the reader.
		const own = typeof text === "string" ? await ownText(text) : text;
		return Game.fromRecord(
			await read((reader) => reader.readText(own, goal, drawn)),
		);
	}

	/**
	 * @param {Game | string} play
	 * @param {string} [goal]
	 */
	const gameOf = async (play, goal) =>
		play instanceof Game ? play : open(play, goal);

	class Solver {
		/**
		 * @param {Game | string} board
		 * @param {Options} [options]
		 */
		async solve(board, options = {}) {
			check(options);
			const { goal = "last", budget = Number.POSITIVE_INFINITY } = options;
			const { signal, onProgress, metric: asked = "stm" } = options;
			const solver = await by(asked);
			const game = await gameOf(board, goal);
			const solution = await solver.solve(game.text, game.snapshot(0).goal, {
				budgetMs: budget,
				mayShare: true,
				...(signal && { signal }),
				...(onProgress && { onProgress: (told) => onProgress(plain(told)) }),
			});
			const { slides, length, lower, metric, nodes, ms } = solution;
			const optimal = length === lower;
			return { slides, length, lower, optimal, metric, nodes, ms };
		}

		/**
		 * @param {Game | string} play
		 * @param {ReviewOptions} [options]
		 */
		async review(play, options = {}) {
			check(options);
			const solver = await by(options.metric ?? "stm");
			const { record } = await gameOf(play);
			return reviewPlay(solver, record, options);
		}

		/** @param {DrawOptions} options */
		async draw(options) {
			check(options);
			const { size = "4x4", goal = "last", seed, ...others } = options;
			const { difficulty, ...calls } = others;
			const wish = { size, goal, difficulty, seed: seed ?? `${Math.random()}` };
			const board = await drawBoard(shared, wish, calls);
			if (board === undefined) {
				const error = new Error(`boards of ${size} have no levels`);
				throw Object.assign(error, { code: "tooLarge", values: { size } });
			}
			return open(board, goal);
		}

		/**
		 * @param {string} size
		 * @param {string} [goal]
		 * @param {{ metric?: "stm" | "mtm" }} [options]
		 */
		async prepare(size, goal = "last", options = {}) {
			check(options);
			const solver = await by(options.metric ?? "stm");
			await solver.prepare(size, goal);
		}
	}
	return { Game: alwaysDealing(Game), Solver, open, revive };
}

/**
 * Returns a class of the same games, whose `fromSeed` makes one or throws: the core of the
 * game makes none for a goal that is no name.
 *
 * @param {typeof import("../core/wasm/game.js").Game} Game
 * @returns {GameClass}
 */
function alwaysDealing(Game) {
	return /** @type {any} */ (
		class extends /** @type {any} */ (Game) {
			/**
			 * @param {string} size
			 * @param {string} goal
			 * @param {string} seed
			 */
			static fromSeed(size, goal, seed) {
				const game = Game.fromSeed(size, goal, seed);
				if (game !== undefined) return game;
				const found = quote(goal);
				const text = `no goal is called '${found}'; open a link for an arrangement`;
				throw Object.assign(new Error(text), {
					code: "goal",
					values: { found },
				});
			}

			/** @param {unknown} value */
			static [Symbol.hasInstance](value) {
				return value instanceof Game;
			}
		}
	);
}

/** Option → whether a value is of its kind. @type {Record<string, (value: any) => boolean>} */
const KINDS = {
	at: Number.isInteger,
	budget: (value) => typeof value === "number" && value >= 0,
	difficulty: (value) => typeof value === "string" || Number.isInteger(value),
	onProgress: (value) => typeof value === "function",
	seed: (value) => typeof value === "string",
	signal: (value) => value instanceof AbortSignal,
};

/**
 * Throws if options are of a wrong kind. One that is `undefined` is as if it were missing.
 *
 * @param {any} options
 */
function check(options) {
	if (Object(options) !== options) refuse("options", options);
	for (const [name, isRight] of Object.entries(KINDS)) {
		const value = options[name];
		if (value !== undefined && !isRight(value)) refuse(name, value);
	}
}

/**
 * Makes `slide` throw for what is no direction: the core itself, which the element asks
 * only what there is, would read the first letter, or do nothing.
 *
 * @param {typeof import("../core/wasm/game.js").Game} Game
 */
function refuseNonsense({ prototype }) {
	const { slide } = prototype;
	prototype.slide = function (direction, now) {
		if (!["U", "D", "L", "R"].includes(direction)) {
			const wrong = new TypeError("a direction is U, D, L or R");
			throw Object.assign(wrong, { code: "command" });
		}
		return slide.call(this, direction, now);
	};
}

/**
 * @param {import("../solver/session.ts").ProgressMessage} message
 * @returns {Progress}
 */
function plain({ lower, upper, nodes, ms, tables, searched }) {
	return { lower, upper, nodes, ms, tables, searched };
}

/**
 * @param {string} name
 * @param {unknown} value
 * @returns {never}
 */
function refuse(name, value) {
	const error = new TypeError(`${name} cannot be ${quote(value)}`);
	throw Object.assign(error, { code: "argument", values: { name } });
}
