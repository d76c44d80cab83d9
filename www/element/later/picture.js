/**
 * Loads the picture on the tiles, and what draws its pieces.
 */

import { drawPiece } from "../../view/later/pieces.js";

/**
 * @param {string} src
 */
export async function loadPicture(src) {
	const image = new Image();
	image.src = src;
	await image.decode();
	return { image, drawPiece };
}
