/**
 * The texts of marathons, in English. The shape of the table in each language.
 */

/** @typedef {typeof marathon} MarathonStrings */

/** @param {number} n */
const slides = (n) => (n === 1 ? "1 slide" : `${n} slides`);

/** @param {number} n */
const boards = (n) => (n === 1 ? "1 board" : `${n} boards`);

export const marathon = {
	title: "Marathon",
	about:
		"Several boards in a row, one total time. The clock of each board starts with its first move, so you may look at it first.",
	kind: "Kind",
	kinds: { relay: "Relay", marathon: "In a row", average: "Average" },
	kindsAbout: {
		relay: "Every size from 2×2 up, one after the other.",
		marathon: "One size, many times. The times add up.",
		average: "The mean of 3, or of 5 and 12 without best and worst.",
	},
	upTo: "Up to",
	oblong: "Oblong boards too",
	oblongAbout: "Every size up to the last one: 3×2, 2×3 and so on.",
	side: "Size",
	count: "Boards",
	/** @param {string} name */
	less: (name) => `${name}: one less`,
	/** @param {string} name */
	more: (name) => `${name}: one more`,
	/** Courses by kind. */
	names: {
		/** @param {number} side */
		relay: (side) => `Relay 2–${side}`,
		/** @param {string} size */
		everything: (size) => `Everything up to ${size}`,
		/** @param {string} size @param {number} n */
		marathon: (size, n) => `${size}, ${n} in a row`,
		/** @param {string} size @param {number} n */
		average: (size, n) => `${size}, average of ${n}`,
		/** @param {string} size @param {number} n */
		mean: (size, n) => `${size}, mean of ${n}`,
	},
	/** @param {string} sizes @param {number} n */
	boards: (sizes, n) => `${sizes} · ${boards(n)}`,
	/** @param {string} time @param {string} date */
	best: (time, date) => `Your best: ${time}, ${date}`,
	noBest: "You have no result of this one yet.",
	bestUnread: "Your earlier results cannot be read in this browser.",
	/** @param {string} name */
	start: (name) => `Start: ${name}`,
	/** @param {string} name @param {number} won @param {number} all @param {string} time */
	underWay: (name, won, all, time) =>
		`${name}: ${won} of ${all} solved, ${time} so far.`,
	resume: "Resume",
	playOn: "Play on",
	giveUp: "Give up",

	/** @param {number} at @param {number} all */
	place: (at, all) => `${at} of ${all}`,
	/** @param {string} time */
	soFar: (time) => `${time} so far`,
	/** @param {string} size @param {string} time */
	solvedIn: (size, time) => `${size} in ${time}`,
	/** @param {string} name @param {number} won @param {number} all */
	left: (name, won, all) => `${name} waits: ${won} of ${all} solved.`,
	/** @param {string} name @param {number} won */
	givenUp: (name, won) =>
		`${name} given up. ${won === 0 ? "No board was solved." : `The ${won === 1 ? "solve is" : `${won} solves are`} in your records.`}`,
	undo: "Undo",
	failed: "The next board could not be loaded. Try again with Resume.",
	damaged: "Your marathon could not be read, so it has ended.",
	badLink:
		"The link asks for a marathon that there is not. Choose one in the menu.",
	notSaved: "Nothing can be saved here: a reload ends the marathon.",

	/** @param {string} name */
	finished: (name) => `${name} finished`,
	time: "Time",
	average: "Average",
	mean: "Mean",
	fastest: "Best",
	slides: "Slides",
	moves: "Moves",
	tps: "Per second",
	first: "Your first result of this one. It is the one to beat.",
	/** @param {string} time */
	isBest: (time) => `Personal best, ${time} faster than before.`,
	isEqual: "Exactly as fast as your best.",
	/** @param {string} time @param {string} best */
	isSlower: (time, best) => `${time} behind your best, ${best}.`,
	/** @param {string} sizes */
	helped: (sizes) => `Not for your records: help was used on ${sizes}.`,
	/** @param {string} sizes */
	restarted: (sizes) => `Not for your records: ${sizes} was restarted.`,
	/** Between sizes. */
	and: ", ",
	notKept: "This result could not be saved.",
	splits: "Boards",
	board: "Board",
	total: "Total",
	again: "Again",
	another: "Another",
	share: "Share",
	/** @param {string} name @param {string} time @param {number} n */
	shareTime: (name, time, n) => `${name} in ${time} · ${slides(n)}`,
	/** @param {string} name @param {string} average @param {string} best */
	shareAverage: (name, average, best) => `${name}: ${average} · best ${best}`,
	withHelp: "with help",

	/** On the page of records. */
	past: {
		title: "Marathons",
		result: "Result",
		helped: "With help",
		restarted: "Restarted",
		/** @param {number} n */
		all: (n) => `Show all ${n}`,
		deleted: "Marathon deleted. Its plays are still in the list.",
		restored: "Marathon restored.",
	},
};
