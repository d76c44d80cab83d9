/**
 * What a tile shows: its number, letters, a piece of a picture, or only its colour.
 */

/**
 * @typedef {object} Faces
 * @property {"number" | "letter" | "image" | "none"} kind
 * @property {HTMLImageElement | null} image The picture, once it has loaded.
 * @property {boolean} hasMaps Whether a small map on each tile shows where it
 *   belongs. Without it, only the colour would.
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

/**
 * Returns the piece of a picture that belongs in a cell. The picture fills the board
 * and is cropped evenly on two sides.
 *
 * @param {{ width: number, height: number }} picture
 * @param {number} home The cell.
 * @param {number} columns
 * @param {number} rows
 */
export function pieceOf({ width, height }, home, columns, rows) {
	const side = Math.min(width / columns, height / rows);
	const left = (width - side * columns) / 2;
	const top = (height - side * rows) / 2;
	return {
		x: left + side * (home % columns),
		y: top + side * Math.floor(home / columns),
		side,
	};
}
