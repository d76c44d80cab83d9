/**
 * Boards of exercises, and the searches that are compared at first.
 */

export const EXAMPLES: readonly { board: string; answer: number }[] = [
	{ board: "1 2 3/4 0 5", answer: 1 },
	{ board: "[[1,2,3],[5,4,0]]", answer: -1 },
	{ board: "[[4,1,2],[5,0,3]]", answer: 5 },
	{ board: "[[3,2,4],[1,5,0]]", answer: 14 },
	// A. Reinefeld, IJCAI 1993.
	{ board: "8 6 7/2 5 4/3 0 1", answer: 31 },
];

/**
 * Where searches are explained: the board and the searches of each exercise, and what
 * else is explained there.
 */
export const EXERCISES: Record<
	"bfs" | "dfs" | "astar" | "greedy" | "heuristics",
	{
		board: string;
		searches: string[];
		others: ("bidirectional" | "table" | "walking-distance" | "patterns")[];
	}
> = {
	bfs: {
		board: "0 3/2 1",
		searches: ["bfs"],
		others: ["bidirectional", "table"],
	},
	dfs: {
		board: "0 3/2 1",
		searches: ["idastar:manhattan", "idastar:zero"],
		others: [],
	},
	astar: {
		board: "1 2 3/4 5 6/0 7 8",
		searches: ["astar:manhattan", "astar:hamming"],
		others: [],
	},
	greedy: {
		board: "8 6 7/2 5 4/3 0 1",
		searches: ["greedy:manhattan", "weighted:manhattan:2", "astar:manhattan"],
		others: [],
	},
	heuristics: {
		board: "2 1 3/4 5 6/8 7 0",
		searches: ["astar:linear-conflict", "astar:manhattan"],
		others: ["walking-distance", "patterns"],
	},
};

/** A board that each search solves within a second. */
export const FIRST = "8 1 3/4 0 2/7 6 5";

export const USUAL_SEARCHES: readonly string[] = [
	"bfs",
	"astar:manhattan",
	"idastar:manhattan",
];
