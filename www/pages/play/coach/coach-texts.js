/**
 * The texts of the help step by step. Only those of the current language are loaded.
 */

/** @typedef {import("../../../strings/coach-en.js").CoachStrings} CoachStrings */

/**
 * @param {import("../../../strings/en.js").Strings} strings The table of the language.
 * @returns {Promise<CoachStrings>}
 */
export async function loadCoachTexts({ tag }) {
	const { coach } = await (tag === "en"
		? import("../../../strings/coach-en.js")
		: import("../../../strings/coach-zh.js"));
	return coach;
}
