/**
 * The texts of `review.html`. Only those of the current language are loaded.
 */

import { loadPuzzleTexts } from "../../messages/compiled/puzzle.js";
import { loadReviewTexts } from "../../messages/compiled/review.js";
import { loadReviewInMovesTexts } from "../../messages/compiled/review-in-moves.js";

/** @param {import("../../messages/language.js").Language} language */
export async function loadTexts(language) {
	const [strings, review, inMoves] = await Promise.all([
		loadPuzzleTexts(language),
		loadReviewTexts(language),
		loadReviewInMovesTexts(language),
	]);
	return { strings, review, inMoves };
}

/**
 * Returns the texts in which lengths count in a metric.
 *
 * @param {Awaited<ReturnType<typeof loadTexts>>} texts
 * @param {"stm" | "mtm"} metric
 */
export function textsIn({ strings, review, inMoves }, metric) {
	return {
		strings,
		review: metric === "stm" ? review : { ...review, ...inMoves },
	};
}
