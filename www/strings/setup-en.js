/**
 * The texts of "Solve my puzzle", in English. Loaded when it is opened.
 */

import { Tap, tap } from "./pointing.js";

/** @param {number} tile 0 for the gap. */
const name = (tile) => (tile === 0 ? "the gap" : String(tile));

/** @param {number[]} tiles At most so many are read at once. */
const list = (tiles) => {
	const named = tiles.slice(0, 8).map(name);
	const rest = tiles.length - named.length;
	return named.join(", ") + (rest > 0 ? ` and ${rest} more` : "");
};

export const setup = {
	title: "Solve my puzzle",
	columns: "Columns",
	rows: "Rows",
	/** @param {string} what */
	fewer: (what) => `Fewer ${what.toLowerCase()}`,
	/** @param {string} what */
	more: (what) => `More ${what.toLowerCase()}`,
	goal: "Goal",
	/** @type {Record<string, string>} */
	goals: {
		last: "In order, gap last",
		first: "In order, gap first",
		snake: "Snake",
		spiral: "Spiral",
	},
	goalInPlay: "As on the board in play",

	fill: "Fill in",
	byCell: "cell by cell",
	byTile: "number by number",
	board: "The board you set up",
	tray: "Not yet placed",
	gap: "gap",
	/** @param {number} row @param {number} column @param {number | null} tile @param {string[]} notes */
	cell: (row, column, tile, notes) =>
		[
			`Row ${row}, column ${column}: ${tile === null ? "empty" : tile === 0 ? "gap" : tile}`,
			...notes,
		].join(", "),
	notes: {
		next: "next",
		picked: "picked",
		wrong: "wrong",
		suspect: "look here first",
	},
	/** @param {number} row @param {number} column */
	askCell: (row, column) =>
		`What is in row ${row}, column ${column}? ${Tap} it below, or type it.`,
	/** @param {number} tile */
	askTile: (tile) => `Where is ${name(tile)}? ${Tap} its cell.`,
	/** @param {number} tile */
	askPiece: (tile) =>
		tile === 0
			? `Which cell is the gap? ${Tap} it.`
			: `Which piece is ${tile} in the finished puzzle? ${Tap} it.`,
	picked: `${Tap} another cell to exchange the two, or the same one to let go.`,
	takeOut: "Take out",
	undo: "Undo",
	clear: "Clear",
	inPlay: "Board in play",

	empty: "Enter the tiles as you see them.",
	/** @param {number[]} tiles */
	missing: (tiles) => `Still missing: ${list(tiles)}.`,
	/** @param {number} tile */
	twice: (tile) =>
		tile === 0
			? "There are two gaps, but a board has one."
			: `Tile ${tile} appears twice. One of the two is another tile.`,
	/** @param {number} tile @param {number} largest */
	outside: (tile, largest) =>
		`There is no tile ${tile} on this board: the tiles are 1 to ${largest}.`,
	solvable: "This board can be solved.",
	solved: "This board is solved already.",
	/** @param {number} one @param {number} other */
	unsolvable: (one, other) =>
		`This board can’t be solved as it is. Check ${one} and ${other} first: exchanging them would make it solvable. (Exchanging any two tiles would, so they are only the likeliest mistake.)`,
	/** @param {string} goal */
	otherGoal: (goal) => `It can be solved with another goal: ${goal}.`,
	/** @param {number} one @param {number} other */
	exchange: (one, other) => `Exchange ${one} and ${other}`,
	/** @param {string} goal */
	takeGoal: (goal) => `Goal: ${goal}`,

	solve: "Solve step by step",
	play: "Play it",
	notReady: "Not yet:",

	byHand: "Or enter it by hand",
	asText: "As text",
	textHelp:
		"One row per line or “/”, spaces between numbers, 0 for the gap; or a position code or a link.",
	read: "Use this text",
	noText: "Enter or paste a board first.",

	pictureHelp:
		"Take a photo of your puzzle, or drop or paste a picture of it here. The numbers are read from it. It stays on this device.",
	choose: "Choose a picture",
	camera: "Take a photo",
	lay: `Drag the corners, or ${tap} where they belong, so that each cell of the grid holds one tile.`,
	corners: ["Top left", "Top right", "Bottom right", "Bottom left"],
	whole: "Whole grid",
	handleHelp: "Arrow keys move it; with Shift, farther.",
	free: "Move each corner by itself (a photo taken at an angle)",
	cut: "Cut into tiles",
	tooFlat: "The corners are too close together, or crossed. Drag them apart.",
	dropPicture: "Numbers only",

	photo: {
		isIt: "Is this your puzzle?",
		/** @param {number} count */
		unsure: (count) =>
			count === 0
				? `If a number is wrong, ${tap} it.`
				: count === 1
					? `One number is unsure. ${Tap} it if it is wrong.`
					: `${count} numbers are unsure. ${Tap} those that are wrong.`,
		unsureNote: "unsure",
		/** @param {number} one @param {number} other */
		unsolvable: (one, other) =>
			`Like this it can’t be solved. Look at ${one} and ${other} first, and ${tap} what is wrong.`,
		noNumbers: "No numbers to read here",
		which: "Which number is it?",
		yes: "Yes, solve it",
		other: "Take another photo",
	},

	steps: {
		searching: "Looking for the shortest way …",
		/** @param {number} at @param {number} all */
		count: (at, all) => `${at} of ${all}`,
		/** @param {number} slides */
		shortest: (slides) =>
			slides === 1
				? "1 slide, the shortest there is"
				: `${slides} slides, the shortest there is`,
		/** @param {number} slides */
		found: (slides) => `${slides} slides`,
		/** @param {string[]} slides */
		after: (slides) => `then ${slides.join(", ")}`,
		done: "Solved",
		next: "Next",
		back: "Back",
		finish: "Done",
	},

	/** @type {Record<string, string>} By the code of the error. */
	pictureErrors: {
		empty: "This file is empty.",
		kind: "This file is not a picture.",
		large: "This picture is too large: at most 50 MB and 100 megapixels.",
		heic: "This browser can’t read HEIC photos. Save it as JPEG, or take a screenshot of it.",
		damaged: "This picture can’t be read. It may be damaged.",
		none: "There is no picture in that.",
	},
};

/** @typedef {typeof setup} SetupStrings */
