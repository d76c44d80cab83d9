/**
 * The menu of languages in the bar.
 */

import { find } from "../../element/dom.js";
import { LANGUAGES } from "../../strings/language.js";

/** @typedef {import("../../strings/language.js").Language} Language */

/**
 * @param {Language} language
 * @param {(language: Language) => Promise<void>} change Rejects if it cannot be loaded.
 */
export function wireLanguage(language, change) {
	const select = find(document, "language", HTMLSelectElement);
	for (const [tag, name] of Object.entries(LANGUAGES)) {
		const option = new Option(name, tag);
		option.lang = tag;
		select.add(option);
	}
	select.value = language;
	select.addEventListener("change", async () => {
		try {
			await change(/** @type {Language} */ (select.value));
		} catch (error) {
			// Without a network the language stays.
			console.info("the language could not be loaded:", error);
			select.value = document.documentElement.lang;
		}
	});
}
