/**
 * The texts of a frontier that is painted over time, in English.
 */

/** @param {number} n */
const number = (n) => n.toLocaleString("en");

/** @param {number} n @param {string} one @param {string} many */
const count = (n, one, many) => `${number(n)} ${n === 1 ? one : many}`;

/** @param {number} n */
const boards = (n) => count(n, "board", "boards");

/** @param {number} n */
const slides = (n) => count(n, "slide", "slides");

const compact = new Intl.NumberFormat("en", { notation: "compact" });

export const frontier = {
	search: "Search",
	levels: "Levels",
	measures: {
		order: "Order in the list",
		depth: "Depth g",
		depthFromGoal: "Depth from the goal",
		visits: "Depth of the path",
	},
	run: "Run",
	stop: "Stop",
	play: "Play",
	pause: "Pause",
	save: "Picture",
	moment: "Moment",
	unsolvable:
		"No slides lead from this board to the goal, so there is no search to run.",
	begin: "Run it, and watch the frontier grow.",
	tables: "Making the tables of the heuristic…",

	about: {
		bfs: "Breadth-first search fills level by level: no board is expanded before all nearer ones were. Each stair is about twice as wide as the one before, so the last ones take nearly all the work.",
		bidirectional:
			"Two searches, one from each end, level by level. Together they need about twice the square root of the boards that one alone would. The search ends where they meet.",
		table:
			"Breadth-first search from the goal, through every board there is. First the levels grow, then they shrink: the most boards are a little farther than half-way.",
		astar:
			"A* empties the smallest f first. While boards with that f are left it expands nothing else; then the lower bound rises. When the bound is as large as the solution is long, it is proven.",
		weighted:
			"h counts for more than g, so the search dives towards the goal and leaves a broad wake of boards that it never expands. The price: the solution may be longer.",
		greedy:
			"Greedy search plunges: whatever looks nearest to the goal goes first, however long the way to it was. It is fast, and it proves nothing.",
		idastar:
			"IDA* goes down one path at a time and begins anew with each bound: a saw tooth. Each pass costs several times the one before, so that beginning anew costs little.",
	},

	y: {
		depth: "Slides from the start (g)",
		both: "Slides from the start; right: from the goal",
		depthFromGoal: "Slides from the goal",
		visits: "Depth of the path (g)",
	},
	x: "Boards expanded",
	mark: (/** @type {number} */ n) => compact.format(n),

	scale: (/** @type {number} */ most, /** @type {boolean} */ isVisits) =>
		`${isVisits ? "Boards expanded there" : "Boards that wait"}: 1 to ${number(most)}, the more, the stronger the colour`,
	bound: {
		lower: "no solution is shorter (proven)",
		pass: "bound of the pass",
	},
	length: "length of the solution",

	now: (
		/** @type {number} */ expanded,
		/** @type {number} */ waiting,
		/** @type {number} */ lower,
	) =>
		`${number(expanded)} expanded, ${boards(waiting)} waiting. Proven so far: at least ${slides(lower)}.`,
	nowDeep: (
		/** @type {number} */ expanded,
		/** @type {number} */ pass,
		/** @type {number} */ bound,
		/** @type {number} */ depth,
	) =>
		`${number(expanded)} expanded. Pass ${number(pass)}, bound ${bound}; the path is ${slides(depth)} deep.`,
	most: (/** @type {number} */ level, /** @type {number} */ n) =>
		`Most are at ${level}: ${number(n)}.`,
	solved: (/** @type {number} */ length, /** @type {number} */ expanded) =>
		`Solved in ${slides(length)} after ${boards(expanded)}.`,

	table: "The picture as a table",
	passes: "The passes as a table",
	columns: {
		expanded: "Expanded",
		waiting: "Waiting",
		levels: "Levels",
		fullest: "Most at",
		lower: "Lower bound",
		pass: "Pass",
		bound: "Bound",
		times: "Times the one before",
	},
	span: (/** @type {number} */ from, /** @type {number} */ to) =>
		from === to ? `${from}` : `${from} to ${to}`,
	fullest: (/** @type {number} */ level, /** @type {number} */ n) =>
		`${level} (${number(n)})`,
	number,
	decimal: (/** @type {number} */ n) =>
		n.toLocaleString("en", { maximumFractionDigits: 1 }),
	picture: (/** @type {string} */ search, /** @type {string} */ now) =>
		`The frontier of ${search} over time. ${now}`,
};

/** @typedef {typeof frontier} FrontierStrings */
