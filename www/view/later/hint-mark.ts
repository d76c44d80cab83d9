/**
 * The mark of a hint: a ring on the tile, and an arrow in the cell where it should go.
 * Both have a dark edge, so that they are seen on tiles and trays of any colour.
 */

import type { BoardView } from "../board-view.ts";
import type { Look } from "../faces.ts";
import { OFFSETS } from "../layout.ts";
import type { Mark } from "../painter.ts";
import { strokeInside } from "../ring.ts";

const DARK = "#1d1524";

/** @param x Left edge of the tile, in device pixels. */
export function drawHint(
	context: CanvasRenderingContext2D,
	{ layout, theme }: Look,
	x: number,
	y: number,
	direction: string,
) {
	const { tile: side, pitch } = layout;
	const width = Math.max(2, side * 0.06);
	const edge = Math.max(1, side * 0.02);
	context.lineJoin = "round";
	context.lineCap = "round";
	context.strokeStyle = DARK;
	strokeInside(context, layout, x, y, width + edge);
	context.strokeStyle = theme.hint;
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
	context.strokeStyle = DARK;
	context.lineWidth = width + 2 * edge;
	context.stroke();
	context.strokeStyle = theme.hint;
	context.lineWidth = width;
	context.stroke();
	context.restore();
}

/** Returns what shows the hints of a board with this mark. */
export function marker(view: BoardView) {
	return {
		hint(hint: Omit<Mark, "draw"> | null) {
			view.hint(hint && { ...hint, draw: drawHint });
		},
	};
}
