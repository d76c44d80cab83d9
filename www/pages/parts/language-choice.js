/**
 * The choice of the language in the header.
 */

import { find } from "../../element/dom.js";

/** @typedef {import("../../messages/language.js").Language} Language */

/**
 * Calls a function for one language after the other. What was chosen meanwhile takes the
 * place of what waits, so that the last choice is what the page speaks.
 *
 * @template T
 * @param {(language: Language) => T | Promise<T>} change
 * @returns {(language: Language) => Promise<T | undefined>} Resolves when its turn is
 *   over; with nothing if another choice came before it.
 */
export function inTurn(change) {
	let asked = 0;
	/** @type {Promise<unknown>} */
	let last = Promise.resolve();
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

/**
 * @param {Language} language
 * @template T
 * @param {(language: Language) => T | Promise<T>} change Rejects if it cannot be loaded.
 * @returns {(language: Language) => Promise<T | undefined>} Changes it from elsewhere, in
 *   the same turns.
 */
export function wireLanguage(language, change) {
	const select = find(document, "language", HTMLSelectElement);
	select.value = language;
	select.disabled = false;
	const speak = inTurn(change);
	let chosen = "";
	select.addEventListener("change", async () => {
		const wanted = /** @type {Language} */ (select.value);
		chosen = wanted;
		try {
			await speak(wanted);
		} catch (error) {
			// Without a network the language stays.
			console.info("the language could not be loaded:", error);
		}
		// Meanwhile another may be chosen.
		if (chosen === wanted) select.value = document.documentElement.lang;
	});
	return speak;
}
