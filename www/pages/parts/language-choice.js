/**
 * The choice of the language in the header.
 */

import { find } from "../../element/dom.js";

/** @typedef {import("../../strings/language.js").Language} Language */

/**
 * @param {Language} language
 * @param {(language: Language) => unknown} change Rejects if it cannot be loaded.
 */
export function wireLanguage(language, change) {
	const select = find(document, "language", HTMLSelectElement);
	select.value = language;
	select.disabled = false;
	select.addEventListener("change", async () => {
		try {
			await change(/** @type {Language} */ (select.value));
		} catch (error) {
			// Without a network the language stays.
			console.info("the language could not be loaded:", error);
		}
		select.value = document.documentElement.lang;
	});
}
