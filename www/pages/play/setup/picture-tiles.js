/**
 * The pieces of the player's picture, on the tiles of the board that was set up with
 * it, until another board comes.
 */

import { dropAddress } from "../../parts/picture-file.js";
import { make } from "../../parts/sheet.js";

/** @typedef {import("../../../element/element.js").SlidingPuzzleElement} Puzzle */

/**
 * A picture of a puzzle, cut into squares.
 *
 * @typedef {object} Cut
 * @property {HTMLCanvasElement} picture
 * @property {number} side Of a square, in pixels.
 */

/** The attributes that say what is on the tiles. */
const FACES = ["src", "tiles", "alt", "labels"];

/**
 * Returns the pieces, row by row.
 *
 * @param {Cut} cut
 * @returns {HTMLCanvasElement[]}
 */
export function piecesOf({ picture, side }) {
	const columns = Math.round(picture.width / side);
	const cells = columns * Math.round(picture.height / side);
	return Array.from({ length: cells }, (_, cell) => {
		const piece = make("canvas", { class: "setup-piece" });
		piece.width = side;
		piece.height = side;
		const [x, y] = cornerOf(cell, columns, side);
		const context = piece.getContext("2d");
		context?.drawImage(picture, x, y, side, side, 0, 0, side, side);
		return piece;
	});
}

/**
 * Puts the pieces on the tiles: draws the picture as it is when the puzzle is solved.
 *
 * @param {Puzzle} puzzle
 * @param {Cut} cut
 * @param {readonly (number | null)[]} tiles What is in each cell of the picture.
 * @param {number[]} goalTiles What belongs in each cell.
 */
export async function applyPieces(puzzle, { picture, side }, tiles, goalTiles) {
	const columns = Math.round(picture.width / side);
	const solved = make("canvas");
	solved.width = picture.width;
	solved.height = picture.height;
	const context = solved.getContext("2d");
	for (const [home, tile] of goalTiles.entries()) {
		const [fromX, fromY] = cornerOf(tiles.indexOf(tile), columns, side);
		const [x, y] = cornerOf(home, columns, side);
		context?.drawImage(picture, fromX, fromY, side, side, x, y, side, side);
	}
	/** @type {Blob | null} */
	const file = await new Promise((resolve) => solved.toBlob(resolve));
	if (file === null) return;
	const address = URL.createObjectURL(file);
	const before = FACES.map((name) => puzzle.getAttribute(name));
	const apply = (/** @type {(string | null)[]} */ values) => {
		for (const [n, name] of FACES.entries()) {
			const value = values[n];
			if (value === null) puzzle.removeAttribute(name);
			else puzzle.setAttribute(name, value);
		}
	};
	apply([address, "image", null, "on"]);
	puzzle.addEventListener(
		"new",
		() => {
			// The player may have chosen another picture meanwhile.
			if (puzzle.src === address) apply(before);
			dropAddress(address);
		},
		{ once: true },
	);
}

/**
 * @param {number} cell
 * @param {number} columns
 * @param {number} side
 * @returns {[x: number, y: number]}
 */
function cornerOf(cell, columns, side) {
	return [(cell % columns) * side, Math.floor(cell / columns) * side];
}
