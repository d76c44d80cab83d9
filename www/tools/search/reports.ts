/**
 * Runs searches and says in one plain object what each has come to: for the command
 * `taquin lab`, and for notebooks.
 */

import { quote } from "../../core/later/quote.ts";
import type { LabCore } from "../../core/later/site-modules.ts";
import type { SearchProgress, SolvableResult } from "../../core/wasm/lab.js";

/** When a search stops without an answer. */
type Limits = {
	/** Its memory, in megabytes: at most 4,000. The default is 1,000. */
	mb?: number;
	/** Its time. The default is no limit. */
	seconds?: number;
	/** The boards that it expands. The default is no limit. */
	nodes?: number;
};

/**
 * A board, its goal, and the limits of a search.
 * `goal` is `last` (the default), `first`, `snake`, `spiral`, or a board.
 */
export type Options = Limits & { goal?: string | number[][] };

/** What a search has come to. Lengths count slides (STM). */
export type Report = {
	/** In text form: `4 1 2/5 0 3`. */
	board: string;
	/** As it was asked for: `astar:manhattan`. */
	search: string;
	/**
	 * Of the solution; −1 if the board cannot be solved, `null` if the search stopped
	 * at a limit.
	 */
	length: number | null;
	/** Why there is no solution. */
	reason: string | null;
	/**
	 * The solution, with counts: `UL2` is up, left, left. Each letter is where the
	 * tile goes.
	 */
	moves: string | null;
	/** The same with a letter for each slide: `ULL`. */
	slides: string | null;
	/** The tile of each slide. */
	tiles: number[] | null;
	/** Proved: no solution is shorter. */
	lower: number | null;
	/** Whether it is proved that no solution is shorter than this one. */
	optimal: boolean | null;
	/** Why `lower` is proved. */
	proof: SearchProgress["proof"];
	/** Boards that got successors. */
	expanded: number;
	/** Successors made. */
	generated: number;
	/** The most boards that waited at once. */
	frontier: number;
	/** What the search holds, with the tables of its heuristic. */
	bytes: number;
	/** The effective branching factor; `null` without a solution of some length. */
	branching: number | null;
	/** Milliseconds, with those in which tables were made. */
	ms: number;
};

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
 * @param value A number or its text; `undefined` for none.
 */
function readLimit(name: keyof Limits, value: unknown): number {
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

/** Returns a board or a goal as text. */
export function textOf(board: string | number[][]) {
	// What is neither becomes a text that no board has.
	return typeof board === "string" ? board : `${JSON.stringify(board)}`;
}

/** Runs searches one after another; keeps the tables of one for the next. */
export class Reports {
	#core;
	#lab;

	constructor(core: LabCore) {
		this.#core = core;
		this.#lab = new core.Lab();
	}

	/** Reads a board and its goal, in any form that the core reads. */
	read(
		board: string | number[][],
		goal: string | number[][] = "last",
	): { size: string; board: string; goal: string; found: SolvableResult } {
		const { size, tiles, text } = this.#core.readTiles(textOf(board));
		const wished = textOf(goal);
		const isName = /^\s*[a-z]*\s*$/i.test(wished);
		const to = isName ? wished.trim() : this.#core.readTiles(wished).text;
		const found = this.#core.solvability(size, Uint32Array.from(tiles), to);
		return { size, board: text, goal: to, found };
	}

	/** Begins a search, which has not taken a step yet. `free()` ends it. */
	begin(
		board: string | number[][],
		name: string,
		{ goal, mb, nodes }: Options = {},
	) {
		const read = this.read(board, goal);
		const bytes = Math.floor(readLimit("mb", mb) * 1_000_000);
		const most = readLimit("nodes", nodes);
		return this.#lab.search(read.board, read.goal, name, bytes, most);
	}

	/** Runs a search to its end, without a pause. */
	solve(
		board: string | number[][],
		name: string,
		options: Options = {},
	): Report {
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

	/** The lower bounds of a board, by the name of the heuristic. */
	bounds(board: string | number[][], goal?: string | number[][]) {
		const read = this.read(board, goal);
		const { list } = this.#lab.bounds(read.board, read.goal);
		const bounds: Record<string, number> = {};
		for (const { heuristic, bound } of list) bounds[heuristic] = bound;
		return bounds;
	}
}

function report({
	board,
	search,
	now,
	ms,
	options,
}: {
	board: string;
	search: string;
	now: SearchProgress;
	ms: number;
	options: Limits;
}): Report {
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

/** Returns why a search ended without a solution. */
function reasonOf(
	{ state, expanded }: SearchProgress,
	{ mb = USUAL_MB, seconds, nodes }: Limits,
) {
	if (state === "running") return `stopped after ${seconds} s`;
	return nodes !== undefined && expanded >= nodes
		? `stopped after ${nodes} boards`
		: `stopped at ${mb} MB`;
}

function unsolvable(
	board: string,
	search: string,
	found: SolvableResult,
): Report {
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
