/**
 * `taquin/lab`: the searches of the laboratory in one file, with their wasm
 * inside, for notebooks, Node and pages.
 *
 * ```js
 * import { solve } from "taquin/lab"; // or by its address: taquin-lab.js
 * solve("4 1 2/5 0 3", "astar:manhattan").moves; // "RDL2U"
 * ```
 *
 * A board is text (`4 1 2/5 0 3`, an array of Python or Java, or numbers alone) or an
 * array of rows (`[[4, 1, 2], [5, 0, 3]]`); 0 is the blank. A search is called `bfs`,
 * `bidirectional`, `table`, `astar:H`, `idastar:H`, `greedy:H` or `weighted:H:W`; H is
 * `hamming`, `manhattan`, `linear-conflict`, `walking-distance`, `patterns` or `zero`, W
 * is from 1 to 100. Invalid input throws an `Error` with a `code`.
 *
 * A search runs to its end before `solve` returns. On a page, limit its time.
 */

import { isPanic } from "../core/compile.ts";
import { quote } from "../core/later/quote.ts";
import { loadLabInside } from "../core/load-lab-inside.ts";
import { Reports, textOf, USUAL_SEARCH } from "../tools/search/reports.ts";

/**
 * @typedef {string | number[][]} Board
 * @typedef {import("../tools/search/reports.ts").Options} Options
 * @typedef {import("../tools/search/reports.ts").Report} Report
 * @typedef {import("../core/wasm/lab.js").NumberSummary} NumberSummary
 * @typedef {import("../core/wasm/lab.js").ReadTiles} ReadTiles
 * @typedef {import("../core/wasm/lab.js").SearchEvent} SearchEvent
 * @typedef {import("../core/wasm/lab.js").SearchKind} SearchKind
 * @typedef {import("../core/wasm/lab.js").SearchProgress} SearchProgress
 * @typedef {import("../core/wasm/lab.js").SolvableResult} SolvableResult
 */

/**
 * A step of a search: its counts so far, its events, and the waiting boards.
 *
 * @typedef {SearchProgress & { events: SearchEvent[], waiting: number[] }} Step In the
 *   events boards have numbers; `waiting` are those of the frontier, the next one first.
 */

/**
 * The counts of a search on the boards of one depth.
 *
 * @typedef {object} DepthRow
 * @property {number | null} depth The least length that any of the searches has found;
 *   −1 for boards that cannot be solved, `null` for those that none has solved.
 * @property {string} search
 * @property {number} boards How many boards there are of this depth.
 * @property {number} solved How many of these the search has solved. The figures are of
 *   those.
 * @property {NumberSummary} generated
 * @property {NumberSummary} expanded
 * @property {NumberSummary} frontier
 * @property {NumberSummary} branching
 */

const core = loadLabInside();
let reports = new Reports(core);

/**
 * Calls the core. After a panic, which is a bug of this package, the next call gets a
 * new instance. JavaScript's own errors about arguments get a code, too.
 *
 * @template T
 * @param {() => T} act
 * @returns {T}
 */
function guarded(act) {
	try {
		return act();
	} catch (error) {
		if (isPanic(error)) {
			core.__wbg_reset_state();
			reports = new Reports(core);
		} else if (error instanceof Error && !("code" in error)) {
			Object.assign(error, { code: "argument" });
		}
		throw error;
	}
}

/**
 * Runs a search on a board, to its end or to a limit.
 *
 * @param {Board} board
 * @param {string} [search] The default is `astar:manhattan`.
 * @param {Options} [options]
 * @returns {Report} Its `length` is −1, with a `reason`, if the board cannot be solved,
 *   and `null`, with a `reason`, if the search stopped at a limit.
 */
export function solve(board, search = USUAL_SEARCH, options = {}) {
	return guarded(() => reports.solve(board, search, options));
}

/**
 * Runs a search board by board: each step expands one. For small boards, because each
 * step lists all boards that wait.
 *
 * @param {Board} board One that can be solved.
 * @param {string} [search] The default is `astar:manhattan`.
 * @param {Options} [options]
 * @returns {Generator<Step, void, void>}
 */
export function* steps(board, search = USUAL_SEARCH, options = {}) {
	const run = guarded(() => reports.begin(board, search, options));
	let isAlive = true;
	try {
		run.watch();
		for (;;) {
			isAlive = false;
			const now = guarded(() => run.step(1));
			isAlive = true;
			const { events, frontier: waiting } = run.watched();
			yield { ...now, events, waiting };
			if (now.state !== "running") return;
		}
	} finally {
		// Not after a panic: its instance is dead.
		if (isAlive) run.free();
	}
}

/**
 * Runs searches on many boards, and sums up their counts by the depth of the boards:
 * mean, median, least and most.
 *
 * @param {Iterable<Board>} boards
 * @param {string[]} searches
 * @param {Options} [options]
 * @returns {DepthRow[]} By depth, and then in the order of the searches.
 */
export function nodesByDepth(boards, searches, options = {}) {
	return guarded(() => rowsOf(boards, searches, options));
}

/**
 * @param {Iterable<Board>} boards
 * @param {string[]} searches
 * @param {Options} options
 * @returns {DepthRow[]}
 */
function rowsOf(boards, searches, options) {
	/** @type {Map<number | null, Report[][]>} */
	const depths = new Map();
	for (const board of boards) {
		const all = searches.map((search) => solve(board, search, options));
		const lengths = all.flatMap(({ length }) => length ?? []);
		const depth = lengths.length > 0 ? Math.min(...lengths) : null;
		depths.set(depth, [...(depths.get(depth) ?? []), all]);
	}
	const last = Number.POSITIVE_INFINITY;
	const sorted = [...depths].sort(([a], [b]) => (a ?? last) - (b ?? last));
	return sorted.flatMap(([depth, rows]) =>
		searches.map((search, at) => {
			const solved = rows
				.map((all) => all[at])
				.filter(({ moves }) => moves !== null);
			return {
				depth,
				search,
				boards: rows.length,
				solved: solved.length,
				generated: summaryOf(solved.map(({ generated }) => generated)),
				expanded: summaryOf(solved.map(({ expanded }) => expanded)),
				frontier: summaryOf(solved.map(({ frontier }) => frontier)),
				branching: summaryOf(
					solved.flatMap(({ branching }) => branching ?? []),
				),
			};
		}),
	);
}

/**
 * Mean, median, least and most of numbers; `null` where there are none.
 *
 * @param {Iterable<number>} values
 * @returns {NumberSummary}
 */
export function summaryOf(values) {
	return guarded(() => core.summary(Float64Array.from(values)));
}

/**
 * Draws different boards, each evenly from all that can be solved. The same seed draws
 * the same boards.
 *
 * @param {string} [size] Columns × rows: `3x3`, the default.
 * @param {{ count?: number, seed?: string | number, goal?: string }} [options]
 * @returns {string[]} In text form.
 */
export function drawBoards(size = "3x3", options = {}) {
	return guarded(() => {
		const { count = 1, seed = "1", goal = "last" } = options;
		if (!Number.isInteger(count) || count < 0 || count > 1_000_000) {
			const text = `count must be from 0 to 1000000, not ${quote(count)}`;
			const error = new RangeError(text);
			throw Object.assign(error, { code: "limit", values: { limit: "count" } });
		}
		return core
			.drawBoards(size, goal, String(seed), count)
			.split("\n")
			.filter((line) => line !== "");
	});
}

/**
 * Reads a board as it was written, whether it can be solved or not.
 *
 * @param {Board} board
 * @returns {ReadTiles} Its size, its tiles row by row, and its text form.
 */
export function readTiles(board) {
	return guarded(() => core.readTiles(textOf(board)));
}

/**
 * Says whether a board can be solved, and why: its inversions, pair by pair and by
 * merge sort, and the rows of the blank.
 *
 * @param {Board} board
 * @param {{ goal?: Board }} [options]
 * @returns {SolvableResult}
 */
export function solvability(board, options = {}) {
	return guarded(() => reports.read(board, options.goal).found);
}

/**
 * The lower bounds of a board, by the name of the heuristic.
 *
 * @param {Board} board
 * @param {{ goal?: Board }} [options]
 * @returns {Record<string, number>} As `{ hamming: 5, manhattan: 5, … }`.
 */
export function bounds(board, options = {}) {
	return guarded(() => reports.bounds(board, options.goal));
}

/**
 * The usual searches, and whether each can be had for boards of a size.
 *
 * @param {string} [size] The default is `3x3`.
 * @returns {SearchKind[]}
 */
export function searches(size = "3x3") {
	return guarded(() => core.searchKinds(size).list);
}
