/**
 * The entry of `learn.html`.
 */

import { loadLessons } from "../../core/later/site-modules.ts";
import { define } from "../../element/define.ts";
import { findButton } from "../../element/dom.ts";
import { loadLearnTexts } from "../../messages/compiled/learn.ts";
import { setLanguage } from "../../messages/language.ts";
import { openStorage } from "../../storage/open-storage.ts";
import { renderFailure } from "../parts/failure.ts";
import { openPageStore } from "../parts/page-store.ts";
import { preparePracticeBoard } from "../parts/practice-board.ts";
import { LearnPage } from "./learn-page.ts";

const { store, language, values } = openPageStore();
setLanguage(document.documentElement, language);
const puzzle = preparePracticeBoard(store, values);
findButton(document, "reload").addEventListener("click", () =>
	location.reload(),
);

try {
	const { settings } = openStorage((refusal) =>
		console.info("the progress is not saved:", refusal),
	);
	// All are asked for at once.
	const [lessons, texts, done] = await Promise.all([
		loadLessons(),
		loadLearnTexts(language),
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
		saveLanguage: (language) => void store.save({ language }),
	});
	// Heard from the start: whoever is in a hurry is not kept waiting by the first board.
	addEventListener("hashchange", () => void page.open(location.hash));
	await page.open(location.hash);
	performance.mark("learn");
} catch (error) {
	renderFailure(error);
}
