/**
 * The texts of `embedding.html`. Only those of the current language are loaded.
 */

import { loadConfiguratorTexts } from "../../messages/compiled/configurator.js";
import { loadReferenceTexts } from "../../messages/compiled/reference.js";

/**
 * @typedef {object} Words
 * @property {import("../../messages/compiled/configurator-en.js").Texts} strings
 * @property {import("./reference.js").Descriptions | null} descriptions Replace
 *   those of the manifest, which are English.
 */

/**
 * @param {import("../../messages/language.js").Language} language
 * @returns {Promise<Words>}
 */
export async function loadWords(language) {
	const [strings, descriptions] = await Promise.all([
		loadConfiguratorTexts(language),
		loadReferenceTexts(language),
	]);
	return { strings, descriptions };
}
