/**
 * The texts of races and challenges, in English. The shape of the table in each
 * language.
 */

/** @typedef {typeof race} RaceStrings */

/** @param {number} n */
const slides = (n) => (n === 1 ? "1 slide" : `${n} slides`);

/** What the ghost is, by its kind, in a sentence. @type {Record<string, [start: string, middle: string]>} */
const named = {
	link: ["The ghost", "the ghost"],
	best: ["Your best", "your best"],
	own: ["Your earlier play", "your earlier play"],
};

export const race = {
	slides,
	/** @param {string} time @param {string} slides */
	total: (time, slides) => `${time} · ${slides}`,
	/** Hints taken in the play of the ghost. @param {number} n */
	hints: (n) => (n === 1 ? "1 hint" : `${n} hints`),

	ghost: {
		/** By its kind. @type {Record<string, string>} */
		names: { link: "Ghost", best: "Your best", own: "Your play" },
		/** @param {string} name @param {string} total */
		label: (name, total) => `${name}: ${total}`,
		/** @param {string} name */
		ready: (name) => `${name} starts with your first move.`,
		/** @param {string} slides */
		now: (slides) => `${slides} so far`,
		finished: "Finished",
		/** @param {string} name @param {string} total */
		over: (name, total) => `${name} has finished: ${total}.`,
		close: "End the race",
	},

	/** For who opens a link and has never played. @param {string} time @param {string} slides */
	invited: (time, slides) =>
		`A friend solved this in ${time}, ${slides}. Race them: it starts with your first slide.`,

	/** Why there is no ghost; the board is open all the same. */
	missing: {
		unplayed: "This link has no replay, so you play without a ghost.",
		unsolved: "This replay was not solved, so you play without a ghost.",
		solver: "The solver played in this replay, so you play without a ghost.",
		untimed:
			"This replay was kept without its times, so you play without a ghost.",
	},

	result: {
		/** @param {string} kind @param {string} time @param {number} own @param {number} its */
		won: (kind, time, own, its) =>
			`You beat ${named[kind][1]} by ${time} (${slides(own)} to its ${its}).`,
		/** @param {string} kind @param {string} time @param {number} own @param {number} its */
		lost: (kind, time, own, its) =>
			`${named[kind][0]} was ${time} faster (${slides(its)} to your ${own}).`,
		/** @param {string} kind @param {number} own @param {number} its */
		tie: (kind, own, its) =>
			`A tie with ${named[kind][1]}, to the millisecond (${slides(own)} to its ${its}).`,
		helped: "You took hints.",
		ghostHelped: "The ghost took hints.",
		again: "Race again",
	},

	challenge: {
		open: "Challenge",
		title: "Challenge a friend",
		about:
			"The link opens this board. With your replay, a small board beside theirs plays as you did, by the same clock. Nothing is sent to a server: all of it is in the link.",
		replay: "With my replay",
		start: "Only the start",
		self: "Race it myself",
		/** @param {string} count */
		long: (count) =>
			`With your replay the link has ${count} characters. Some apps cut off long links.`,
		/** @param {string} size @param {string} total */
		text: (size, total) => `Race me on ${size}: ${total}`,
	},

	sheet: {
		title: "Race",
		about:
			"A replay plays on a small board beside yours, by the same clock. It starts with your first move. A board that you have won before does not enter your records again.",
		bests: "Your bests",
		puzzle: "Puzzle",
		loading: "Reading your plays…",
		unread: "Your plays cannot be read in this browser.",
		none: "Win a shuffled board without help, and you can race it here.",
		/** @param {string} puzzle @param {string} total @param {string} date */
		play: (puzzle, total, date) => `Race ${puzzle}: ${total}, ${date}`,
		paste: "A friend’s challenge",
		link: "Link",
		race: "Race",
		empty: "Paste a link first.",
		how: "To challenge somebody, win a board and press Challenge.",
	},
};
