/**
 * The solved board in one piece: the picture without gaps, its numbers, and the light
 * that goes over it. Each is drawn once per look, in the pixels of the canvas.
 */

import type { Look } from "../faces.ts";
import { cornerOf, type Layout, radii } from "../layout.ts";
import { contextOf } from "../sprites.ts";
import { resolveColor, tileColors } from "../theme.ts";
import { pictureOf, textPen } from "../tile.ts";
import { pieceOf } from "./pieces.ts";

/** The numbers are lighter than those of tiles, which are 650. */
const WEIGHT = 480;

/** How bright the light is in its middle, from 0 to 1. */
const LIGHT = 0.34;

/**
 * Returns the whole without gaps: the picture, or the colours of all homes, run into
 * each other.
 */
export function wholeOf(look: Look) {
	const { layout, theme } = look;
	const { columns, rows, left, top, width, height } = layout;
	const whole = canvasOf(width, height);
	const context = contextOf(whole);
	const to = [left, top, width - 2 * left, height - 2 * top];
	const picture = pictureOf(look);
	if (picture) {
		const size = {
			width: picture.naturalWidth || picture.width || 1,
			height: picture.naturalHeight || picture.height || 1,
		};
		const { x, y, side } = pieceOf(size, 0, columns, rows);
		const from = [x, y, side * columns, side * rows];
		const [a, b, c, d, e, f, g, h] = [...from, ...to];
		context.imageSmoothingQuality = "high";
		context.drawImage(picture, a, b, c, d, e, f, g, h);
	} else {
		const field = canvasOf(columns, rows);
		const pen = contextOf(field);
		for (let home = 0; home < columns * rows; home++) {
			const { face } = tileColors(theme, home, columns, rows);
			pen.fillStyle = resolveColor(pen, face);
			pen.fillRect(home % columns, Math.floor(home / columns), 1, 1);
		}
		// The good filter is slow on a whole board: it makes a small one smooth.
		const [wide, high] = [columns * 8, rows * 8];
		const smooth = canvasOf(wide, high);
		const brush = contextOf(smooth);
		brush.imageSmoothingQuality = "high";
		brush.drawImage(field, 0, 0, wide, high);
		const [e, f, g, h] = to;
		context.drawImage(smooth, e, f, g, h);
	}
	return whole;
}

/**
 * Returns the numbers alone. Empty where the tiles have none, or show a picture.
 */
export function numbersOf(look: Look) {
	const { layout, faces, homes } = look;
	const numbers = canvasOf(layout.width, layout.height);
	if (faces.kind === "none" || pictureOf(look)) return numbers;
	const write = textPen(contextOf(numbers), look, WEIGHT);
	for (let tile = 1; tile < homes.length; tile++) {
		const { x, y } = placeOf(layout, homes[tile]);
		write(tile, x, y);
	}
	return numbers;
}

/**
 * Lays a band of light over the board, a little inclined.
 *
 * @param at How far it has come, from 0 to 1.
 */
export function shine(
	context: CanvasRenderingContext2D,
	{ layout }: Look,
	at: number,
) {
	const { left, top, width, height } = layout;
	const half = width * 0.22;
	const slope = 0.27;
	// From wholly left of the board to wholly right of it.
	const middle = -half + at * (width + height * slope + 2 * half);
	const light = context.createLinearGradient(
		middle - half,
		-half * slope,
		middle + half,
		half * slope,
	);
	light.addColorStop(0, "rgb(255 255 255 / 0)");
	light.addColorStop(0.5, `rgb(255 255 255 / ${LIGHT})`);
	light.addColorStop(1, "rgb(255 255 255 / 0)");
	context.save();
	context.beginPath();
	const radius = radii(layout).tile;
	context.roundRect(left, top, width - 2 * left, height - 2 * top, radius);
	context.clip();
	context.fillStyle = light;
	context.fillRect(left, top, width - 2 * left, height - 2 * top);
	context.restore();
}

function canvasOf(width: number, height: number) {
	const canvas = document.createElement("canvas");
	canvas.width = width;
	canvas.height = height;
	return canvas;
}

export function placeOf(layout: Layout, cell: number) {
	const column = cell % layout.columns;
	return cornerOf(layout, column, (cell - column) / layout.columns);
}

/**
 * Clips to the pieces of the picture, which grow over the gaps. The last grows from the
 * middle of its cell.
 *
 * @param closed From 0 to 1.
 * @param filled From 0 to 1: of the cell without a tile.
 */
export function clipTo(
	context: CanvasRenderingContext2D,
	{ layout, homes }: Look,
	closed: number,
	filled: number,
) {
	const { left, top, width, height, tile: side, pitch } = layout;
	const { tile: radius } = radii(layout);
	context.beginPath();
	context.roundRect(left, top, width - 2 * left, height - 2 * top, radius);
	context.clip();
	context.beginPath();
	// Half a pixel more, so that no seam is seen.
	const grow = ((pitch - side) / 2 + 0.5) * closed;
	for (const home of homes) {
		const { x, y } = placeOf(layout, home);
		const size = side + 2 * grow;
		const corner = radius * (1 - closed);
		if (home !== homes[0]) {
			context.roundRect(x - grow, y - grow, size, size, corner);
			continue;
		}
		// It meets the others while it still grows: no line stays around it.
		const grown = Math.min(1, filled * 1.1);
		const part = size * grown;
		const edge = (size - part) / 2 - grow;
		const round = radius * (1 - grown);
		if (part > 0) context.roundRect(x + edge, y + edge, part, part, round);
	}
	context.clip();
}
