/**
 * The exercises: each answer is what the core counts, never a number that was written
 * down.
 */

import type { LabCore } from "../../core/later/site-modules.ts";
import type { PageName } from "./algorithms-page.ts";

/** Enough for each search that is asked here. */
const BYTES = 100_000_000;

/** Runs a search to its end. */
function run(core: LabCore, board: string, name: string) {
	const search = new core.Lab().search(board, "last", name, BYTES, 1e6);
	const ended = search.step(1e6);
	search.free();
	return ended;
}

function bound(core: LabCore, board: string, name: string) {
	const { list } = new core.Lab().bounds(board, "last");
	const found = list.find(({ heuristic }) => heuristic === name);
	if (found === undefined) throw new Error(`${name} has no bound of ${board}`);
	return found.bound;
}

const RING = "0 3/2 1";
const FARTHEST = "8 6 7/2 5 4/3 0 1";
const SOLVED = "1 2 3/4 5 0";
const NEAR = "1 2 3/4 5 6/0 7 8";
const CONFLICTS = "2 1 3/4 5 6/8 7 0";
const INVERTED = "8 1 3/4 0 2/7 6 5";

/**
 * Of each page: the files of its source, where to try it, and the answer of its
 * exercise.
 */
export const EXERCISES: Record<
	PageName,
	{
		files: string[];
		board: string;
		searches: string[];
		answer: (core: LabCore) => number;
	}
> = {
	solvability: {
		files: ["solvability"],
		board: INVERTED,
		searches: [],
		answer: (core) => {
			const { size, tiles } = core.readTiles(INVERTED);
			return core.solvability(size, Uint32Array.from(tiles), "last").inversions
				.length;
		},
	},
	bfs: {
		files: ["breadth_first", "reached"],
		board: RING,
		searches: ["bfs"],
		answer: (core) => run(core, RING, "bfs").expanded,
	},
	bidirectional: {
		files: ["bidirectional"],
		board: FARTHEST,
		searches: ["bfs", "bidirectional"],
		answer: (core) => run(core, FARTHEST, "bidirectional").slides.length,
	},
	table: {
		files: ["table"],
		board: "4 5 0/1 2 3",
		searches: ["table"],
		answer: (core) => run(core, SOLVED, "table").expanded,
	},
	astar: {
		files: ["best_first", "open"],
		board: NEAR,
		searches: ["astar:hamming", "astar:manhattan"],
		answer: (core) => run(core, NEAR, "astar:manhattan").expanded,
	},
	greedy: {
		files: ["best_first"],
		board: FARTHEST,
		searches: ["astar:manhattan", "weighted:manhattan:2", "greedy:manhattan"],
		answer: (core) => run(core, FARTHEST, "greedy:manhattan").slides.length,
	},
	idastar: {
		files: ["ida_star"],
		board: RING,
		searches: ["idastar:manhattan"],
		answer: (core) => run(core, RING, "idastar:manhattan").frontier,
	},
	heuristics: {
		files: ["heuristic"],
		board: CONFLICTS,
		searches: ["astar:hamming", "astar:manhattan", "astar:linear-conflict"],
		answer: (core) => bound(core, CONFLICTS, "linear-conflict"),
	},
	walking: {
		files: ["walking"],
		board: FARTHEST,
		searches: ["astar:manhattan", "astar:walking-distance"],
		answer: (core) => bound(core, RING, "walking-distance"),
	},
	patterns: {
		files: ["patterns"],
		board: FARTHEST,
		searches: ["astar:manhattan", "astar:patterns", "idastar:patterns"],
		answer: (core) => bound(core, FARTHEST, "patterns"),
	},
};
