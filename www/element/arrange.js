/**
 * How board and panel share a box. Pure functions.
 *
 * Container queries would say the same in the style sheet, and had the layout
 * of a page with fifty puzzles take five times as long.
 */

/**
 * - `tall`: the panel below the board; `slim` where its buttons must be narrow.
 * - `wide`: the panel beside the board; `low` where there is little height.
 * - `compact`: one row of pictures below the board.
 * - `bare`: the board alone.
 *
 * @typedef {"tall" | "slim" | "wide" | "low" | "compact" | "bare"} Form
 */

/**
 * @param {string} controls Which are wished for: `full`, `compact`, `none`.
 * @param {number} width Of the box, in CSS pixels.
 * @param {number} height
 * @returns {Form}
 */
export function arrange(controls, width, height) {
	if (controls === "none" || Math.min(width, height) <= 230) return "bare";
	if (controls === "compact" || width <= 290) return "compact";
	if (width >= 480 && width >= height) return height > 440 ? "wide" : "low";
	if (height <= 480) return "compact";
	return width > 400 ? "tall" : "slim";
}
