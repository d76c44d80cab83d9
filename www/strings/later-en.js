/**
 * What a player reads now and then, in English: how to play, and what went
 * wrong. Loaded when it is first needed.
 */

import { Tap } from "./pointing.js";

/** @typedef {Record<string, string | number>} Values */

/** @param {string | number} n */
const numbers = (n) => (n === 1 ? "1 number" : `${n} numbers`);

export const later = {
	keys: "Keys",
	howTo: [
		`${Tap} a tile in line with the gap: it slides, with every tile in between.`,
		"Or drag it. Release early and it springs back.",
		"You win when the numbers run 1, 2, 3 … and the gap is last.",
	],
	keysWhere:
		"Arrow keys work anywhere on the page; the others while the focus is in the puzzle.",

	/** @type {Record<string, (values: Values) => string>} */
	errors: {
		count: ({ expected, got }) =>
			`This board needs ${numbers(expected)}, but you entered ${got}.`,
		range: ({ tile, largest }) =>
			`There is no tile ${tile} on this board: the tiles are 1 to ${largest}, and 0 is the gap.`,
		twice: ({ tile }) =>
			tile === 0
				? "There are two gaps, but a board has one. Enter 0 only once."
				: `Tile ${tile} appears twice, so another is missing.`,
		unsolvable: () =>
			"This board can’t be solved. Swap any two tiles and it can.",
		row: ({ row, expected, got }) =>
			`Row ${row} has ${numbers(got)}, but the first row has ${expected}.`,
		size: ({ expected, got }) =>
			`This board is ${got}, but ${expected} was expected.`,
		side: ({ columns, rows }) =>
			`A board cannot be ${columns}×${rows}: each side must be from 2 to 16.`,
		sizeText: ({ found }) => `“${found}” is not a size. Write it like 4x3.`,
		text: ({ at, found }) =>
			found === ""
				? "The text ends too early. Write it like 4 1 2/5 0 3."
				: `Character ${at}, “${found}”, cannot be read. Write it like 4 1 2/5 0 3.`,
		damaged: () =>
			"This position code is damaged. Compare it with the original, or ask for it again.",
		move: ({ at, move }) =>
			`Move ${at}, ${move}, can’t be made there: no tile can go that way.`,
		tooLarge: ({ size }) =>
			`On ${size} no search proves a distance in time. Take a size of up to 16 cells.`,
		tooFar: ({ distance, farthest }) =>
			`No board is ${distance} slides from this goal. The farthest are ${farthest}.`,
		unknownDistance: ({ distance, sure }) =>
			`Nobody knows whether a board is ${distance} slides from this goal. Take ${sure} at most.`,
		noLevel: () =>
			"This difficulty is none. Write easy, medium, hard, expert, hardest, or a number of slides.",
		noBoard: () => "No board is so many slides from this goal.",
		replay: () => "This game can’t be replayed: its record is damaged.",
		record: () =>
			"This game can’t be opened: its record is damaged. Ask for the link again.",
		recordVersion: () =>
			"This game was recorded by a newer version. Reload the page to update.",
		daily: () => "There is no daily puzzle of this day and size.",
		image: () =>
			"The picture could not be loaded, so the tiles show their numbers.",
		storage: () =>
			"This browser won’t save your game. You can play on, but a reload starts a new game.",
		storageFull: () =>
			"There is no room left to save your game. You can play on. To keep the game, free some space in the browser.",
		storageBlocked: () =>
			"Your games can’t be saved while another tab has an older version of this page open. Close or reload that tab.",
		storageNewer: () =>
			"A newer version of this page has saved games here. Reload the page to continue them.",
		canvas: () =>
			"This browser can’t draw the board: it provides no canvas. Allow it for this page, or use another browser.",
		storageDamaged: () =>
			"The saved game could not be read, so this is a new one. A copy of the damaged one is kept.",
		solverLost: () =>
			"The search stopped unexpectedly. Your position is safe. Try again, or reload the page.",
		revived: () =>
			"Something went wrong. The game is back to where it was before your last move.",
	},

	/**
	 * What the play page says instead of the element's own message, by what could
	 * not be saved (the game in play, or a finished play) and the error's code.
	 *
	 * @type {Record<string, Record<string, string>>}
	 */
	unkept: {
		game: {
			storage:
				"This browser won’t save your game. The address above keeps the position: bookmark it.",
			storageFull:
				"There is no room left to save your game. The address above keeps the position: bookmark it, or free some space in the browser.",
		},
		play: {
			storage:
				"This browser won’t save your finished games. The game in play is saved.",
		},
	},
};

/** @typedef {typeof later} Later */
