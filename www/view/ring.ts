/**
 * A ring along the inside of a tile: a hint, an outline, the edge of a picture's piece.
 */

import { type Layout, radii } from "./layout.ts";

/**
 * Strokes a ring along the inside of a tile.
 *
 * @param x Left edge of the tile, in device pixels.
 * @param width The width of the ring.
 */
export function strokeInside(
	context: CanvasRenderingContext2D,
	layout: Layout,
	x: number,
	y: number,
	width: number,
) {
	const side = layout.tile - width;
	const radius = Math.max(0, radii(layout).tile - width / 2);
	context.lineWidth = width;
	context.beginPath();
	context.roundRect(x + width / 2, y + width / 2, side, side, radius);
	context.stroke();
}
