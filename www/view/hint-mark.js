/**
 * The mark of a hint: a ring on the tile, and an arrow in the cell where it should go.
 */

import { OFFSETS } from "./layout.js";
import { strokeInside } from "./ring.js";

/**
 * @param {CanvasRenderingContext2D} context
 * @param {import("./layout.js").Layout} layout
 * @param {string} color
 * @param {number} x Left edge of the tile, in device pixels.
 * @param {number} y
 * @param {string} direction
 */
export function drawHint(context, layout, color, x, y, direction) {
	const { tile: side, pitch } = layout;
	const width = Math.max(2, side * 0.06);
	context.strokeStyle = color;
	context.lineJoin = "round";
	context.lineCap = "round";
	strokeInside(context, layout, x, y, width);
	const [columns, rows] = OFFSETS[direction];
	context.save();
	context.translate(
		x + side / 2 + columns * pitch,
		y + side / 2 + rows * pitch,
	);
	context.rotate(Math.atan2(rows, columns));
	context.beginPath();
	const arm = side * 0.15;
	context.moveTo(-arm * 1.3, 0);
	context.lineTo(arm * 1.3, 0);
	context.moveTo(arm * 0.4, -arm * 0.9);
	context.lineTo(arm * 1.3, 0);
	context.lineTo(arm * 0.4, arm * 0.9);
	context.stroke();
	context.restore();
}
