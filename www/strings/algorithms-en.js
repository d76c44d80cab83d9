/**
 * English texts of the page about the searches. The other language has the same keys
 * (tests/web/strings.test.js).
 */

export const algorithms = {
	title: "The searches, explained",
	heading: "Laboratory",
	comparing: "Compare",
	explained: "Explained",
	intro:
		"The idea of each search, what it costs, its source as it runs, and an exercise.",
	list: "Searches",
	tryIt: "Try it in the laboratory",
	idea: "The idea",
	cost: "What it costs",
	optimal: "Is the solution a shortest one?",
	origin: "Where it comes from",
	source: "The source, as it runs",
	sourceAbout: "Rust. The laboratory on this site runs exactly these lines.",
	/** @param {string} file */
	file: (file) => `File ${file}`,
	exercise: "Exercise",
	answer: "Your answer",
	check: "Check",
	/** @param {number} n */
	right: (n) => `Right: ${n}.`,
	/** @param {number} n */
	wrong: (n) => `${n} is not what the search counts. Try again.`,
	notNumber: "Write a whole number.",
	noCheck: "The search could not be run, so the answer cannot be checked.",
	show: "Show the answer",
	/** @param {number} n */
	shown: (n) => `The answer is ${n}.`,
	failure: "The texts could not be loaded. Reload the page.",
	/** By the name of the page. */
	pages: {
		solvability: {
			name: "Can it be solved?",
			idea: [
				"Read the board row by row and leave out the gap. An inversion is a pair of numbers in the wrong order. The goal has none.",
				"A slide along a row changes no pair. A slide along a column takes a tile past as many others as the board has columns, less one. On a board with an odd number of columns that is an even number of tiles, so the number of inversions stays even or stays odd. With an even number of columns it changes, and so does the row of the gap.",
				"So half of all arrangements can never be reached. To count inversions quickly, sort the numbers by merging: each time a number comes from the right half, it jumps over all that are left in the left half.",
			],
			cost: "Comparing all pairs takes n² steps, merge sort n log n.",
			optimal:
				"No search is needed: the parity decides it. A search on a board that cannot be solved would look at half of all arrangements before it gives up.",
			origin:
				"W. W. Johnson & W. E. Story, Notes on the “15” puzzle, American Journal of Mathematics 2, 1879.",
			exercise:
				"How many inversions does the board 8 1 3 / 4 0 2 / 7 6 5 have?",
		},
		bfs: {
			name: "Breadth-first search",
			idea: [
				"Look at all boards one slide from the start, then at all boards two slides from it, and so on, until one of them is the goal.",
				"A queue keeps the boards that wait. Each board that was reached is remembered, so that none is looked at twice.",
			],
			cost: "Time and memory grow with the number of boards up to the goal’s distance d: about b^d with b near 2 on the 8-puzzle. 3×3 has 181,440 boards and is no problem. 4×4 has 10 trillion and is out of reach.",
			optimal:
				"Yes. Boards are taken in the order of their distance from the start, so no nearer board is the goal.",
			origin:
				"E. F. Moore, The shortest path through a maze, International Symposium on the Theory of Switching, Harvard 1959.",
			exercise:
				"The boards of 2×2 lie on a ring of twelve. How many does breadth-first search expand from 0 3 / 2 1 before it takes the goal 1 2 / 3 0, which is 6 slides away?",
		},
		bidirectional: {
			name: "Search from both ends",
			idea: [
				"Run two breadth-first searches, one from the start and one from the goal. Stop when they meet.",
				"Each takes all boards at one distance before the other goes on. The one with fewer boards waiting goes first.",
			],
			cost: "Two searches to half the distance: about 2 · b^(d/2) boards instead of b^d. On the farthest 3×3 board that is 10,059 boards expanded instead of 181,439.",
			optimal:
				"Yes, because whole layers are finished: a shorter way would have met a turn before.",
			origin:
				"T. A. J. Nicholson, Finding the shortest route between two points in a network, Computer Journal 9, 1966.",
			exercise:
				"How many slides is 8 6 7 / 2 5 4 / 3 0 1 from solved? Think of both ends: it is one of the two farthest boards of 3×3.",
		},
		table: {
			name: "The exact table",
			idea: [
				"Run one breadth-first search from the goal over all boards, and write down the distance of each.",
				"A solution is then read off: from each board go to a neighbour that is one nearer. A board is found in the table by the rank of its permutation, so the table holds nothing but the distances.",
			],
			cost: "All boards once, whatever the start is: 181,440 of them on 3×3. Every later board costs only its look-ups.",
			optimal: "Yes: the table has the distance of every board.",
			origin:
				"The ranks: D. H. Lehmer, Teaching combinatorial tricks to a computer, 1960.",
			exercise:
				"How many boards of 2×3 can be solved? (The table expands each of them once.)",
		},
		astar: {
			name: "A*",
			idea: [
				"Go on from the board that promises the shortest solution: f = g + h. g is the number of slides made so far, h is a lower bound of those that are left, the heuristic.",
				"With h = 0 it is Dijkstra’s search, which does as breadth-first search does. The nearer h is to the truth, the fewer boards are expanded.",
			],
			cost: "Time falls fast with a better heuristic: for d = 24 on the 8-puzzle it generates about 35,000 boards with Hamming distance, 2,200 with Manhattan distance. Memory is the limit, since every board reached is kept.",
			optimal:
				"Yes, if h never exceeds the truth (admissible). If, besides, a slide changes h by no more than 1 (consistent), no board has to be expanded twice.",
			origin:
				"P. E. Hart, N. J. Nilsson & B. Raphael, A formal basis for the heuristic determination of minimum cost paths, 1968.",
			exercise:
				"How many boards does A* with Manhattan distance expand from 1 2 3 / 4 5 6 / 0 7 8? The goal is taken, but not expanded.",
		},
		greedy: {
			name: "Greedy and weighted A*",
			idea: [
				"Greedy search goes on from the board with the smallest h and forgets g. It runs to a solution quickly, and to no particular one.",
				"Weighted A* takes f = g + w · h with a weight w above 1. The larger w is, the greedier it gets.",
				"All three searches are the same lines. They differ in one: the key by which boards wait.",
			],
			cost: "Far fewer boards than A*, most of the time. Nothing is promised.",
			optimal:
				"No. The solution of weighted A* is at most w times as long as a shortest one. Of a greedy solution nothing is known. These two are here as counter-examples.",
			origin:
				"J. E. Doran & D. Michie, Experiments with the Graph Traverser program, 1966; I. Pohl, Heuristic search viewed as path finding in a graph, 1970.",
			exercise:
				"From 8 6 7 / 2 5 4 / 3 0 1 the fewest slides are 31. How many does greedy search with Manhattan distance make? (Run it in the laboratory.)",
		},
		idastar: {
			name: "IDA*",
			idea: [
				"Search depth-first, and turn back where f = g + h exceeds a bound. If nothing is found, begin again with the smallest f that was cut off.",
				"Only the path is kept in memory. A board that is reached by two ways is searched twice.",
			],
			cost: "Memory for one path. Time: each pass expands more than the one before, most of the work is in the last one or two. This is how 4×4 boards are solved.",
			optimal:
				"Yes, with an admissible heuristic: every smaller bound was searched in vain.",
			origin:
				"R. E. Korf, Depth-first iterative-deepening: an optimal admissible tree search, Artificial Intelligence 27, 1985.",
			exercise:
				"From 0 3 / 2 1 with Manhattan distance, how many boards are on the path when it is longest, start and goal included?",
		},
		heuristics: {
			name: "Simple heuristics",
			idea: [
				"Hamming distance counts the tiles that are not home. Each of them has to slide at least once.",
				"Manhattan distance adds up how many rows and columns each tile is from home. A slide takes one tile by one cell.",
				"Linear conflict adds two slides for each tile that must leave its line and come back, because two tiles are in their own line in the wrong order.",
			],
			cost: "One look at the board.",
			optimal:
				"None of them ever exceeds the truth, and a slide changes each by at most 1. So A* and IDA* with them find shortest solutions. Hamming ≤ Manhattan ≤ linear conflict on every board.",
			origin:
				"O. Hansson, A. Mayer & M. Yung, Criticizing solutions to relaxed models yields powerful admissible heuristics, Information Sciences 63, 1992.",
			exercise:
				"What is the linear-conflict bound of 2 1 3 / 4 5 6 / 8 7 0? (Manhattan distance is 4.)",
		},
		walking: {
			name: "Walking distance",
			idea: [
				"Forget all of a tile but its row, and the row where it belongs. What is left is a table of numbers: how many tiles of row r belong in row s.",
				"Only slides up and down change this table. The fewest such slides to the goal’s table are found by breadth-first search, once. The columns are treated in the same way, and both numbers are added.",
			],
			cost: "24,964 tables on 4×4, made in a fraction of a second. A look-up for each board.",
			optimal:
				"Yes: a slide is counted by the rows or by the columns, never by both. Walking distance is never below Manhattan distance.",
			origin: "K. Takahashi, 2002.",
			exercise:
				"What is the walking distance of 0 3 / 2 1 on 2×2? (Its Manhattan distance is 6.)",
		},
		patterns: {
			name: "Pattern databases",
			idea: [
				"Divide the tiles into groups, the patterns. For each pattern forget the other tiles, and store for every placement how many slides of its own tiles are needed.",
				"No slide is counted by two patterns, so the numbers may be added: additive pattern databases.",
			],
			cost: "Tables: 3 × 8.4 MB on 4×4, made in about a second. A search then expands few boards: 3,859 with A* where Manhattan distance needs 64,672.",
			optimal:
				"Yes. The tables here know where the gap is. Smaller tables that forget it are admissible too, but a slide can change them by more than 1.",
			origin:
				"J. C. Culberson & J. Schaeffer, Pattern databases, 1998; R. E. Korf & A. Felner, Disjoint pattern database heuristics, Artificial Intelligence 134, 2002.",
			exercise:
				"What do the patterns of 3×3 (two groups of four tiles) prove for 8 6 7 / 2 5 4 / 3 0 1, which is 31 slides from solved?",
		},
	},
};

/** @typedef {typeof algorithms} AlgorithmStrings */
