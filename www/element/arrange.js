/**
 * How board and panel share a box. Pure functions.
 *
 * Container queries in the style sheet could say the same. But they made the layout
 * of a page with fifty puzzles five times slower.
 */

/**
 * - `tall`: the panel below the board; `slim` if its buttons must be narrow.
 * - `wide`: the panel beside the board; `low` if there is little height.
 * - `compact`: one row of pictures below the board.
 * - `bar`: the figures above the board, its controls below; `bar side` if the board is
 *   larger with both beside it.
 * - `bare`: the board alone.
 *
 * @typedef {"tall" | "slim" | "wide" | "low" | "compact" | "bar" | "bar side" | "bare"} Form
 */

/** What a bar takes of a box, beside the board or around it, in CSS pixels. */
const BESIDE = 250;
const AROUND = 170;

/**
 * @param {string} controls `full`, `compact`, `bar` or `none`.
 * @param {number} width The width of the box, in CSS pixels.
 * @param {number} height The height of the box, in CSS pixels.
 * @returns {Form}
 */
export function arrange(controls, width, height) {
	if (controls === "none" || Math.min(width, height) <= 230) return "bare";
	if (controls === "bar") {
		const isLarger =
			Math.min(width - BESIDE, height) > Math.min(width, height - AROUND);
		return isLarger ? "bar side" : "bar";
	}
	if (controls === "compact" || width <= 290) return "compact";
	if (width >= 480 && width >= height) return height > 440 ? "wide" : "low";
	if (height <= 480) return "compact";
	return width > 400 ? "tall" : "slim";
}
