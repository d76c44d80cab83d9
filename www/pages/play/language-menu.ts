/**
 * The menu of languages.
 */

import { NAMES } from "../../messages/compiled/language-names.ts";
import type { Language } from "../../messages/compiled/languages.ts";
import { menu } from "../parts/inputs.ts";
import type { Parts } from "./features.ts";

/**
 * @param speak Resolves with whether the language could be loaded.
 * @param done Called when the page speaks it.
 */
export function languageMenu(
	{ texts }: Parts,
	speak: (language: Language) => Promise<boolean>,
	done: () => void,
) {
	const made = menu({
		name: texts().menu.language,
		options: Object.entries(NAMES),
		value: document.documentElement.lang,
		onChange: async (value, select) => {
			if (await speak(value as Language)) done();
			else select.value = document.documentElement.lang;
		},
	});
	const select = made.lastElementChild as HTMLSelectElement;
	select.id = "menu-language";
	select.className = "quiet";
	for (const option of select.options) option.lang = option.value;
	return made;
}
