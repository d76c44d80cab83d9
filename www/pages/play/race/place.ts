/**
 * Where the ghost has room, so that the board in play keeps its size. Pure functions.
 */

import { arrange } from "../../../element/arrange.ts";

/** What the figures and the bar take of the height, in CSS pixels. */
const AROUND = 170;

/** The narrowest card beside the board, and the lowest panel with room for a card. */
const CARD = 84;
const PANEL = 520;

/** The smallest and the largest ghost, in CSS pixels. */
const LEAST = 52;
const MOST = 112;

/** How often it fits into the height of the panel. */
const PART = 7;

/** Space around it. */
const SPACE = 12;

/**
 * - `panel`: below the figures, beside the board.
 * - `low`: the same, as a line.
 * - `corner`: in the free space beside the board, where the bar is below it.
 * - `row`: between the figures and the board.
 */
type Place = "panel" | "low" | "corner" | "row";

/**
 * @param width Of the box of the puzzle, in CSS pixels.
 * @param ratio The board's width divided by its height.
 * @returns `side`: the longer side of the ghost.
 */
export function placeOf(
	width: number,
	height: number,
	ratio: number,
): { place: Place; side: number } {
	const bounded = (side: number) =>
		Math.round(Math.min(MOST, Math.max(LEAST, side)));
	if (/side/.test(arrange("bar", width, height, ratio).form)) {
		if (height < PANEL) return { place: "low", side: LEAST };
		return { place: "panel", side: Math.round(height / PART) };
	}
	const boardWidth = Math.min(width, (height - AROUND) * ratio);
	const beside = (width - boardWidth) / 2;
	if (beside >= CARD + SPACE) {
		return { place: "corner", side: bounded(beside - SPACE) };
	}
	const spare = height - AROUND - boardWidth / ratio;
	// The words beside it are as wide.
	return { place: "row", side: bounded(Math.min(spare - SPACE, width / 6)) };
}
