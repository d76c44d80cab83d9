/**
 * What a player reads on `records.html`, in English.
 */

import { NEEDS_WASM } from "./needs-wasm.js";

/** @typedef {Record<string, string | number>} Values */

/** @param {number} n */
const plays = (n) => (n === 1 ? "1 play" : `${n.toLocaleString("en")} plays`);

export const en = {
	title: "Records",
	language: "Language 语言",
	intro: "Your best, your averages, and every play you have made.",

	size: "Puzzle",
	measure: "Count",
	measures: { time: "Time", slides: "Slides", moves: "Moves", tps: "Speed" },
	/** What each counts, in a sentence. */
	measuresAbout: {
		time: "From the first move to the last, without pauses.",
		slides: "One tile by one cell is one slide.",
		moves: "Tiles slid together are one move.",
		tps: "Slides per second.",
	},
	/** What comes after the size. The usual goal has no name. */
	goals: {
		first: "gap first",
		snake: "snake",
		spiral: "spiral",
		own: "own goal",
	},

	empty: {
		title: "No plays yet",
		text: "Win a game, and it is kept here: its time, its slides, every move. All of it stays on this device.",
		play: "Play a game",
		import:
			"Or bring your plays from another device, from csTimer or from Slidysim.",
	},
	noneCounts: {
		title: "No records here yet",
		text: "A play counts when you win a shuffled board without help, the first time you try it.",
	},

	best: {
		time: "Best time",
		slides: "Fewest slides",
		moves: "Fewest moves",
		tps: "Top speed",
	},
	/** @param {number} n */
	averageOf: (n) => `Average of ${n}`,
	/** @param {string} value */
	now: (value) => `Now ${value}`,
	/** @param {string} value */
	latest: (value) => `Last ${value}`,
	/** @param {number} n */
	missing: (n) => (n === 1 ? "1 more play" : `${n} more plays`),
	/** @param {number} n @param {string} mean */
	counted: (n, mean) =>
		`${plays(n)} ${n === 1 ? "counts" : "count"}. Mean of all: ${mean}.`,
	averagesAbout:
		"An average leaves out the best and the worst: one each of 5 and 12, three of 50, five of 100.",

	chart: "Over time",
	histogram: "How often",
	single: "Each play",
	chartHelp: "Use the arrow keys to go from play to play.",
	histogramHelp: "Use the arrow keys to go from bar to bar.",
	/** @param {number} n @param {number} all @param {string} date @param {string} value */
	point: (n, all, date, value) => `Play ${n} of ${all}, ${date}: ${value}`,
	/** @param {number} n @param {string} value */
	pointAverage: (n, value) => `average of ${n}: ${value}`,
	/** Between the parts of what is read of a chart. */
	separator: "; ",
	/** @param {string} from @param {string} to */
	between: (from, to) => `${from} to ${to}`,
	/** @param {string} from */
	andMore: (from) => `${from} and more`,
	/** @param {string} bin @param {number} n */
	bar: (bin, n) => `${bin}: ${plays(n)}`,
	/** @param {number} n */
	above: (n) =>
		n === 1
			? "1 play is far above the others. It is drawn at the top edge."
			: `${n} plays are far above the others. They are drawn at the top edge.`,

	list: "All plays",
	filters: "Search and filter",
	search: "Search",
	searchHint: "Size, seed, csTimer …",
	which: "Show",
	kinds: {
		all: "All plays",
		counting: "Plays that count",
		notCounting: "Won, not counting",
		helped: "With help",
		unfinished: "Unfinished",
		imported: "Imported",
	},
	where: "Puzzles",
	here: "This puzzle",
	everywhere: "All puzzles",
	from: "From",
	to: "To",
	order: "Order",
	orders: {
		newest: "Newest first",
		oldest: "Oldest first",
		best: "Best first",
		worst: "Worst first",
	},
	clear: "Clear filters",
	/** @param {number} n */
	found: (n) => (n === 0 ? "No play matches." : `${plays(n)} found.`),
	/** @param {number} from @param {number} to @param {number} all */
	part: (from, to, all) => `${from}–${to} of ${all.toLocaleString("en")}`,
	previous: "Previous",
	next: "Next",
	columns: {
		date: "Date",
		puzzle: "Puzzle",
		time: "Time",
		slides: "Slides",
		moves: "Moves",
		tps: "Per second",
		notes: "Notes",
		actions: "Actions",
	},
	/** @param {number} n */
	slidesCount: (n) => (n === 1 ? "1 slide" : `${n} slides`),
	/** @param {number} n */
	movesCount: (n) => (n === 1 ? "1 move" : `${n} moves`),
	record: "Record",
	/** @param {number} n */
	hints: (n) => (n === 1 ? "1 hint" : `${n} hints`),
	solver: "Solver",
	standings: {
		unfinished: "Unfinished",
		restarted: "Restarted",
		setUp: "Set up",
		repeated: "Won before",
	},
	sources: { cstimer: "csTimer", slidysim: "Slidysim" },
	unknown: "–",
	playAgain: "Play again",
	review: "Review",
	delete: "Delete",
	/** @param {string} play */
	deleteOf: (play) => `Delete ${play}`,
	/** @param {string} play */
	playAgainOf: (play) => `Play again: ${play}`,
	/** @param {string} play */
	reviewOf: (play) => `Review ${play}`,
	/** @param {string} size @param {string} value @param {string} date */
	named: (size, value, date) => `${size}, ${value}, ${date}`,
	deleted: "Play deleted.",
	undo: "Undo",
	restored: "Play restored.",
	close: "Close",

	data: "Your data",
	dataAbout:
		"Your plays are kept in this browser, on this device. Save them to a file from time to time, or to take them elsewhere.",
	export: "Save to a file",
	import: "Import a file",
	csv: "Save as a table",
	csvAbout:
		"A table (CSV) for spreadsheets has the plays that are listed above.",
	importAbout:
		"You can also drop a file anywhere on this page: one saved here, csTimer’s export, or Slidysim’s plays.",
	dropHere: "Drop the file to import it",
	/** @param {number} n */
	exported: (n) => `${plays(n)} saved to a file.`,
	/** @param {number} n @param {number} known */
	imported: (n, known) => {
		if (n === 0) return "All plays of this file are here already.";
		const added = `${plays(n)} imported.`;
		return known === 0 ? added : `${added} ${known} were here already.`;
	},
	/** @param {number} n */
	leftOut: (n) => `${plays(n)} not finished, left out.`,
	importUndone: "Import undone.",
	/** @param {number} n */
	unreadable: (n) =>
		n === 1
			? "1 play was made by another version and can’t be shown. It is kept."
			: `${n} plays were made by another version and can’t be shown. They are kept.`,

	sessions: {
		title: "Import from csTimer",
		about:
			"csTimer does not say which puzzle a session is for, unless it made the scrambles. Choose the size of each session of sliding puzzles.",
		leaveOut: "Leave out",
		/** @param {number} n */
		times: (n) => (n === 1 ? "1 time" : `${n.toLocaleString("en")} times`),
		/** @param {number} n */
		unfinished: (n) => `${n} not finished`,
		import: "Import",
		cancel: "Cancel",
	},

	noCharts:
		"The charts could not be loaded. Check the connection and reload the page.",

	/** @type {Record<string, (values: Values) => string>} */
	errors: {
		fileUnknown: () =>
			"This is not a file of plays. Choose a file that was saved here, csTimer’s export, or a table of Slidysim’s plays.",
		fileVersion: () =>
			"This file was saved by a newer version. Reload the page to update, then try again.",
		lineVersion: ({ line }) =>
			`Line ${line} of this file was made by a newer version. Reload the page to update, then try again. Nothing was imported.`,
		lineRecord: ({ line }) =>
			`This file is damaged: the play in line ${line} can’t have happened. Nothing was imported.`,
		lineForm: ({ line }) =>
			`This file is damaged: line ${line} can’t be read. Nothing was imported.`,
		fileCut: () =>
			"This file is incomplete: its end is missing. Nothing was imported.",
		fileCount: ({ expected, got }) =>
			`This file is damaged: it should have ${expected} plays, but has ${got}. Nothing was imported.`,
		fileCheck: () =>
			"This file has been changed since it was saved. Nothing was imported.",
		noSessions: () => "There are no sessions of csTimer in this file.",
		session: ({ session, entry }) =>
			`Session ${session} of this file is damaged at entry ${entry}. Nothing was imported.`,
		needsWasm: () => NEEDS_WASM.en,
		storage: () =>
			"This browser won’t let the page read or save your plays. Private windows and blocked site data can be the reason.",
		storageFull: () =>
			"There is no room left on this device. Nothing was changed. Free some space in the browser, then try again.",
		storageBlocked: () =>
			"Another tab has an older version of this page open. Close or reload that tab, then reload this page.",
		storageNewer: () =>
			"A newer version of this page has saved plays here. Reload the page to see them.",
		unreadableFile: () => "The file could not be read. Choose it again.",
		unexpected: () => "Something went wrong. Reload the page and try again.",
	},
};

/** @typedef {typeof en} RecordsStrings */
