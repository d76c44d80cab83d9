/**
 * The texts of sharing. Only those of the current language are loaded.
 */

/**
 * @param {import("../../strings/en.js").Strings} strings The table of the language.
 * @returns {Promise<import("../../strings/share-en.js").ShareStrings>}
 */
export async function loadShareTexts({ tag }) {
	const { share } = await (tag === "en"
		? import("../../strings/share-en.js")
		: import("../../strings/share-zh.js"));
	return share;
}
