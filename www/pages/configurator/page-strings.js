/**
 * The texts of `embedding.html`. Only those of the current language are loaded.
 */

/**
 * @typedef {object} Words
 * @property {import("../../strings/configurator-en.js").ConfiguratorStrings} strings
 * @property {import("./reference.js").Descriptions | null} descriptions Replace
 *   those of the manifest, which are English.
 */

/**
 * @param {import("../../strings/language.js").Language} language
 * @returns {Promise<Words>}
 */
export async function loadWords(language) {
	if (language === "en") {
		const { en } = await import("../../strings/configurator-en.js");
		return { strings: en, descriptions: null };
	}
	const [{ zh }, { descriptions }] = await Promise.all([
		import("../../strings/configurator-zh.js"),
		import("../../strings/reference-zh.js"),
	]);
	return { strings: zh, descriptions };
}
