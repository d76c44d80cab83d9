/**
 * The choice of the language in the header.
 */

import { find } from "../../element/dom.ts";
import type { Language } from "../../messages/compiled/languages.ts";
import { note } from "./late.ts";

/**
 * Calls a function for one language after the other. What was chosen meanwhile takes the
 * place of what waits, so that the last choice is what the page speaks.
 *
 * @returns Resolves when its turn is over; with nothing if another choice came
 *   before it.
 */
export function inTurn<T>(
	change: (language: Language) => T | Promise<T>,
): (language: Language) => Promise<T | undefined> {
	let asked = 0;
	let last: Promise<unknown> = Promise.resolve();
	return (language) => {
		asked += 1;
		const mine = asked;
		const turn = last.then(() =>
			mine === asked ? change(language) : undefined,
		);
		last = turn.catch(() => {});
		return turn;
	};
}

let coming: Promise<unknown> = Promise.resolve();

/** Returns what resolves when the page speaks the language that was chosen last. */
export const spoken = () => coming;

/**
 * @param change Rejects if it cannot be loaded.
 * @returns Changes it from elsewhere, in the same turns.
 */
export function wireLanguage<T>(
	language: Language,
	change: (language: Language) => T | Promise<T>,
): (language: Language) => Promise<T | undefined> {
	const select = find(document, "language", HTMLSelectElement);
	select.value = language;
	select.disabled = false;
	const turn = inTurn(change);
	const speak = (language: Language) => {
		const turned = turn(language);
		coming = turned.catch(() => {});
		return turned;
	};
	let chosen = "";
	select.addEventListener("change", async () => {
		const wanted = select.value as Language;
		chosen = wanted;
		try {
			await speak(wanted);
		} catch (error) {
			// Without a network the language stays.
			note("the language could not be loaded", error);
		}
		// Meanwhile another may be chosen.
		if (chosen === wanted) select.value = document.documentElement.lang;
	});
	return speak;
}
