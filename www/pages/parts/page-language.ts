/**
 * The language of a page, and what its HTML says in English before any text is loaded.
 */

import { FIRST_WORDS } from "../../messages/compiled/first-words.ts";
import type { Language } from "../../messages/compiled/languages.ts";
import { setLanguage } from "../../messages/language.ts";

export function setPageLanguage(language: Language) {
	setLanguage(document.documentElement, language);
	const words: Record<string, string> = FIRST_WORDS[language];
	for (const place of document.querySelectorAll<HTMLElement>("[data-first]")) {
		place.textContent = words[place.dataset.first ?? ""];
	}
}
