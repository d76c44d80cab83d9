/**
 * The texts of `learn.html`, in English.
 */

import { Tap } from "./pointing.js";

/** @typedef {"U" | "D" | "L" | "R"} Direction */

/**
 * A move: its tile that is farthest from the gap, its way, and how many tiles go.
 *
 * @typedef {{ tile: number, way: Direction, count: number }} Move
 */

/** @type {Record<Direction, string>} */
const WAYS = { U: "up", D: "down", L: "left", R: "right" };

/** @param {(string | number)[]} words */
const list = (words) =>
	words.length < 2
		? words.join("")
		: `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** @param {number} n */
const slides = (n) => (n === 1 ? "1 slide" : `${n} slides`);

export const learn = {
	heading: "Learn",
	intro: "The way a person solves it, in six short lessons.",
	title: "Learn to solve it",
	lessons: "Lessons",
	/** @param {number} n @param {number} of */
	number: (n, of) => `Lesson ${n} of ${of}`,
	done: "done",

	/** By name. */
	lesson: {
		slides: {
			title: "Sliding",
			text: `${Tap} a tile beside the gap and it slides in. ${Tap} one farther along the same row or column, and every tile in between slides with it. Put 1 to 8 in order: three moves are enough.`,
			praise: "That is all there is to moving tiles.",
		},
		row: {
			title: "The first row",
			text: "Work from the top. Bring 1 to its corner, then 2, then 3. A tile that is home stays there: lead the others round it.",
			praise: "1, 2 and 3 are home. Only the last of the row is missing.",
		},
		corner: {
			title: "The corner trick",
			text: "The last tile cannot get in while its neighbour is home. So 3 and 4 go in together: one takes the place of the other, the other follows right behind it, and both slide round.",
			praise: "The row is done. Every row ends with this trick.",
		},
		rows: {
			title: "The last two rows",
			text: "Two rows are left, too few for another row. So go column by column, from the left: 9 and 13 go in together by the corner trick, turned on its side, then 10 and 14.",
			praise: "Only three tiles are left to place.",
		},
		square: {
			title: "The last three",
			text: "The last three tiles follow each other round a square: a cycle of three. Keep turning them the same way until all three are home.",
			praise: "Solved. The last three always come round.",
		},
		whole: {
			title: "A whole board",
			text: "Now all of it: the first row, the last two rows column by column, the last three. Help is there whenever you want it.",
			praise:
				"You can solve any board now, of any size: more rows, and the same tricks.",
		},
	},

	board: "Board to practise on",
	help: "Help",
	where: "Where?",
	tile: "Which tile?",
	move: "Which move?",
	show: "Show me",
	stop: "Stop",
	undo: "Undo",
	another: "Another board",
	next: "Next lesson",
	play: "Play a game",
	train: "Now train endings",
	lab: "How a computer solves it: the search laboratory",

	/** Where to look: what to bring, and the trick. */
	look: {
		/** @param {number[]} tiles */
		slides: (tiles) =>
			`Not home yet: ${list(tiles)}. Think of the gap: each move takes it along a row or a column.`,
		/** @param {number} tile @param {number} row @param {number} column */
		straight: (tile, row, column) =>
			`Bring ${tile} to row ${row}, column ${column}.`,
		/** @param {number} tile @param {number} row @param {number} column */
		first: (tile, row, column) =>
			`Bring ${tile} to the corner: row ${row}, column ${column}.`,
		/** @param {number[]} tiles */
		ready: ([one, other]) => `${one} and ${other} can go straight in.`,
		/** @param {number[]} tiles */
		corner: ([one, other]) =>
			`Bring ${one} and ${other} in together, one right behind the other, round the corner.`,
		/** @param {number[]} tiles */
		turn: (tiles) => `Turn ${list(tiles)} round until all are home.`,
	},
	/** @param {number} tile */
	useTile: (tile) => `Move ${tile}.`,
	/** @param {Move} move */
	useMove: ({ tile, way, count }) =>
		count === 1
			? `Slide ${tile} ${WAYS[way]}.`
			: `${Tap} ${tile}: ${count} tiles slide ${WAYS[way]} together.`,
	/** @param {number} n */
	shown: (n) => `Watch: ${slides(n)}.`,
	/** @param {number[]} tiles */
	home: (tiles) => `${list(tiles)} ${tiles.length === 1 ? "is" : "are"} home.`,
	failed: "The lessons could not be loaded. Reload the page.",
	reload: "Reload",
};

/** @typedef {typeof learn} LearnStrings */
