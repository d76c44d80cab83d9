/**
 * A search that was run to be watched, and the trees at each of its steps, as the views
 * want them. The core has worked it out (`src/lab/recording.rs`).
 */

import type { LabCore } from "../../../core/later/site-modules.ts";
import type { TreeNode, WatchedTrees } from "../../../core/wasm/lab.js";

export type Trees = Omit<WatchedTrees, "nodes" | "solution"> & {
	step: number;
	/** By number, in the order of their labels. */
	nodes: ReadonlyMap<number, TreeNode>;
	solution: ReadonlySet<number>;
};

/** How many steps are kept. */
export const MOST_STEPS = 2_000;

/** The boards for which tables of patterns are made at once. */
const MOST_CELLS = 9;

export class Recorded {
	#core;
	#recording;
	#tiles: Map<string, number[]> = new Map();
	/** The search, by its name. */
	search;
	/** In text form. */
	board;
	columns;
	whole;

	constructor(
		core: LabCore,
		lab: InstanceType<LabCore["Lab"]>,
		{ board, goal, search }: { board: string; goal: string; search: string },
	) {
		this.#core = core;
		this.#recording = lab.record(board, goal, search, MOST_STEPS);
		this.search = search;
		this.board = board;
		this.columns = Number.parseInt(core.readTiles(board).size, 10);
		this.whole = this.#recording.whole();
	}

	at(step: number): Trees {
		const { nodes, solution, ...trees } = this.#recording.at(step);
		return {
			step,
			...trees,
			nodes: new Map(nodes.map((node) => [node.id, node])),
			solution: new Set(solution),
		};
	}

	/** Returns the step at which the next board is taken, or the one before. */
	boardStep(step: number, by: 1 | -1) {
		return by > 0
			? this.#recording.boardAfter(step)
			: this.#recording.boardBefore(step);
	}

	/** Returns the tiles of a board in text form, row by row. */
	tilesOf(board: string): number[] {
		const tiles = this.#tiles.get(board) ?? this.#core.readTiles(board).tiles;
		this.#tiles.set(board, tiles);
		return tiles;
	}

	free() {
		this.#recording.free();
	}
}

/**
 * Returns whether a search can be watched on a board: tables of patterns for large
 * boards take long to make.
 */
export function canWatch(search: string, cells: number) {
	return cells <= MOST_CELLS || !search.endsWith(":patterns");
}

/** Returns the boards from one up to the root of its tree. */
export function wayTo(nodes: Trees["nodes"], id: number) {
	const way = [];
	for (
		let node = nodes.get(id);
		node !== undefined && way.length <= nodes.size;
		node = node.from === null ? undefined : nodes.get(node.from)
	) {
		way.push(node.id);
	}
	return way;
}

/** Returns the successors of a board in the tree. */
export function successorsOf({ nodes }: Trees, id: number) {
	return [...nodes.values()].filter(({ from }) => from === id);
}
