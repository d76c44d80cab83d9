/**
 * What a player reads, in English. The other languages have the same entries.
 */

/** @param {number} n */
const slides = (n) => (n === 1 ? "1 slide" : `${n} slides`);
/** @param {number} n */
const moves = (n) => (n === 1 ? "1 move" : `${n} moves`);

/** @typedef {{ lower: number, upper: number, metric?: "stm" | "mtm" }} Bounds By default in slides (STM). */
/** @typedef {{ way: string | null, isHinted: boolean, isHome: boolean }} CellState */

export const en = {
	/** The language tag, which formats numbers. */
	tag: "en",
	title: "Sliding Puzzle",
	/** By the name of the goal; `other` for any other arrangement. */
	goalLines: {
		last: "Slide the tiles into order, with the gap at the bottom right.",
		first: "Slide the tiles into order, with the gap at the top left.",
		snake: "Slide the tiles into order, every second row from right to left.",
		spiral: "Slide the tiles into order, spiralling in to the centre.",
		other: "Slide each tile to its place; its colour shows where.",
		picture: "Slide the pieces to complete the picture.",
	},

	/** Where a tile slides. @type {Record<string, string>} */
	ways: { U: "up", D: "down", L: "left", R: "right" },

	time: "Time",
	moves: "Moves",
	slides: "Slides",
	movesTip: "Tiles slid together count as one move.",
	slidesTip: "Each tile moved one cell counts as one slide.",

	undo: "Undo",
	redo: "Redo",
	hint: "Hint",
	/** @param {number} left How many hints are left; `Infinity` without a limit. */
	hints: (left) => (Number.isFinite(left) ? `Hint (${left})` : "Hint"),
	playHint: "Play hint",
	solve: "Solve it",
	restart: "Restart",
	newGame: "New game",
	menu: "Menu",
	close: "Close",

	/** What is looked for, by what asked for it. */
	searches: {
		hint: "Finding the best move…",
		solve: "Finding the shortest solution…",
		longer: "Finding a shorter solution…",
	},

	mustBeSolved: "Solve the puzzle first.",
	again: "Try again",

	solved: "Solved",
	/** @param {string} time Empty for none. @param {number} mtm @param {number} stm */
	solvedIn: (time, mtm, stm) =>
		`${moves(mtm)}, ${slides(stm)}${time && `, ${time}`}`,
	/** @param {number} n */
	withHints: (n) => (n === 1 ? "with one hint" : `with ${n} hints`),
	withSolver: "with the solver’s help",

	/** @param {string} size */
	boardName: (size) => `Sliding puzzle, ${size}`,
	/** @param {string} tile Empty for the gap. @param {CellState} state */
	cell: (tile, { way, isHinted, isHome }) =>
		(tile || en.gap) +
		(isHome ? ", in place" : "") +
		(way ? `, slides ${en.ways[way]}` : "") +
		(isHinted ? ", hint" : ""),
	/** Between items of a list. */
	comma: ", ",
	/** Between two sentences. */
	period: ". ",
	/** After what names the rest. */
	colon: ": ",
	gap: "gap",
	/** @param {string} rows */
	goalIs: (rows) => `Goal, row by row: ${rows}`,

	notLoaded: "This could not be loaded. Check the connection and try again.",
	notStarted:
		"The puzzle could not start. Reload the page, or allow scripts and WebAssembly.",
	unexpected: "Something went wrong. Your position is saved.",
};

/** @typedef {typeof en} Strings */
