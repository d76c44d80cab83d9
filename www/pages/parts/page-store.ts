/**
 * What the pages of the game save together: the language, the player's settings, and the
 * last day whose puzzle was in sight.
 */

import { chooseLanguage } from "../../messages/language.ts";
import { Store } from "../../storage/local.ts";
import { readValues, type Values } from "./player-settings.ts";

export type PageKept = { language: string; settings: Values; day: string };

/** Opens what is saved. */
export function openPageStore() {
	const store: Store<PageKept> = new Store({
		key: "sliding-puzzle-page",
		read: ({ language, settings, day }) => ({
			language: String(language ?? ""),
			settings: readValues(settings),
			day: String(day ?? ""),
		}),
		// The puzzle itself reports if its game cannot be saved.
		onRefused: (error) => console.info("the settings are not saved:", error),
	});
	const { kept, isRefused } = store.load();
	const language = chooseLanguage([
		kept.language ?? "",
		...navigator.languages,
	]);
	return {
		store,
		language,
		values: kept.settings ?? {},
		day: kept.day ?? "",
		/** Whether nothing may be read. */
		isRefused,
		/** Saves a setting, beside what another tab has set. */
		saveSetting: (name: string, value: string | null) =>
			void store.update(({ settings }) => ({
				settings: readValues({ ...settings, [name]: value }),
			})),
	};
}
