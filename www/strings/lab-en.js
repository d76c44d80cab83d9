/**
 * The texts of `lab.html`, in English. Here the words of the subject are used, and each
 * is explained once.
 */

/** @param {number} n @param {string} one @param {string} many */
const count = (n, one, many) => (n === 1 ? `1 ${one}` : `${number(n)} ${many}`);

/** @param {number} n */
const number = (n) => n.toLocaleString("en");

/** @param {number} n */
const evenOrOdd = (n) => (n % 2 === 0 ? "even" : "odd");

/** @param {number} n */
const inversions = (n) => count(n, "inversion", "inversions");

export const lab = {
	title: "Search laboratory",
	game: "Sliding Puzzle",
	heading: "Laboratory",
	comparing: "Compare",
	explained: "Explained",
	intro:
		"The textbook’s searches, side by side on your own board: what each one finds, what it proves, and what it costs.",
	copyLink: "Copy link",
	copyForClass: "Copy link for a class",
	unknownSearches: (/** @type {string} */ names) =>
		`The link names searches that this page doesn’t have: ${names}.`,
	copyFrame: "Copy code for a page",
	copied: "Link copied.",
	copiedForClass:
		"Link copied. Board, goal, searches and limits are fixed in it.",
	copiedFrame:
		"Code copied. It shows this laboratory in a frame, with board, goal, searches and limits fixed.",
	notCopied: "The browser won’t copy. This is the link:",
	notCopiedFrame: "The browser won’t copy. This is the code:",

	board: "Board",
	boardName: "The board, which can be slid",
	textLabel: "Your board",
	textAbout:
		"One row per line or “/”, 0 for the gap: 4 1 2/5 0 3. Arrays work too: [[4,1,2],[5,0,3]] or {{4,1,2},{5,0,3}}.",
	textEmpty: "Type or paste a board, or draw one below.",
	goal: "Goal",
	goals: {
		last: "1 2 3 …, gap last",
		first: "Gap first, then 1 2 3 …",
		snake: "Snake: every second row backwards",
		spiral: "Spiral, inwards",
		own: "An arrangement of your own",
	},
	ownLabel: "Your goal",
	ownEmpty: "Type the arrangement that counts as solved.",
	undo: "Undo",
	draw: "Draw a board",
	columns: "Columns",
	rows: "Rows",
	less: (/** @type {string} */ name) => `Fewer ${name.toLowerCase()}`,
	more: (/** @type {string} */ name) => `More ${name.toLowerCase()}`,
	seed: "Seed",
	distance: "Slides from solved",
	anyDistance: "any",
	distanceWrong: "Enter a number of slides, or leave it empty for any.",
	drawing: "Finding a board at this distance…",
	drawingAt: (/** @type {number} */ level, /** @type {number} */ tried) =>
		`${count(tried, "board", "boards")} tried; now at ${count(level, "slide", "slides")}.`,
	drawn: (/** @type {string} */ seed) => `Drawn from seed ${seed}.`,
	examples: "Boards of exercises, with their answers",
	fixedGoal: (/** @type {string} */ text) => text,
	plain: (/** @type {string} */ text) =>
		`${text.replaceAll("/", ", then ")}. It can’t be solved, so it doesn’t slide.`,
	plainNote: "This board can’t be solved, so it doesn’t slide.",
	slideNote: "Slide it with the arrow keys or by touch.",
	shownOf: (/** @type {string} */ name, /** @type {number} */ n) =>
		`${name}: ${count(n, "slide", "slides")}`,
	backToBoard: "Back to the board",
	oldNote: "The last board that could be read.",

	solvable: "Can it be solved?",
	yes: "Yes, it can be solved.",
	no: "−1: no slides solve this board.",
	nearest: "Swap two tiles and it can be solved. The nearest board that works:",
	takeNearest: "Take this one",
	orderAbout: (/** @type {string} */ order) =>
		`Give each tile its place in the goal, and read the board row by row without the gap: ${order}.`,
	orderUsual: (/** @type {string} */ order) =>
		`Read the board row by row without the gap: ${order}.`,
	counted: (/** @type {number} */ n) =>
		`A pair in the wrong order is an inversion. There ${n === 1 ? "is" : "are"} ${inversions(n)}, an ${evenOrOdd(n)} number.`,
	oddWidth: (/** @type {number} */ columns) =>
		`Sliding along a row changes no inversions. Sliding along a column takes a tile past ${count(columns - 1, "other", "others")}: an even number, so the count of inversions stays even or stays odd. The goal has 0 inversions, which is even.`,
	evenWidth: (/** @type {number} */ columns) =>
		`Sliding along a row changes no inversions. Sliding along a column takes a tile past ${count(columns - 1, "other", "others")}: an odd number, so the count turns from even to odd or back, just as the row of the gap changes by one. So inversions plus the rows between the gap and its home stay even, or stay odd. In the goal that sum is 0, which is even.`,
	oddVerdict: (/** @type {number} */ n) =>
		n % 2 === 0
			? `Here the count is ${n}: even, so the board can be solved.`
			: `Here the count is ${n}: odd, so no slides lead to the goal.`,
	evenVerdict: (
		/** @type {number} */ n,
		/** @type {number} */ row,
		/** @type {number} */ home,
	) => {
		const far = Math.abs(row - home);
		const sum = `${n} + ${far} = ${n + far}`;
		const rows = `The gap is in row ${row}, its home is row ${home}: ${count(far, "row", "rows")} between.`;
		return (n + far) % 2 === 0
			? `${rows} ${sum}: even, so the board can be solved.`
			: `${rows} ${sum}: odd, so no slides lead to the goal.`;
	},
	pairs: (/** @type {number} */ n) => `Pair by pair: ${inversions(n)}`,
	noPairs: "All pairs are in order.",
	pair: (/** @type {number} */ a, /** @type {number} */ b) =>
		`${a} before ${b}`,
	morePairs: (/** @type {number} */ n) => `and ${number(n)} more`,
	merges: (/** @type {number} */ n) => `By merge sort: ${inversions(n)}`,
	mergesAbout:
		"Each number that comes from the right run jumps over those left in the left run: that many inversions. The sum is the same, in n log n steps instead of n².",
	leftRun: "Left",
	rightRun: "Right",
	mergedRun: "Merged",
	inversions: "Inversions",
	total: "Total",

	searches: "Searches",
	groups: {
		blind: "Blind",
		astar: "A*: smallest g + h first",
		idastar: "IDA*: A* in little memory",
		other: "Fast, but not optimal",
	},
	methods: {
		bfs: "Breadth-first",
		bidirectional: "Breadth-first from both ends",
		table: "Exact table of all boards",
	},
	guided: (/** @type {string} */ method, /** @type {string} */ weight) =>
		method === "astar"
			? "A*"
			: method === "idastar"
				? "IDA*"
				: method === "greedy"
					? "Greedy"
					: `A* with weight ${weight}`,
	joined: (/** @type {string} */ method, /** @type {string} */ heuristic) =>
		`${method}, ${heuristic}`,
	heuristics: {
		zero: "h = 0",
		hamming: "misplaced tiles",
		manhattan: "Manhattan distance",
		"linear-conflict": "linear conflict",
		"walking-distance": "walking distance",
		patterns: "pattern databases",
	},
	tooLarge: "not for this size",
	chosen: (/** @type {number} */ n) => `${number(n)} chosen`,
	separator: "; ",
	limitsTitle: "Limits",
	all: "All",
	none: "None",
	memory: "Memory, in MB",
	time: "Time, in seconds",
	limits: (/** @type {number} */ mb, /** @type {number} */ s) =>
		`at most ${number(mb)} MB and ${number(s)} s for each search`,
	/** @param {number} n How many searches are chosen. */
	run: (n) => (n === 1 ? "Run 1 search" : `Run ${n} searches`),
	/** @param {number} n */
	moreSearches: (n) =>
		`${count(n, "more search", "more searches")}, and limits`,
	runAll: "Run all",
	stop: "Stop",
	running: (
		/** @type {string} */ name,
		/** @type {number} */ at,
		/** @type {number} */ of,
	) => `${name}, ${at} of ${of}…`,
	done: (/** @type {number} */ n) => `Done: ${count(n, "search", "searches")}.`,
	stoppedAll: "Stopped.",
	noSearch: "Choose at least one search.",
	noBoard: "There is no board to run on. Look at the message below the text.",
	lost: "It ran out of memory in the browser. Lower the limit of memory.",

	results: "Results",
	resultAbout: (/** @type {string} */ board, /** @type {string} */ limits) =>
		`${board}; ${limits}. Lengths count slides: one tile by one cell.`,
	columnsOf: {
		search: "Search",
		length: "Length",
		optimal: "Shortest?",
		expanded: "Expanded",
		generated: "Generated",
		frontier: "Largest frontier",
		bytes: "Memory",
		ms: "Time",
		branching: "Branching b*",
	},
	columnAbout: {
		length: "How many slides the solution has; −1 if there is none",
		optimal: "Whether it is proven that no solution is shorter",
		expanded: "Boards whose successors were made",
		generated: "Successors made",
		frontier: "The most boards that waited to be expanded at once",
		bytes: "Memory at the end, with the tables of the heuristic",
		ms: "Without the making of tables",
		branching:
			"Effective branching factor: a uniform tree of this depth with as many nodes has so many branches at each",
	},
	best: "best",
	optimal: "proven",
	notOptimal: "not proven",
	unknown: "–",
	waiting: "waiting",
	runningNow: "running…",
	atLeast: (/** @type {number} */ n) => `≥ ${n}`,
	stopped: { memory: "out of memory", time: "out of time" },
	cancelled: "stopped by you",
	failed: "failed",
	proofs: {
		depth:
			"It takes boards in the order of their distance from the start. All nearer boards were compared with the goal before this one.",
		meeting:
			"All boards near the start and all near the goal were expanded, and the two did not meet earlier.",
		smallestF:
			"A board of a shortest solution always waits in the open list, with an f no larger than that solution’s length. No f there was smaller than this length.",
		smallestWeighted:
			"It takes the smallest g + w · h first. From that follows only a lower bound, w times as loose.",
		bound:
			"Each pass searches all boards with f up to its bound. Every smaller bound was searched without a solution.",
		heuristic:
			"It looks only at h, never at the way already gone. All it knows is the heuristic’s bound of the start.",
	},
	boundMet: "Here this bound is as large as the solution is long.",
	whyOptimal: (/** @type {number} */ n) =>
		`Proven: no solution has fewer than ${count(n, "slide", "slides")}.`,
	whyNot: (/** @type {number} */ n) =>
		`Not proven to be shortest: it has proven only that at least ${count(n, "slide is", "slides are")} needed.`,
	whyStopped: {
		memory: (/** @type {number} */ lower) =>
			`It stopped at its limit of memory. Proven by then: at least ${count(lower, "slide", "slides")}.`,
		time: (/** @type {number} */ lower) =>
			`It stopped at its limit of time. Proven by then: at least ${count(lower, "slide", "slides")}.`,
	},
	whyCancelled: (/** @type {number} */ lower) =>
		`You stopped it. Proven by then: at least ${count(lower, "slide", "slides")}.`,
	whyUnsolvable: "No slides lead from this board to the goal.",
	tables: (/** @type {string} */ ms) =>
		`Tables of the heuristic: made in ${ms} before the search, and kept for the next one.`,
	moves: "Moves",
	movesAbout: "Up, Down, Left, Right: the way the tile goes.",
	noMoves: "The board is solved already.",
	ways: { U: "up", D: "down", L: "left", R: "right" },
	slide: (/** @type {number} */ tile, /** @type {string} */ way) =>
		`tile ${tile} ${way}`,
	play: "Play it",
	stopPlay: "Stop playing",
	copyMoves: "Copy the moves",
	movesCopied: "Moves copied.",
	csv: "Table as CSV",
	print: "Print",
	picture: "Chart as a picture",
	compare: "Compare",
	logScale: "Logarithmic scale: each line is ten times the one before.",
	stoppedBar: "stopped at its limit",
	chartName: (/** @type {string} */ metric) => `${metric} by search`,
	metrics: {
		expanded: "Boards expanded",
		generated: "Boards generated",
		frontier: "Largest frontier",
		bytes: "Memory",
		ms: "Time",
		branching: "Effective branching factor",
		length: "Length",
	},
	number,
	decimal: (/** @type {number} */ n) =>
		n.toLocaleString("en", { maximumFractionDigits: n < 1_000 ? 2 : 0 }),
	bytes: (/** @type {number} */ n) =>
		n < 1_000_000
			? `${(n / 1_000).toLocaleString("en", { maximumSignificantDigits: 3 })} kB`
			: `${(n / 1_000_000).toLocaleString("en", { maximumSignificantDigits: 3 })} MB`,
	ms: (/** @type {number} */ n) =>
		n < 0.1
			? "< 0.1 ms"
			: n < 1_000
				? `${n.toLocaleString("en", { maximumFractionDigits: n < 10 ? 1 : 0 })} ms`
				: `${(n / 1_000).toLocaleString("en", { maximumSignificantDigits: 3 })} s`,

	notebookAbout:
		"For Jupyter, Observable and Node, the same searches in one file:",
	watch: "See a search",
	watchAbout:
		"Step by step: the tree as it grows, g and h of each board, what waits in which order, and the line of the source that runs. Or the whole search in one picture: how many boards wait at each level, as it goes on.",
	watchIt: "Watch it",
	frontierIt: "The frontier over time",

	many: "On many boards",
	manyAbout: (/** @type {string} */ size) =>
		`The chosen searches on ${size} boards drawn from a seed: the same seed gives the same boards.`,
	manyOf: (
		/** @type {{ count: number, size: string, seed: string, d: string }} */
		{ count: n, size, seed, d },
	) =>
		`${number(n)} boards of ${size}, seed ${seed}${d && `, ${d} slides from solved`}`,
	count: "Boards",
	runMany: "Run on many boards",
	manyCsv: "Every run as CSV",
	manyRunning: (/** @type {number} */ at, /** @type {number} */ of) =>
		`Board ${number(at)} of ${number(of)}…`,
	manyDone: (/** @type {number} */ n) =>
		`Done: ${count(n, "board", "boards")}.`,
	manyStopped: (/** @type {number} */ n) =>
		`Stopped after ${count(n, "board", "boards")}.`,
	manyColumns: {
		search: "Search",
		solved: "Solved",
		length: "Mean length",
		mean: "Mean",
		median: "Median",
		spread: "Least to most",
	},
	ofAll: (/** @type {number} */ n, /** @type {number} */ of) => `${n} of ${of}`,
	spread: (/** @type {string} */ least, /** @type {string} */ most) =>
		`${least} to ${most}`,
	solvedOnly: "Figures are of the boards that the search has solved.",
};

/** @typedef {typeof lab} LabStrings */
