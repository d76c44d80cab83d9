/**
 * The texts of a search that is watched step by step, in English.
 */

/** @param {number} n */
const number = (n) => n.toLocaleString("en");

/** @param {number} n */
const boards = (n) => (n === 1 ? "1 board" : `${number(n)} boards`);

export const watch = {
	search: "Search",
	speed: "Speed",
	perSecond: (/** @type {number} */ n) => `${n} per second`,
	unsolvable:
		"No slides lead from this board to the goal, so there is no search to watch.",

	trees: (/** @type {number} */ n) => `The search tree, ${boards(n)}`,
	treeAbout:
		"Drag to move, pinch or press + and − to zoom, click a board to see it large.",
	aims: { near: "Follow", all: "Fit all" },
	zoomIn: "Larger",
	zoomOut: "Smaller",
	left: (/** @type {number} */ n, /** @type {number} */ most) =>
		`The tree shows ${number(most)} boards; ${number(n)} more are left out.`,
	marks: {
		taken: "taken last",
		end: "end of the path",
		waits: "waits in the queue",
		tried: "not searched yet",
		done: "expanded",
		path: "on the path",
		left: "searched and left",
		cut: "cut: f exceeds the bound",
		solution: "on the solution",
	},

	steps: "Steps",
	step: "Step",
	acts: {
		toStart: "To the start (Home)",
		boardBack: "Back to the board before (Shift + ←)",
		back: "One step back (←)",
		play: "Play (space)",
		pause: "Pause (space)",
		on: "One step on (→)",
		boardOn: "On to the next board (Shift + →)",
		toEnd: "To the end (End)",
	},
	stepOf: (/** @type {number} */ step, /** @type {number} */ last) =>
		`${number(step)} of ${number(last)}`,
	counted: (/** @type {number} */ expanded, /** @type {number} */ generated) =>
		`So far: ${number(expanded)} expanded, ${number(generated)} generated.`,

	startOne: "The search begins. One board waits: it has no successors yet.",
	startBoth:
		"Two searches begin: one at the start, and one at the goal, which goes backwards.",
	startDeep: "The search begins. It will hold nothing but one path.",
	bound: (/** @type {number} */ pass, /** @type {number} */ bound) =>
		`Pass ${number(pass)} begins at the start again. Its bound is ${bound}: a board with a larger f is cut.`,
	taken: (/** @type {number} */ board, /** @type {string} */ value) =>
		`Board ${number(board)} is taken: ${value}.`,
	expanded: (/** @type {number} */ board, /** @type {string} */ list) =>
		list === ""
			? `Board ${number(board)} is expanded.`
			: `Board ${number(board)} is not the goal, so it is expanded. Its successors: ${list}.`,
	expandedDeep: (/** @type {number} */ board) =>
		`Board ${number(board)} is not the goal. Its successors are tried one by one.`,
	one: (/** @type {number} */ board) => `board ${number(board)}`,
	knownOne: (/** @type {number} */ board) => `board ${number(board)} (known)`,
	list: (/** @type {string[]} */ items) =>
		items.length < 2
			? items.join("")
			: `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`,
	made: (
		/** @type {string} */ slide,
		/** @type {number} */ board,
		/** @type {string} */ value,
		/** @type {boolean} */ waits,
	) =>
		`${slide} makes board ${number(board)}: ${value}.${waits ? " It joins the queue." : ""}`,
	shorter: (
		/** @type {string} */ slide,
		/** @type {number} */ board,
		/** @type {string} */ value,
	) => `${slide} is a shorter way to board ${number(board)}: now ${value}.`,
	known: (
		/** @type {number} */ from,
		/** @type {string} */ way,
		/** @type {number} */ board,
	) =>
		`A tile of board ${number(from)} slides ${way}: that is board ${number(board)}, known by a way that is as short. Nothing is added.`,
	cut: (
		/** @type {number} */ board,
		/** @type {string} */ value,
		/** @type {number} */ bound,
	) =>
		`Board ${number(board)} is cut: ${value} exceeds the bound ${bound}. The smallest such f is the next bound.`,
	found: (/** @type {number} */ n) =>
		n === 0
			? "Found: the start is the goal."
			: `Found: the goal is ${n === 1 ? "1 slide" : `${number(n)} slides`} away.`,
	stopped: (/** @type {number} */ n) =>
		`The picture ends here, after ${number(n)} steps. The search itself goes on: run it to see its result, or watch a board nearer to the goal.`,
	ways: { U: "up", D: "down", L: "left", R: "right" },
	slide: (/** @type {number} */ tile, /** @type {string} */ way) =>
		`Tile ${tile} ${way}`,

	queue: "Queue, next first",
	queueOf: ["Queue from the start", "Queue from the goal"],
	path: (/** @type {number | null} */ bound) =>
		bound === null ? "Path" : `Path, bound ${bound}`,
	boards,
	more: (/** @type {number} */ n) => `and ${number(n)} more`,
	named: (/** @type {number} */ board, /** @type {string} */ value) =>
		`Board ${number(board)}, ${value}`,

	boardOf: (/** @type {number} */ board) =>
		board === 0 ? "Board 0, the first" : `Board ${number(board)}`,
	namedBoard: (/** @type {number} */ board, /** @type {string} */ text) =>
		`Board ${number(board)}: ${text.replaceAll("/", ", then ")}`,
	before: (/** @type {number} */ board) => `← Board ${number(board)}`,
	after: (/** @type {number} */ board) => `Board ${number(board)} →`,
	unpick: "Follow the search",

	source: "The line that runs",
};

/** @typedef {typeof watch} WatchStrings */
