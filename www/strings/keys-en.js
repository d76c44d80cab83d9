/**
 * What a player reads where keys are chosen, in English.
 */

export const keys = {
	title: "Keys",
	/** Which of them there are, by the first word of the attribute. */
	sets: "Keys that play",
	all: "All",
	arrows: "No letters",
	off: "None",
	about:
		"A key plays while the focus is in the puzzle; keys without a letter play anywhere on this page. With Shift, a key that slides chooses a tile.",
	/** Beside commands that need Shift. */
	withShift: "with Shift during a game",
	commands: {
		up: "Slide up",
		left: "Slide left",
		down: "Slide down",
		right: "Slide right",
		press: "Slide the chosen tile; pause",
		undo: "Undo",
		redo: "Redo",
		hint: "Hint",
		solve: "Solve it",
		back: "One slide back",
		forward: "One slide forward",
		new: "New game",
		restart: "Restart",
		stop: "Stop",
	},
	/** The keys that slide, with Shift. */
	chooseKeys: "Shift + these",
	choose: "Choose a tile",
	/** @param {string} command @param {string} when */
	with: (command, when) => `${command} (${when})`,
	comma: ", ",
	space: "Space",
	none: "no key",
	/** @param {string} key @param {string} command */
	change: (key, command) => `${key}: change this key for “${command}”`,
	/** @param {string} command */
	add: (command) => `Add a key for “${command}”`,
	press: "Press a key…",
	cancelHow: "Esc keeps the keys as they are, Delete removes this one.",
	remove: "Remove",
	/** @param {string} key @param {string} command */
	done: (key, command) => `${key} is now for “${command}”.`,
	/** @param {string} key @param {string} command @param {string} loser */
	taken: (key, command, loser) =>
		`${key} is now for “${command}”, no longer for “${loser}”.`,
	/** @param {string} loser */
	bare: (loser) => `“${loser}” has no key any more.`,
	/** @param {string} key @param {string} command */
	removed: (key, command) => `${key} is no longer for “${command}”.`,
	/** @param {string} key */
	cannot: (key) => `${key} is needed by the browser. Press another key.`,
	kept: "The keys stay as they are.",
	reset: "Reset the keys",
	resetSure: "Reset all keys to their defaults?",
	resetYes: "Reset",
	keep: "Keep them",
	resetDone: "The keys are the usual ones again.",
};

/** @typedef {typeof keys} KeyStrings */
