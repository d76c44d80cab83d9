/**
 * A search that is run to be watched: its events, one after the other, and the queue
 * after each board.
 */

import type { LabCore } from "../../../core/later/site-modules.ts";
import type { SearchEvent, SearchProgress } from "../../../core/wasm/lab.js";

/**
 * What happens at a step: what the core has noted, or the beginning, or how it ends.
 */
export type WatchEvent =
	| SearchEvent
	| { type: "start" }
	| { type: "found" }
	| { type: "stopped" };

/** A board that a tree begins at. */
type Root = {
	node: number;
	board: string;
	h: number | null;
	/** 1 for a tree that grows from the goal. */
	side: 0 | 1;
};

export type Recorded = {
	search: string;
	size: string;
	/** In text form. */
	board: string;
	roots: Root[];
	/** The first one is the start. */
	events: WatchEvent[];
	/**
	 * For each event, the boards that wait once the step of the core that it belongs
	 * to is done, the one taken then in front.
	 */
	orders: number[][];
	/** The solution; empty if none was found. */
	slides: string;
	isSolved: boolean;
	tilesOf: (board: string) => number[];
};

/** How many steps are kept. */
export const MOST_STEPS = 2_000;

/** What a search may hold, in bytes: more than its first steps ever need. */
const BYTES = 100_000_000;

/** Boards to expand, where no number is to end the search. */
const ANY = 1e9;

/** Runs a search until it ends or has made as many steps as are kept. */
export function record(
	core: LabCore,
	lab: InstanceType<LabCore["Lab"]>,
	{ board, goal, search }: { board: string; goal: string; search: string },
): Recorded {
	const run = lab.search(board, goal, search, BYTES, ANY);
	const events: WatchEvent[] = [{ type: "start" }];
	const orders: number[][] = [[]];
	let progress: SearchProgress;
	try {
		run.watch();
		// The first board is taken, and nothing is expanded.
		progress = run.step(0);
		note();
		while (progress.state === "running" && events.length < MOST_STEPS) {
			progress = run.step(1);
			note();
		}
	} finally {
		run.free();
	}
	const isSolved = progress.state === "solved" && events.length <= MOST_STEPS;
	for (const list of [events, orders]) {
		list.length = Math.min(list.length, MOST_STEPS);
	}
	events.push({ type: isSolved ? "found" : "stopped" });
	orders.push(orders[orders.length - 1]);
	const { size } = core.readTiles(board);
	const read: Map<string, number[]> = new Map();
	return {
		search,
		size,
		board,
		roots: rootsOf(core, lab, { board, goal, search }, events),
		events,
		orders,
		slides: isSolved ? progress.slides : "",
		isSolved,
		tilesOf: (text) => {
			const tiles = read.get(text) ?? core.readTiles(text).tiles;
			read.set(text, tiles);
			return tiles;
		},
	};

	function note() {
		const { events: news, frontier } = run.watched();
		const last = news[news.length - 1];
		const order = last?.type === "taken" ? [last.node, ...frontier] : frontier;
		for (const event of news) {
			events.push(event);
			orders.push(order);
		}
	}
}

/**
 * Returns where the trees begin. The start has the number 0, except in the exact table,
 * which begins at the goal.
 */
function rootsOf(
	core: LabCore,
	lab: InstanceType<LabCore["Lab"]>,
	{ board, goal, search }: { board: string; goal: string; search: string },
	events: WatchEvent[],
): Root[] {
	const [method, heuristic] = search.split(":");
	if (method === "table" || method === "bidirectional") {
		const end = core.goalText(core.readTiles(board).size, goal);
		const first = events.find(({ type }) => type === "taken");
		if (method === "table") {
			const node = first?.type === "taken" ? first.node : 0;
			return [{ node, board: end, h: null, side: 1 }];
		}
		return [
			{ node: 0, board, h: null, side: 0 },
			{ node: 1, board: end, h: null, side: 1 },
		];
	}
	const { list } = lab.bounds(board, goal);
	const bound = list.find((one) => one.heuristic === heuristic)?.bound ?? 0;
	const h = heuristic === undefined ? null : bound;
	return [{ node: 0, board, h, side: 0 }];
}

/**
 * Returns whether a search can be watched on a board: tables of patterns for large
 * boards take long to make.
 */
export function canWatch(search: string, cells: number) {
	return cells <= MOST_CELLS || !search.endsWith(":patterns");
}

/** The boards for which such tables are made at once. */
const MOST_CELLS = 9;
