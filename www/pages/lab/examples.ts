/**
 * Boards of exercises, with their answers, and the searches that are compared at first.
 */

export const EXAMPLES: readonly { board: string; answer: number }[] = [
	{ board: "1 2 3/4 0 5", answer: 1 },
	{ board: "[[1,2,3],[5,4,0]]", answer: -1 },
	{ board: "[[4,1,2],[5,0,3]]", answer: 5 },
	{ board: "[[3,2,4],[1,5,0]]", answer: 14 },
	// A. Reinefeld, IJCAI 1993.
	{ board: "8 6 7/2 5 4/3 0 1", answer: 31 },
];

/** A board that each search solves within a second. */
export const FIRST = "8 1 3/4 0 2/7 6 5";

export const USUAL_SEARCHES: readonly string[] = [
	"bfs",
	"astar:manhattan",
	"idastar:manhattan",
];
