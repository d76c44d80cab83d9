/**
 * What the panel says about hints, searches and playbacks, and what is announced, in
 * English. Loaded when the player acts.
 */

/** @param {number} n @param {"stm" | "mtm"} [metric] */
const count = (n, metric) => {
	const unit = metric === "mtm" ? "move" : "slide";
	return n === 1 ? `1 ${unit}` : `${n.toLocaleString("en")} ${unit}s`;
};

/** @typedef {import("./en.js").Bounds} Bounds */

export const advice = {
	/** @param {string} tile @param {string} way */
	hintMove: (tile, way) => `Slide ${tile} ${way}`,
	/** Where no number is on the tile. @param {string} way */
	hintPiece: (way) => `Slide the marked piece ${way}`,
	/** A line of several tiles slides at once. @param {string} tile @param {string} way */
	hintLine: (tile, way) => `Slide ${tile} and its line ${way}`,
	/** @param {string} way */
	hintPieceLine: (way) => `Slide the marked piece and its line ${way}`,
	/** After what is proven nothing is left to say. @param {Bounds} bounds */
	left: ({ lower, upper, metric }) =>
		lower === upper
			? `${count(upper, metric)} to go, proven shortest`
			: `About ${count(upper, metric)}, at least ${lower.toLocaleString("en")}`,
	tables: "Getting ready for this size",
	/** @param {string} boards @param {string} time */
	work: (boards, time) => `${boards} boards searched in ${time}`,
	/**
	 * @param {number} lower
	 * @param {number} percent
	 * @param {string} time
	 * @param {"stm" | "mtm"} metric
	 */
	proof: (lower, percent, time, metric) =>
		`Looking for ${count(lower, metric)}: ${percent} % searched in ${time}`,
	/** Before a solution is known. @param {number} n @param {"stm" | "mtm"} metric */
	atLeast: (n, metric) => `At least ${count(n, metric)}`,
	/** @param {number} at @param {number} length @param {"stm" | "mtm"} [metric] */
	playing: (at, length, metric) =>
		`${metric === "mtm" ? "Move" : "Slide"} ${at} of ${length}`,
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
