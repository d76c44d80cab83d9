/**
 * The pieces of the player's picture, on the tiles of the board that was set up with
 * it, until another board comes.
 */

import type { SlidingPuzzleElement as Puzzle } from "../../../element/element.ts";
import { dropAddress } from "../../parts/picture-file.ts";
import { make } from "../../parts/sheet.ts";

/** A picture of a puzzle, cut into squares. */
export type Cut = {
	picture: HTMLCanvasElement;
	/** Of a square, in pixels. */
	side: number;
};

/** The attributes that say what is on the tiles. */
const FACES = ["src", "tiles", "alt", "labels"];

/** Returns the pieces, row by row. */
export function piecesOf({ picture, side }: Cut): HTMLCanvasElement[] {
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
 * @param tiles What is in each cell of the picture.
 * @param goalTiles What belongs in each cell.
 */
export async function applyPieces(
	puzzle: Puzzle,
	{ picture, side }: Cut,
	tiles: readonly (number | null)[],
	goalTiles: number[],
) {
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
	const file: Blob | null = await new Promise((resolve) =>
		solved.toBlob(resolve),
	);
	if (file === null) return;
	const address = URL.createObjectURL(file);
	const before = FACES.map((name) => puzzle.getAttribute(name));
	const apply = (values: (string | null)[]) => {
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

function cornerOf(
	cell: number,
	columns: number,
	side: number,
): [x: number, y: number] {
	return [(cell % columns) * side, Math.floor(cell / columns) * side];
}
