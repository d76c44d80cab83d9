/**
 * The pieces of a picture on the tiles. Loaded with the first picture.
 */

import type { Look } from "../faces.ts";
import { radii } from "../layout.ts";
import { strokeInside } from "../ring.ts";

/**
 * Returns the piece of a picture that belongs in a cell. The picture fills the board
 * and is cropped evenly on two sides.
 *
 * @param home The cell.
 */
export function pieceOf(
	{ width, height }: { width: number; height: number },
	home: number,
	columns: number,
	rows: number,
) {
	const side = Math.min(width / columns, height / rows);
	const left = (width - side * columns) / 2;
	const top = (height - side * rows) / 2;
	return {
		x: left + side * (home % columns),
		y: top + side * Math.floor(home / columns),
		side,
	};
}

/**
 * Draws the piece of a tile, with an edge between it and the next one.
 *
 * @param look With a picture.
 * @param tile 0 for the piece of the blank, which has no number.
 */
export function drawPiece(
	context: CanvasRenderingContext2D,
	{ layout, faces, homes, theme }: Look,
	tile: number,
	x: number,
	y: number,
) {
	const picture = faces.image as HTMLImageElement;
	const { columns, rows, tile: length } = layout;
	const radius = radii(layout).tile;
	// A drawing without its own size gets one from the browser.
	const size = {
		width: picture.naturalWidth || picture.width || 1,
		height: picture.naturalHeight || picture.height || 1,
	};
	const { x: left, y: top, side } = pieceOf(size, homes[tile], columns, rows);
	context.save();
	context.beginPath();
	context.roundRect(x, y, length, length, radius);
	context.clip();
	context.imageSmoothingQuality = "high";
	context.drawImage(picture, left, top, side, side, x, y, length, length);
	context.restore();
	const line = Math.max(1, length * 0.012);
	context.strokeStyle = "rgb(255 255 255 / 0.35)";
	strokeInside(context, layout, x, y, line);
	if (faces.numbers && tile > 0) {
		drawLabel(context, theme.font, String(tile), length, x, y);
	}
}

/**
 * Draws a number in the corner of a piece, white with a dark edge: that can be read on
 * any picture.
 *
 * @param length The side of the tile.
 */
function drawLabel(
	context: CanvasRenderingContext2D,
	font: string,
	text: string,
	length: number,
	x: number,
	y: number,
) {
	// Small tiles need a larger part of them to be read.
	const size = Math.max(length * 0.17, Math.min(length * 0.42, 24));
	context.save();
	context.font = `700 ${size.toFixed(1)}px ${font}`;
	context.textAlign = "left";
	context.lineJoin = "round";
	context.lineWidth = size * 0.24;
	context.strokeStyle = "rgb(0 0 0 / 0.85)";
	context.fillStyle = "#ffffff";
	const place: [text: string, x: number, y: number, most: number] = [
		text,
		x + size * 0.35,
		y + size * 1.05,
		length - size * 0.6,
	];
	context.strokeText(...place);
	context.fillText(...place);
	context.restore();
}

/** Loads a picture, with what draws its pieces. */
export async function loadPicture(src: string) {
	const image = new Image();
	image.src = src;
	await image.decode();
	return { image, drawPiece };
}
