/**
 * What a review knows of a position, in words. Pure.
 */

import type { Texts as Words } from "../../messages/compiled/review-en.ts";

/** As a review has it. */
export type Mark = "t" | "s" | "a" | "o" | "-";

export function rangeText(lower: number, upper: number) {
	return lower === upper ? `${upper}` : `${lower}–${upper}`;
}

/** Returns how far it is from a position to the goal. */
export function leftText(
	words: Words,
	{ lower, upper }: { lower: number; upper: number },
) {
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
