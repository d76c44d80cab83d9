/**
 * The entry of `learn.html`.
 */

import { loadLessons } from "../../core/later/site-modules.ts";
import { define } from "../../element/define.ts";
import { find } from "../../element/dom.ts";
import { settings } from "../../storage/open-storage.ts";
import { render } from "../kit/render.ts";
import { openShell } from "../kit/shell.ts";
import { renderFailure } from "../parts/failure.ts";
import { renderGoal } from "../parts/goal-view.ts";
import { Marks } from "../parts/marks.ts";
import { preparePracticeBoard } from "../parts/practice-board.ts";
import { LearnPage } from "./learn-page.tsx";
import { LearnState } from "./learn-state.ts";
import { loadTexts } from "./lesson-help.ts";

const shell = openShell();
const puzzle = preparePracticeBoard(shell.values, shell.saveSetting);

try {
	// All are asked for at once.
	const [lessons, texts, done] = await Promise.all([
		loadLessons(),
		shell.speak(loadTexts),
		settings.get("lessons", (value) =>
			Array.isArray(value) ? value.map(String) : undefined,
		),
	]);
	const marks = new Marks(puzzle);
	const page = new LearnState({
		puzzle,
		lessons,
		texts,
		done: done ?? [],
		saveDone: (names) => void settings.set("lessons", names),
		drawGoal: () => void renderGoal(puzzle),
		mark: (shown) => marks.render(shown),
	});
	// The board has its place before it is one.
	render(<LearnPage page={page} />, find(document, "content", HTMLElement));
	define();
	// Heard from the start: whoever is in a hurry is not kept waiting by the first board.
	addEventListener("hashchange", () => void page.open(location.hash));
	await page.open(location.hash);
	performance.mark("learn");
} catch (error) {
	renderFailure(error);
}
