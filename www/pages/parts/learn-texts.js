/**
 * The texts of the lessons. Only those of the current language are loaded.
 */

/**
 * @param {import("../../strings/language.js").Language} language
 * @returns {Promise<import("../../strings/learn-en.js").LearnStrings>}
 */
export async function loadLearnTexts(language) {
	const { learn } = await (language === "en"
		? import("../../strings/learn-en.js")
		: import("../../strings/learn-zh.js"));
	return learn;
}
