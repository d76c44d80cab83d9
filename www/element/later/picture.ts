/**
 * Loads the picture on the tiles, and what draws its pieces.
 */

import { drawPiece } from "../../view/later/pieces.ts";

export async function loadPicture(src: string) {
	const image = new Image();
	image.src = src;
	await image.decode();
	return { image, drawPiece };
}
