/**
 * The texts of the page. Only those of the current language are loaded.
 */

/** @typedef {import("../../strings/lab-en.js").LabStrings} Texts */

/**
 * @param {import("../../strings/language.js").Language} language
 * @returns {Promise<Texts>}
 */
export async function loadLabTexts(language) {
	const { lab } = await (language === "en"
		? import("../../strings/lab-en.js")
		: import("../../strings/lab-zh.js"));
	return lab;
}
