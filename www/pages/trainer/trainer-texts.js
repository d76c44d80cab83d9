/**
 * The texts of the page. Only those of the current language are loaded.
 */

/**
 * @param {import("../../strings/language.js").Language} language
 * @returns {Promise<import("../../strings/trainer-en.js").TrainerStrings>}
 */
export async function loadTrainerTexts(language) {
	const { trainer } = await (language === "en"
		? import("../../strings/trainer-en.js")
		: import("../../strings/trainer-zh.js"));
	return trainer;
}
