/**
 * What a tile shows: its number, letters, a piece of a picture, or only its colour.
 */

/**
 * @typedef {object} Faces
 * @property {"number" | "letter" | "image" | "none"} kind
 * @property {HTMLImageElement | null} image The picture, once it has loaded.
 * @property {boolean} hasMaps Whether a small map on each tile shows where it
 *   belongs. Without it, only the colour would.
 * @property {boolean} [labels] Whether the pieces of a picture have their numbers.
 * @property {typeof import("./later/pieces.js").drawPiece | undefined} [drawPiece] Draws a piece
 *   of the picture; loaded with it.
 */

/**
 * Returns the text on a tile, which is also its name. Letters run A to Z, AA, AB ….
 *
 * @param {Faces["kind"]} kind
 * @param {number} tile From 1.
 */
export function faceText(kind, tile) {
	if (kind !== "letter") return String(tile);
	let text = "";
	for (let rest = tile; rest > 0; rest = Math.floor((rest - 1) / 26)) {
		text = String.fromCharCode(65 + ((rest - 1) % 26)) + text;
	}
	return text;
}
