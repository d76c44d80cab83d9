/**
 * What the pages of the game save together: the language, the player's settings, and the
 * last day whose puzzle was in sight.
 */

import { chooseLanguage } from "../../messages/language.js";
import { Store } from "../../storage/local.js";
import { readValues } from "./player-settings.js";

/** @typedef {{ language: string, settings: import("./player-settings.js").Values, day: string }} PageKept */

/**
 * Opens what is saved.
 *
 * @param {() => void} [onRefused] Called if nothing can be saved.
 */
export function openPageStore(onRefused = () => {}) {
	/** @type {Store<PageKept>} */
	const store = new Store({
		storage: () => localStorage,
		key: "sliding-puzzle-page",
		read: ({ language, settings, day }) => ({
			language: String(language ?? ""),
			settings: readValues(settings),
			day: String(day ?? ""),
		}),
		// The puzzle itself reports if its game cannot be saved.
		onRefused: (error) => {
			console.info("the settings are not saved:", error);
			onRefused();
		},
	});
	const { kept } = store.load();
	const language = chooseLanguage([
		kept.language ?? "",
		...navigator.languages,
	]);
	return { store, language, values: kept.settings ?? {}, day: kept.day ?? "" };
}
