/**
 * The texts of `review.html`. Only those of the current language are loaded.
 */

import type { Language } from "../../messages/compiled/languages.ts";
import { loadLaterTexts } from "../../messages/compiled/later.ts";
import { loadPuzzleTexts } from "../../messages/compiled/puzzle.ts";
import { loadReviewTexts } from "../../messages/compiled/review.ts";
import { loadReviewInMovesTexts } from "../../messages/compiled/review-in-moves.ts";
import type { Metric } from "../../solver/metric.ts";

export type Texts = Awaited<ReturnType<typeof loadTexts>>;

export async function loadTexts(tag: Language) {
	const [strings, { errors }, review, inMoves] = await Promise.all([
		loadPuzzleTexts(tag),
		loadLaterTexts(tag),
		loadReviewTexts(tag),
		loadReviewInMovesTexts(tag),
	]);
	const { title } = review;
	const { close } = strings;
	return { tag, title, close, strings, errors, review, inMoves };
}

/** Returns the texts in which lengths count in a metric. */
export function wordsIn({ review, inMoves }: Texts, metric: Metric) {
	return metric === "stm" ? review : { ...review, ...inMoves };
}
