/**
 * The text that is shared of a win, without a spoiler. Pure functions.
 */

import type { Texts } from "../../messages/compiled/share-en.ts";
import { join } from "../../messages/language.ts";

/** From the first to the last, and what is missing. */
const SQUARES = ["🟫", "🟧", "🟥", "🟪", "🟦"];
const MISSING = "⬜";

/** @param full How many of the five are full. */
function squaresText(full: number) {
	return join(
		SQUARES.map((square, at) => (at < full ? square : MISSING)),
		"",
	);
}

/**
 * Returns the text: what was played, how near to perfect, time and slides, and what else
 * is to be said. A line for each, without those that are empty.
 */
export function resultText(
	{
		title,
		squares,
		time,
		slides,
		hints,
		streak,
	}: {
		title: string;
		squares: number | null;
		time: string;
		slides: number;
		hints: number;
		streak: number;
	},
	words: Texts,
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
