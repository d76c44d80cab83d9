/**
 * A ring along the inside of a tile: a hint, an outline, the edge of a picture's piece.
 */

import { radii } from "./layout.js";

/**
 * Strokes a ring along the inside of a tile.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {import("./layout.js").Layout} layout
 * @param {number} x Left edge of the tile, in device pixels.
 * @param {number} y
 * @param {number} width The width of the ring.
 */
export function strokeInside(context, layout, x, y, width) {
	const side = layout.tile - width;
	const radius = Math.max(0, radii(layout).tile - width / 2);
	context.lineWidth = width;
	context.beginPath();
	context.roundRect(x + width / 2, y + width / 2, side, side, radius);
	context.stroke();
}
