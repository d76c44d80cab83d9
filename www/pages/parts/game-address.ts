/** Links to the game. */

import type { Language } from "../../messages/compiled/languages.ts";

/**
 * Returns the address of the game with a fragment. A service shows a link to it in this
 * language (`scripts/site/translated.js`).
 */
export function gameAddress(fragment: string, language: Language) {
	const page = language === "en" ? "./" : `./${language}.html`;
	return new URL(page + fragment, location.href).href;
}
