/**
 * What the panel says about hints, searches and playbacks, and what is announced, in
 * English. Loaded when the player acts.
 */

/** @param {number} n */
const slides = (n) => (n === 1 ? "1 slide" : `${n} slides`);

/** @typedef {import("./en.js").Bounds} Bounds */

export const advice = {
	/** @param {string} tile @param {string} way */
	hintMove: (tile, way) => `Slide ${tile} ${way}`,
	/** Where no number is on the tile. @param {string} way */
	hintPiece: (way) => `Slide the marked piece ${way}`,
	/** @param {Bounds} bounds */
	leftInAll: ({ lower, upper }) =>
		lower === upper
			? `${slides(upper)} to go, proven shortest`
			: `${lower} to ${slides(upper)} to go`,
	/** @param {Bounds} bounds */
	known: ({ lower, upper }) =>
		`Best so far: ${upper}. At least ${lower} are needed.`,
	/** @param {Bounds} bounds */
	left: (bounds) =>
		advice.leftInAll(bounds) +
		(bounds.lower === bounds.upper ? "" : `. ${advice.known(bounds)}`),
	/** @param {number} percent */
	tables: (percent) => `Preparing: ${percent}%`,
	/** @param {string} boards @param {string} time */
	work: (boards, time) => `${boards} boards searched in ${time}`,
	/** @param {number} lower @param {number} percent @param {string} time */
	proof: (lower, percent, time) =>
		`Looking for ${slides(lower)}: ${percent} % searched in ${time}`,
	/** @param {{ lower: number, upper: number | null }} bounds */
	soFar: ({ lower, upper }) =>
		upper === null
			? `At least ${slides(lower)}`
			: `At least ${lower}, at most ${slides(upper)}`,
	/** @param {number} at @param {number} length */
	playing: (at, length) => `Slide ${at} of ${length}`,
	slidesLeft: "Left",
	proved: "Proven: no solution is shorter",

	/** @param {number} n */
	perSecond: (n) => `${n} per second`,
	cancel: "Cancel",
	longer: "Think longer",
	pause: "Pause",
	resume: "Play",
	stepBack: "One slide back",
	stepForward: "One slide forward",
	stop: "Stop and play on",
	speed: "Speed",

	/** @param {string} tiles @param {string} way */
	moved: (tiles, way) => `${tiles} ${way}`,
	/** @param {string} size */
	started: (size) => `New game, ${size}`,
	/** @param {string} size */
	takenUp: (size) => `Back to your game, ${size}`,

	/** @param {string} alt What the picture shows; empty if nobody has said. */
	wholePicture: (alt) => `The whole picture${alt && `: ${alt}`}`,

	/** What is announced because it cannot be seen in the cells. */
	said: {
		/** @param {string} tile Empty for the gap. */
		stuck: (tile) => `${tile || "The gap"} can’t slide.`,
		noWay: () => "Nothing can slide that way.",
		undo: () => "Nothing to undo.",
		redo: () => "Nothing to redo.",
		restart: () => "This is the start.",
		restarted: () => "Back to the start.",
		/** @param {string} key */
		withShift: (key) =>
			`A game is under way. Press Shift + ${key.toUpperCase()}.`,
		withShoulder: () =>
			"A game is under way. Hold a shoulder button and press again.",
		/** @param {string} seconds */
		look: (seconds) => `${seconds} seconds to look at the board.`,
		timeRuns: () => "The time runs.",
		hint: () => "No hints left.",
		solved: () => "The puzzle is solved.",
		paused: () => "Paused.",
		resumed: () => "Playing.",
		stopped: () => "Stopped. You play on.",
		/** @param {string} left How many slides the solution has. */
		playing: (left) => `Playing the solution: ${left}.`,
	},
};

/** @typedef {typeof advice} Advice */
