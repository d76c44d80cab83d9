/**
 * The entry of `learn.html`.
 */

import { loadLessons } from "../../core/later/site-modules.js";
import { define } from "../../element/define.js";
import { findButton } from "../../element/dom.js";
import { loadLearnTexts } from "../../messages/compiled/learn.js";
import { setLanguage } from "../../messages/language.js";
import { openStorage } from "../../storage/open-storage.js";
import { renderFailure } from "../parts/failure.js";
import { openPageStore } from "../parts/page-store.js";
import { preparePracticeBoard } from "../parts/practice-board.js";
import { LearnPage } from "./learn-page.js";

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
