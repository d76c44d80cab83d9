/**
 * What a person reads, in English. The other tables have the same entries.
 */

/** @param {number} n */
const slides = (n) => (n === 1 ? "1 slide" : `${n} slides`);
/** @param {number} n */
const moves = (n) => (n === 1 ? "1 move" : `${n} moves`);
/** @type {Record<string, string>} */
const ways = { U: "up", D: "down", L: "left", R: "right" };

/** @typedef {{ lower: number, upper: number }} Bounds */

export const en = {
	/** Of the language, for numbers. */
	tag: "en",
	title: "Sliding Puzzle",
	/** By the goal's name; `other` for an arrangement of one's own. */
	goalLines: {
		last: "Slide the tiles into order. The blank goes last.",
		first: "Slide the tiles into order. The blank goes first.",
		snake: "Slide the tiles into order, every second row from right to left.",
		spiral: "Slide the tiles into order, round and round to the middle.",
		other: "Slide each tile to its place: its colour tells where.",
		picture: "Slide the pieces until the picture is whole.",
	},

	time: "Time",
	moves: "Moves",
	slides: "Slides",
	movesTip: "A line that slides at once is one move (MTM).",
	slidesTip: "Each tile that goes one cell is one slide (STM).",

	undo: "Undo",
	redo: "Redo",
	hint: "Hint",
	/** @param {number} left How many there still are; there may be no end. */
	hints: (left) => (Number.isFinite(left) ? `Hint (${left})` : "Hint"),
	playHint: "Play hint",
	solve: "Solve it",
	restart: "Restart",
	newGame: "New game",
	size: "Size",
	/** @param {string} size */
	deal: (size) => `New ${size}`,
	otherSizes: "Other sizes",
	cancel: "Cancel",
	longer: "Think longer",
	close: "Close",

	pause: "Pause",
	resume: "Play",
	stepBack: "One slide back",
	stepForward: "One slide forward",
	stop: "Stop and take over",
	speed: "Speed",
	/** @param {number} n */
	perSecond: (n) => `${n} a second`,

	copyLink: "Copy link",
	copyLinkHelp: "What should the link open?",
	linkToStart: "This puzzle from its start",
	linkToPosition: "The position now",
	linkCopied: "Link copied.",
	linkNotCopied: "The link could not be copied. Here it is:",
	openBoard: "Enter a board",
	openBoardHelp:
		"Rows by slashes or lines, tiles by spaces, 0 for the blank; or a position code.",
	openIt: "Play it",
	help: "How to play",
	embedding: "Put it on your page",
	keys: "Keys",

	/** @param {string} tile @param {string} way */
	hintMove: (tile, way) => `Slide ${tile} ${ways[way]}`,
	/** @param {Bounds} bounds */
	leftInAll: ({ lower, upper }) =>
		lower === upper
			? `${upper} left, proved shortest`
			: `${lower}–${upper} left`,
	/** @param {Bounds} bounds */
	known: ({ lower, upper }) =>
		`${upper} found, fewer than ${lower} proved impossible`,
	/** @param {Bounds} bounds */
	left: (bounds) =>
		en.leftInAll(bounds) +
		(bounds.lower === bounds.upper ? "" : `: ${en.known(bounds)}`),
	thinkingHint: "Looking for the best slide",
	thinkingSolve: "Looking for the shortest solution",
	thinkingLonger: "Looking for a shorter way",
	/** @param {number} percent */
	tables: (percent) => `Preparing: ${percent}%`,
	/** @param {string} boards @param {string} time */
	work: (boards, time) => `${boards} boards in ${time}`,
	/** @param {{ lower: number, upper: number | null }} bounds */
	soFar: ({ lower, upper }) =>
		upper === null
			? `At least ${slides(lower)}`
			: `At least ${lower}, at most ${slides(upper)}`,
	/** @param {number} at @param {number} length */
	playing: (at, length) => `Slide ${at} of ${length}`,
	proved: "Proved: no solution is shorter",

	mustBeSolved: "Solve the puzzle first.",
	again: "Try again",

	solved: "Solved",
	/** @param {string} time @param {number} mtm @param {number} stm */
	solvedIn: (time, mtm, stm) => `${moves(mtm)}, ${slides(stm)}, ${time}`,
	/** @param {number} n */
	withHints: (n) => (n === 1 ? "with one hint" : `with ${n} hints`),
	withSolver: "with the solver’s help",

	/** @param {string} size */
	boardName: (size) => `Sliding puzzle, ${size}`,
	/** @param {string} tile Empty for the blank. @param {number} row @param {number} column @param {string | null} way */
	cell: (tile, row, column, way) =>
		`${tile || "blank"}, row ${row}, column ${column}` +
		(way === null ? "" : `, slides ${ways[way]}`),
	/** Between the tiles of a line. */
	comma: ", ",
	/** @param {string} tiles @param {string} way */
	moved: (tiles, way) => `${tiles} ${ways[way]}`,
	/** @param {string} size */
	started: (size) => `New game, ${size}`,
	/** @param {string} size */
	takenUp: (size) => `Back to your game, ${size}`,

	/** @param {string} reason */
	badLink: (reason) => `The link could not be opened. ${reason}`,
	gameKept: "Your game is still here.",
	linkOpened: "The position from the link is open.",
	gameAside: "Game put aside.",
	backToGame: "Back to my game",
	/**
	 * What the page says of an error by its code, where there is more to say: of
	 * the game in play, and of the others. @type {Record<string, Record<string, string>>}
	 */
	unkept: {
		game: {
			storage:
				"This browser does not let the page save your game. The address above keeps the position: bookmark it.",
			storageFull:
				"There is no room left to save your game. The address above keeps the position: bookmark it, or free some space in the browser.",
		},
		play: {
			storage:
				"This browser does not let the page keep your finished games. The game in play is saved.",
		},
	},
	noLanguage: "This language could not be loaded. Try again later.",
	notLoaded: "This could not be loaded. Check the connection and try again.",
	notStarted:
		"The puzzle could not be started: this browser could not load its core. Reload the page, or allow scripts and WebAssembly.",
	unexpected: "Something unexpected happened. Your position is saved.",
};

/** @typedef {typeof en} Strings */
