/**
 * Runs searches and says in one plain object what each has come to: for the command
 * `npm run lab`, and for notebooks.
 */

import { quote } from "../core/later/quote.js";

/**
 * @typedef {import("../core/later/site-modules.js").LabCore} LabCore
 * @typedef {import("../core/later/site-modules.js").SearchProgress} SearchProgress
 * @typedef {import("../core/later/site-modules.js").SolvableResult} SolvableResult
 */

/**
 * When a search stops without an answer.
 *
 * @typedef {object} Limits
 * @property {number} [mb] Its memory, in megabytes: at most 4,000. The default is 1,000.
 * @property {number} [seconds] Its time. The default is no limit.
 * @property {number} [nodes] The boards that it expands. The default is no limit.
 */

/**
 * A board, its goal, and the limits of a search.
 *
 * @typedef {Limits & { goal?: string | number[][] }} Options `goal` is `last` (the
 *   default), `first`, `snake`, `spiral`, or a board.
 */

/**
 * What a search has come to. Lengths count slides (STM).
 *
 * @typedef {object} Report
 * @property {string} board In text form: `4 1 2/5 0 3`.
 * @property {string} search As it was asked for: `astar:manhattan`.
 * @property {number | null} length Of the solution; −1 if the board cannot be solved,
 *   `null` if the search stopped at a limit.
 * @property {string | null} reason Why there is no solution.
 * @property {string | null} moves The solution, with counts: `UL2` is up, left, left.
 *   Each letter is where the tile goes.
 * @property {string | null} slides The same with a letter for each slide: `ULL`.
 * @property {number[] | null} tiles The tile of each slide.
 * @property {number | null} lower Proved: no solution is shorter.
 * @property {boolean | null} optimal Whether it is proved that no solution is shorter
 *   than this one.
 * @property {SearchProgress["proof"]} proof Why `lower` is proved.
 * @property {number} expanded Boards that got successors.
 * @property {number} generated Successors made.
 * @property {number} frontier The most boards that waited at once.
 * @property {number} bytes What the search holds, with the tables of its heuristic.
 * @property {number | null} branching The effective branching factor; `null` without a
 *   solution of some length.
 * @property {number} ms Milliseconds, with those in which tables were made.
 */

/** The search of who names none. */
export const USUAL_SEARCH = "astar:manhattan";

/** What wasm can hold, in megabytes. */
const MOST_MB = 4_000;

const USUAL_MB = 1_000;

/** Boards expanded between two looks at the clock. */
const SLICE = 2_000;

/**
 * Returns a limit. Throws a `RangeError`
 * whose `code` is `limit` if nothing can be limited so.
 *
 * @param {keyof Limits} name
 * @param {unknown} value A number or its text; `undefined` for none.
 * @returns {number}
 */
export function readLimit(name, value) {
	if (value === undefined) {
		return name === "mb" ? USUAL_MB : Number.MAX_SAFE_INTEGER;
	}
	const most = name === "mb" ? MOST_MB : Number.MAX_SAFE_INTEGER;
	const isText = typeof value === "string" && value.trim() !== "";
	const number =
		isText || typeof value === "number" ? Number(value) : Number.NaN;
	if (number > 0 && number <= most) return number;
	const error = new RangeError(
		`${name} must be more than 0, at most ${most}, not "${quote(value)}"`,
	);
	throw Object.assign(error, { code: "limit", values: { limit: name } });
}

/**
 * Returns a board or a goal as text.
 *
 * @param {string | number[][]} board
 */
export function textOf(board) {
	// What is neither becomes a text that no board has.
	return typeof board === "string" ? board : `${JSON.stringify(board)}`;
}

/** Runs searches one after another; keeps the tables of one for the next. */
export class Reports {
	#core;
	#lab;

	/** @param {LabCore} core */
	constructor(core) {
		this.#core = core;
		this.#lab = new core.Lab();
	}

	/**
	 * Reads a board and its goal, in any form that the core reads.
	 *
	 * @param {string | number[][]} board
	 * @param {string | number[][]} [goal]
	 * @returns {{ size: string, board: string, goal: string, found: SolvableResult }}
	 */
	read(board, goal = "last") {
		const { size, tiles, text } = this.#core.readTiles(textOf(board));
		const wished = textOf(goal);
		const isName = /^\s*[a-z]*\s*$/i.test(wished);
		const to = isName ? wished.trim() : this.#core.readTiles(wished).text;
		const found = this.#core.solvability(size, Uint32Array.from(tiles), to);
		return { size, board: text, goal: to, found };
	}

	/**
	 * Begins a search, which has not taken a step yet. `free()` ends it.
	 *
	 * @param {string | number[][]} board
	 * @param {string} name
	 * @param {Options} [options]
	 */
	begin(board, name, { goal, mb, nodes } = {}) {
		const read = this.read(board, goal);
		const bytes = Math.floor(readLimit("mb", mb) * 1_000_000);
		const most = readLimit("nodes", nodes);
		return this.#lab.search(read.board, read.goal, name, bytes, most);
	}

	/**
	 * Runs a search to its end, without a pause.
	 *
	 * @param {string | number[][]} board
	 * @param {string} name
	 * @param {Options} [options]
	 * @returns {Report}
	 */
	solve(board, name, options = {}) {
		const { board: text, goal, found } = this.read(board, options.goal);
		const most = readLimit("seconds", options.seconds) * 1_000;
		if (!found.solvable) {
			// A search that there is not is told of on every board.
			this.#lab.search("1 2/3 0", "last", name, 0, 0).free();
			return unsolvable(text, name, found);
		}
		const begin = performance.now();
		const search = this.begin(text, name, { ...options, goal });
		let now = search.step(SLICE);
		while (now.state === "running" && performance.now() - begin < most) {
			now = search.step(SLICE);
		}
		// Not after a panic: its instance is dead.
		search.free();
		const ms = Math.round((performance.now() - begin) * 10) / 10;
		return report({ board: text, search: name, now, ms, options });
	}

	/**
	 * The lower bounds of a board, by the name of the heuristic.
	 *
	 * @param {string | number[][]} board
	 * @param {string | number[][]} [goal]
	 */
	bounds(board, goal) {
		const read = this.read(board, goal);
		const { list } = this.#lab.bounds(read.board, read.goal);
		/** @type {Record<string, number>} */
		const bounds = {};
		for (const { heuristic, bound } of list) bounds[heuristic] = bound;
		return bounds;
	}
}

/**
 * @param {{ board: string, search: string, now: SearchProgress, ms: number, options: Limits }} end
 * @returns {Report}
 */
function report({ board, search, now, ms, options }) {
	const isSolved = now.state === "solved";
	return {
		board,
		search,
		length: isSolved ? now.slides.length : null,
		reason: isSolved ? null : reasonOf(now, options),
		moves: isSolved ? now.moves : null,
		slides: isSolved ? now.slides : null,
		tiles: isSolved ? now.tiles : null,
		lower: now.lower,
		optimal: now.optimal,
		proof: now.proof,
		expanded: now.expanded,
		generated: now.generated,
		frontier: now.frontier,
		bytes: now.bytes,
		branching: now.branching,
		ms,
	};
}

/**
 * Returns why a search ended without a solution.
 *
 * @param {SearchProgress} now
 * @param {Limits} options
 */
function reasonOf({ state, expanded }, { mb = USUAL_MB, seconds, nodes }) {
	if (state === "running") return `stopped after ${seconds} s`;
	return nodes !== undefined && expanded >= nodes
		? `stopped after ${nodes} boards`
		: `stopped at ${mb} MB`;
}

/**
 * @param {string} board
 * @param {string} search
 * @param {SolvableResult} found
 * @returns {Report}
 */
function unsolvable(board, search, found) {
	const { inversions, isWidthEven, blankRow, homeRow, nearest } = found;
	const rows = Math.abs(blankRow - homeRow);
	const sum = isWidthEven
		? `${inversions.length} + ${rows}`
		: inversions.length;
	const what = isWidthEven
		? "inversions and rows from the blank to its home"
		: "inversions";
	return {
		board,
		search,
		length: -1,
		reason: `${what}: ${sum} is odd; the nearest board that can be solved is ${nearest}`,
		moves: null,
		slides: null,
		tiles: null,
		lower: null,
		optimal: null,
		proof: null,
		expanded: 0,
		generated: 0,
		frontier: 0,
		bytes: 0,
		branching: null,
		ms: 0,
	};
}
