/**
 * The texts of `review.html`. Only those of the current language are loaded.
 */

import { loadStrings } from "../../strings/language.js";

/** @param {import("../../strings/language.js").Language} language */
export async function loadReviewTexts(language) {
	const [strings, { review }] = await Promise.all([
		loadStrings(language),
		language === "en"
			? import("../../strings/review-en.js")
			: import("../../strings/review-zh.js"),
	]);
	return { strings, review };
}
