/**
 * The menu of languages.
 */

import { LANGUAGES } from "../../messages/compiled/languages.js";
import { menu } from "../parts/inputs.js";

/** @typedef {import("../../messages/language.js").Language} Language */

/**
 * @param {import("./features.js").Parts} parts
 * @param {(language: Language) => Promise<boolean>} speak Resolves with whether the
 *   language could be loaded.
 * @param {() => void} done Called when the page speaks it.
 */
export function languageMenu({ texts }, speak, done) {
	const made = menu({
		name: texts().menu.language,
		options: Object.entries(LANGUAGES),
		value: document.documentElement.lang,
		onChange: async (value, select) => {
			if (await speak(/** @type {Language} */ (value))) done();
			else select.value = document.documentElement.lang;
		},
	});
	const select = /** @type {HTMLSelectElement} */ (made.lastElementChild);
	select.id = "menu-language";
	select.className = "quiet";
	for (const option of select.options) option.lang = option.value;
	return made;
}
