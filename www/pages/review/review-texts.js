/**
 * The texts of `review.html`. Only those of the current language are loaded.
 */

import { loadStrings } from "../../strings/language.js";

/** @param {import("../../strings/language.js").Language} language */
export async function loadReviewTexts(language) {
	const [strings, { review, inMoves }] = await Promise.all([
		loadStrings(language),
		language === "en"
			? import("../../strings/review-en.js")
			: import("../../strings/review-zh.js"),
	]);
	return { strings, review, inMoves };
}

/**
 * Returns the texts in which lengths count in a metric.
 *
 * @param {Awaited<ReturnType<typeof loadReviewTexts>>} texts
 * @param {"stm" | "mtm"} metric
 */
export function textsIn({ strings, review, inMoves }, metric) {
	return {
		strings,
		review: metric === "stm" ? review : { ...review, ...inMoves },
	};
}
