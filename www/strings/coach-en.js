/**
 * Help as people solve a board, in English: where, which tile, which slide. Each text is
 * a line to read at a glance and one that explains it.
 */

/** @typedef {import("./learn-en.js").Direction} Direction */

/** @type {Record<Direction, string>} */
const WAYS = { U: "up", D: "down", L: "left", R: "right" };

/** Where the gap is, seen from a tile that can slide that way. @type {Record<Direction, string>} */
const SIDES = { U: "above", D: "below", L: "left of", R: "right of" };

/** @param {(string | number)[]} words */
const list = (words) =>
	words.length < 2
		? words.join("")
		: `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

export const coach = {
	name: "Step by step",
	steps: "Step by step",
	shortest: "Shortest",
	/** What helps. */
	kinds: "Kind of help",
	close: "Close",
	/** @param {number} n @param {number} of */
	step: (n, of) => `Step ${n} of ${of}`,

	/** What the button shows. */
	which: {
		offer: "Show me how",
		none: "What next?",
		where: "Which tile?",
		tile: "Which slide?",
		slide: "Slide",
	},

	offer: ["Stuck?", "Here is how, tile by tile."],
	/** @param {number[]} tiles */
	home: (tiles) => `${list(tiles)} ${tiles.length === 1 ? "is" : "are"} home`,
	own: "Your own way",

	/** @param {number} tile */
	toCorner: (tile) => `Bring ${tile} to the corner`,
	/** @param {number} tile */
	toPlace: (tile) => `Bring ${tile} to its place`,
	atTopLeft: "It belongs at the top left.",
	/** @param {number} row @param {number} column */
	at: (row, column) => `Row ${row}, column ${column}.`,
	/** @param {number[]} tiles */
	pair: (tiles) => `Bring ${list(tiles)} in together`,
	corner: "One right behind the other, round the corner.",
	straight: "They can go straight in.",
	/** @param {number[]} tiles */
	turn: (tiles) => `Turn ${list(tiles)} round`,
	round: "The same way, until all are home.",

	/** @param {[Direction, number][]} way */
	goes: (way) => `It goes ${list(way.map(([to, n]) => `${n} ${WAYS[to]}`))}.`,
	/** @param {number[]} tiles */
	theseAre: (tiles) => `These are ${list(tiles)}.`,

	/** @param {number} tile @param {Direction} way */
	slide: (tile, way) => `Slide ${tile} ${WAYS[way]}`,
	/** @param {number[]} others */
	goWith: (others) =>
		`${list(others)} ${others.length === 1 ? "goes" : "go"} with it.`,
	/** @param {Direction} side @param {number} tile */
	gapThen: (side, tile) => `Then the gap is ${SIDES[side]} ${tile}.`,
	/** @param {number[]} tiles */
	homeThen: (tiles) =>
		`Then ${list(tiles)} ${tiles.length === 1 ? "is" : "are"} home.`,
	/** Between two sentences. */
	space: " ",
};

/** @typedef {typeof coach} CoachStrings */
