/**
 * What the pages of the game save together: the language, the player's settings, and the
 * last day whose puzzle was in sight.
 */

import { chooseLanguage } from "../../messages/language.ts";
import { Store } from "../../storage/local.ts";
import { readValues, type Values } from "./player-settings.ts";

export type PageKept = { language: string; settings: Values; day: string };

/**
 * Opens what is saved.
 *
 * @param onRefused Called if nothing can be saved.
 */
export function openPageStore(onRefused: () => void = () => {}) {
	const store: Store<PageKept> = new Store({
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
