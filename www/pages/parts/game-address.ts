/** Links to the pages, to be shared. */

import type { Language } from "../../messages/compiled/languages.ts";

/**
 * Returns the address of the game with a fragment. A service shows a link to it in this
 * language (`scripts/site/translated.js`).
 */
export function gameAddress(fragment: string, language: Language) {
	const page = language === "en" ? "./" : `./${language}.html`;
	return new URL(page + fragment, location.href).href;
}

/** Returns the same of another page, like `lab`. */
export function pageAddress(
	page: string,
	fragment: string,
	language: Language,
) {
	const name = language === "en" ? page : `${page}.${language}`;
	return new URL(`./${name}.html${fragment}`, location.href).href;
}
