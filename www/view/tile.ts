/**
 * How a tile looks: its face or its piece of the picture, and its text. Knows no
 * place.
 */

import { faceText, type Look } from "./faces.ts";
import { type Layout, radii } from "./layout.ts";
import { strokeInside } from "./ring.ts";
import { resolveColor, TRANSPARENT, tileColors } from "./theme.ts";

/**
 * Returns the picture on the tiles, or `null`. Until it has loaded, tiles show
 * numbers.
 */
export function pictureOf({ faces: { kind, image } }: Look) {
	return kind === "image" ? image : null;
}

/**
 * Returns a function that draws a tile at a corner. What all tiles share is set up
 * once.
 */
export function tilePen(
	context: CanvasRenderingContext2D,
	look: Look,
): (tile: number, x: number, y: number) => void {
	const { layout, theme, faces, homes } = look;
	const { columns, rows, tile: side } = layout;
	const { kind } = faces;
	const picture = pictureOf(look);
	const { tile: radius, lip } = radii(layout);
	const write = textPen(context, look, 650);
	const isHidden = kind === "hidden";
	return (tile, x, y) => {
		const home = isHidden ? 0 : homes[tile];
		if (picture) faces.drawPiece?.(context, look, tile, x, y);
		else {
			const colors = tileColors(theme, home, columns, rows);
			const face = context.createLinearGradient(0, y, 0, y + side);
			face.addColorStop(0, resolveColor(context, colors.top));
			face.addColorStop(1, resolveColor(context, colors.face));
			context.fillStyle = resolveColor(context, colors.edge);
			context.beginPath();
			context.roundRect(x, y, side, side, radius);
			context.fill();
			context.fillStyle = face;
			context.beginPath();
			context.roundRect(x, y, side, side - lip, radius);
			context.fill();
			drawOutline(context, layout, theme.outline, x, y);
			if (faces.hasMaps) drawMap(context, look, home, x, y);
		}
		if (kind !== "none" && !isHidden && !picture) write(tile, x, y);
	};
}

/** Returns a function that writes the text of a tile at a corner. */
export function textPen(
	context: CanvasRenderingContext2D,
	{ layout, theme, faces }: Look,
	weight: number,
): (tile: number, x: number, y: number) => void {
	const { columns, rows, tile: side } = layout;
	const { kind } = faces;
	const longest = faceText(kind, columns * rows - 1).length;
	const size = side * textPart(longest, columns);
	// The digits all have the same width, which sets 11 too wide.
	const spacing = -0.03 * size;
	context.font = `${weight} ${size.toFixed(1)}px ${theme.font}`;
	context.letterSpacing = `${spacing.toFixed(1)}px`;
	context.textAlign = "center";
	context.textBaseline = "alphabetic";
	return (tile, x, y) => {
		context.fillStyle = theme.number;
		// Digits are as high as capitals, about 0.7 of the size.
		const baseline = y + (side - radii(layout).lip) / 2 + size * 0.35;
		// The spacing after the last digit counts too, and is invisible.
		const middle = x + (side + spacing) / 2;
		// Text that is too wide is drawn narrower.
		context.fillText(faceText(kind, tile), middle, baseline, side);
	};
}

/**
 * Returns the size of the text as a fraction of a tile's side. The small tiles of a
 * board with many columns need more of it.
 *
 * @param longest How many characters the longest text has.
 */
function textPart(longest: number, columns: number) {
	const isSmall = columns >= 8;
	if (longest > 2) return isSmall ? 0.46 : 0.36;
	return isSmall ? 0.56 : 0.43;
}

function drawOutline(
	context: CanvasRenderingContext2D,
	layout: Layout,
	color: string,
	x: number,
	y: number,
) {
	if (color === TRANSPARENT) return;
	context.strokeStyle = color;
	const width = Math.max(1, Math.round(layout.tile * 0.03));
	strokeInside(context, layout, x, y, width);
}

/**
 * Draws a map of the board with the home cell of a tile: in the middle of a tile
 * without a text, otherwise in its lower right corner.
 */
function drawMap(
	context: CanvasRenderingContext2D,
	{ layout, theme, faces }: Look,
	home: number,
	x: number,
	y: number,
) {
	const { columns, rows, tile: side } = layout;
	const isAlone = faces.kind === "none";
	const room = side * (isAlone ? 0.56 : 0.22);
	const edge = isAlone ? (side - room) / 2 : side * 0.89 - room;
	const [left, top] = [x + edge, y + edge];
	context.strokeStyle = theme.number;
	context.fillStyle = theme.number;
	context.lineWidth = Math.max(1, side * 0.012);
	context.strokeRect(left, top, room, room);
	// A dot of a large board would be too small to be seen.
	const dot = room * Math.max(1 / Math.max(columns, rows), 0.22);
	const way = room - dot;
	context.fillRect(
		left + (way * (home % columns)) / (columns - 1),
		top + (way * Math.floor(home / columns)) / (rows - 1),
		dot,
		dot,
	);
}
