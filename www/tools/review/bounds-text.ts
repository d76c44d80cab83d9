/**
 * What a review knows of a position, in words. Pure.
 */

import type { Texts as Words } from "../../messages/compiled/review-en.ts";
import type { Review } from "../../solver/review.ts";

export type Bounds = { lower: number; upper: number };

/** As a review has it. */
export type Mark = "t" | "s" | "a" | "o" | "-";

export function rangeText(lower: number, upper: number) {
	return lower === upper ? `${upper}` : `${lower}–${upper}`;
}

/** Returns how far it is from a position to the goal. */
export function leftText(words: Words, { lower, upper }: Bounds) {
	if (upper === 0) return words.noneLeft;
	return lower === upper
		? words.leftProven(upper)
		: words.left(rangeText(lower, upper));
}

/** Returns what is read of a position in the chart. */
export function readingText(
	words: Words,
	{
		at,
		all,
		lower,
		upper,
		mark,
	}: {
		at: number;
		all: number;
		lower: number;
		upper: number;
		/** What led here did. */
		mark: Mark;
	},
) {
	return [
		at === 0 ? words.start : words.place(at, all),
		words.did[mark],
		upper === 0 ? words.atGoal : words.left(rangeText(lower, upper)),
	]
		.filter((text) => text !== undefined)
		.join(" · ");
}

/**
 * Returns what is known of a play in figures.
 *
 * @param own The length of the play.
 */
export function figuresOf(
	words: Words,
	{ from, lower, upper, metric, away, cost, efficiency }: Review,
	{ own, isSolved }: { own: number; isSolved: boolean },
) {
	const isKnown = from === 0;
	const percent = efficiency && words.percent(rangeText(...efficiency));
	return {
		/** Empty if the play is not won, or its start is not known. */
		efficiency: percent ?? (isSolved && isKnown ? "–" : ""),
		isSolved,
		optimum: isKnown ? rangeText(lower[0], upper[0]) : "",
		isProven: isKnown && lower[0] === upper[0],
		own,
		/** Its slides away, which all cost two; or its moves lost. */
		lost: metric === "stm" ? away : cost,
	};
}
