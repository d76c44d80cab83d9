/**
 * The texts of the play page beyond its first board. Only those of the current
 * language are loaded.
 */

/**
 * @param {import("../../strings/en.js").Strings} strings The table of the language.
 * @returns {Promise<import("../../strings/page-en.js").PageStrings>}
 */
export async function loadPageTexts({ tag }) {
	const { page } = await (tag === "en"
		? import("../../strings/page-en.js")
		: import("../../strings/page-zh.js"));
	return page;
}
