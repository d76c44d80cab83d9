/**
 * The texts of `review.html`. Only those of the current language are loaded.
 */

import type { Language } from "../../messages/compiled/languages.ts";
import { loadPuzzleTexts } from "../../messages/compiled/puzzle.ts";
import { loadReviewTexts } from "../../messages/compiled/review.ts";
import { loadReviewInMovesTexts } from "../../messages/compiled/review-in-moves.ts";

export async function loadTexts(language: Language) {
	const [strings, review, inMoves] = await Promise.all([
		loadPuzzleTexts(language),
		loadReviewTexts(language),
		loadReviewInMovesTexts(language),
	]);
	return { strings, review, inMoves };
}

/** Returns the texts in which lengths count in a metric. */
export function textsIn(
	{ strings, review, inMoves }: Awaited<ReturnType<typeof loadTexts>>,
	metric: "stm" | "mtm",
) {
	return {
		strings,
		review: metric === "stm" ? review : { ...review, ...inMoves },
	};
}
