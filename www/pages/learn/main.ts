/**
 * The entry of `learn.html`.
 */

import { loadLessons } from "../../core/later/site-modules.ts";
import { define } from "../../element/define.ts";
import { findButton } from "../../element/dom.ts";
import { settings } from "../../storage/open-storage.ts";
import { renderFailure } from "../parts/failure.ts";
import { setPageLanguage } from "../parts/page-language.ts";
import { openPageStore } from "../parts/page-store.ts";
import { preparePracticeBoard } from "../parts/practice-board.ts";
import { LearnPage } from "./learn-page.ts";
import { loadTexts } from "./lesson-help.ts";

const { store, language, values, saveSetting } = openPageStore();
setPageLanguage(language);
const puzzle = preparePracticeBoard(values, saveSetting);
findButton(document, "reload").addEventListener("click", () =>
	location.reload(),
);

try {
	// All are asked for at once.
	const [lessons, texts, done] = await Promise.all([
		loadLessons(),
		loadTexts(language),
		settings.get("lessons", (value) =>
			Array.isArray(value) ? value.map(String) : undefined,
		),
	]);
	define();
	const page = new LearnPage({
		puzzle,
		lessons,
		texts,
		language,
		done: done ?? [],
		saveDone: (names) => void settings.set("lessons", names),
		saveLanguage: (language) => void store.update(() => ({ language })),
	});
	// Heard from the start: whoever is in a hurry is not kept waiting by the first board.
	addEventListener("hashchange", () => void page.open(location.hash));
	await page.open(location.hash);
	performance.mark("learn");
} catch (error) {
	renderFailure(error);
}
