/**
 * What is around the content of a page: its language, its look, its notices, and what it
 * says if it cannot start.
 */

import { effect, type ReadonlySignal, signal } from "@preact/signals";
import { find, findButton, translate } from "../../element/dom.ts";
import type { Language } from "../../messages/compiled/languages.ts";
import { wireLanguage } from "../parts/language-choice.ts";
import { Notices } from "../parts/notices.ts";
import { setPageLanguage } from "../parts/page-language.ts";
import { openPageStore } from "../parts/page-store.ts";

type Texts = { tag: Language; title: string };

/** Shows the page as the player likes it, before anything is loaded. */
export function openShell() {
	const { store, language, values, saveSetting } = openPageStore();
	// The next page shows what a killed browser lost.
	void store.copy();
	const root = document.documentElement;
	setPageLanguage(language);
	root.dataset.theme = values.theme ?? "auto";
	findButton(document, "reload").addEventListener("click", () =>
		location.reload(),
	);
	return {
		/** The settings that are saved. */
		values,
		saveSetting,
		/** Resolves with the texts of the page, in the language that is chosen. */
		async speak<Own extends Texts>(load: (language: Language) => Promise<Own>) {
			const texts = signal(await load(language));
			effect(() => {
				setPageLanguage(texts.value.tag);
				document.title = texts.value.title;
				translate(document, texts.value);
			});
			wireLanguage(language, async (chosen) => {
				texts.value = await load(chosen);
				void store.update(() => ({ language: chosen }));
			});
			return texts as ReadonlySignal<Own>;
		},
		/** @param elsewhere Id of what gets the focus that a notice cannot give back. */
		notices: (texts: ReadonlySignal<{ close: string }>, elsewhere: string) =>
			new Notices(find(document, "notices", HTMLElement), {
				closeLabel: () => texts.value.close,
				focusElsewhere: () => document.getElementById(elsewhere)?.focus(),
			}),
		/** Says why there is nothing to show. */
		fail(why: () => string) {
			const failure = find(document, "failure", HTMLElement);
			failure.hidden = false;
			effect(() => {
				failure.children[0].textContent = why();
			});
		},
	};
}
