/**
 * The entry of `trainer.html`.
 */

import { loadTrainer } from "../../core/later/site-modules.ts";
import { read } from "../../core/read.ts";
import { define } from "../../element/define.ts";
import { findButton } from "../../element/dom.ts";
import { loadTrainerTexts } from "../../messages/compiled/trainer.ts";
import { setLanguage } from "../../messages/language.ts";
import { openStorage } from "../../storage/open-storage.ts";
import { renderFailure } from "../parts/failure.ts";
import { nextTask } from "../parts/next-task.ts";
import { openPageStore } from "../parts/page-store.ts";
import { preparePracticeBoard } from "../parts/practice-board.ts";
import { Training } from "../parts/training.ts";
import { TrainerPage } from "./trainer-page.ts";

/** The setting of what was trained last. */
const CHOICE = "trainer-choice";

const { store, language, values } = openPageStore();
setLanguage(document.documentElement, language);
const puzzle = preparePracticeBoard(store, values);
findButton(document, "reload").addEventListener("click", () =>
	location.reload(),
);

try {
	const { settings, plays } = openStorage((refusal) =>
		console.info("the exercises are not saved:", refusal),
	);
	// All are asked for at once.
	const [trainer, texts, chosen] = await Promise.all([
		loadTrainer(),
		loadTrainerTexts(language),
		settings.get(CHOICE, String),
	]);
	const training = new Training({ trainer, settings });
	await training.open();
	define();
	// In steps, so that nothing holds the page.
	await nextTask();
	const page = new TrainerPage({
		puzzle,
		training,
		plays,
		settings,
		isProvable: trainer.isProvable,
		read: (board, slides, goal) =>
			read((reader) => reader.readText(`${board} ${slides}`.trim(), goal, "")),
		texts,
		language,
		chosen: chosen ?? "",
		saveChoice: (name) => void settings.set(CHOICE, name),
		saveLanguage: (language) => void store.save({ language }),
	});
	// Heard from the start: whoever is in a hurry is not kept waiting by the first board.
	addEventListener("hashchange", () => void page.open(location.hash));
	await nextTask();
	await page.open(location.hash);
	performance.mark("trainer");
} catch (error) {
	renderFailure(error);
}
