/**
 * The text that is shared of a win, without a spoiler. Pure functions.
 */

import { join } from "../../messages/language.js";

/** From the first to the last, and what is missing. */
const SQUARES = ["🟫", "🟧", "🟥", "🟪", "🟦"];
const MISSING = "⬜";

/** @param {number} full How many of the five are full. */
export function squaresText(full) {
	return join(
		SQUARES.map((square, at) => (at < full ? square : MISSING)),
		"",
	);
}

/**
 * Returns the text: what was played, how near to perfect, time and slides, and what else
 * is to be said. A line for each, without those that are empty.
 *
 * @param {object} said
 * @param {string} said.title
 * @param {number | null} said.squares
 * @param {string} said.time
 * @param {number} said.slides
 * @param {number} said.hints
 * @param {number} said.streak
 * @param {import("../../messages/compiled/share-en.js").Texts} words
 */
export function resultText(
	{ title, squares, time, slides, hints, streak },
	words,
) {
	const lines = [
		title,
		squares === null ? "" : squaresText(squares),
		`${time} · ${words.slidesOf(slides)}`,
		hints > 0 ? words.withHints(hints) : "",
		streak > 1 ? words.streak(streak) : "",
	];
	return join(
		lines.filter((line) => line !== ""),
		"\n",
	);
}
