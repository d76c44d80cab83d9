/**
 * The entry of `trainer.html`.
 */

import { loadTrainer } from "../../core/later/site-modules.ts";
import { read } from "../../core/read.ts";
import { drawSeed } from "../../core/seed.ts";
import { define } from "../../element/define.ts";
import { find } from "../../element/dom.ts";
import { loadTrainerTexts } from "../../messages/compiled/trainer.ts";
import { render } from "../../pages/kit/render.ts";
import { openShell } from "../../pages/kit/shell.ts";
import { renderFailure } from "../../pages/parts/failure.ts";
import { renderGoal } from "../../pages/parts/goal-view.ts";
import { preparePracticeBoard } from "../../pages/parts/practice-board.ts";
import { plays, settings } from "../../storage/open-storage.ts";
import { nextTask, Training } from "../parts/training.ts";
import { TrainerPage } from "./trainer-page.tsx";
import { TrainerState } from "./trainer-state.ts";

/** The setting of what was trained last. */
const CHOICE = "trainer-choice";

const shell = openShell();
const puzzle = preparePracticeBoard(shell.values, shell.saveSetting);

try {
	// All are asked for at once.
	const [trainer, texts, chosen] = await Promise.all([
		loadTrainer(),
		shell.speak(loadTrainerTexts),
		settings.get(CHOICE, String),
	]);
	const training = new Training({ trainer, settings });
	await training.open();
	const page = new TrainerState({
		puzzle,
		training,
		plays,
		settings,
		isProvable: trainer.isProvable,
		read: (board, slides, goal) =>
			read((reader) => reader.readText(`${board} ${slides}`.trim(), goal, "")),
		drawGoal: () => void renderGoal(puzzle),
		drawSeed,
		texts,
		chosen: chosen ?? "",
		saveChoice: (name) => void settings.set(CHOICE, name),
	});
	// In steps, so that nothing holds the page.
	await nextTask();
	page.choose(location.hash);
	// The board has its place before it is one.
	render(<TrainerPage page={page} />, find(document, "content", HTMLElement));
	define();
	// Heard from the start: whoever is in a hurry is not kept waiting by the first board.
	addEventListener("hashchange", () => {
		page.choose(location.hash);
		void page.open();
	});
	await nextTask();
	await page.open();
	performance.mark("trainer");
} catch (error) {
	renderFailure(error);
}
