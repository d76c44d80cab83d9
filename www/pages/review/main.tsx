/**
 * The entry of `review.html`.
 */

import { render } from "preact";
import { read } from "../../core/read.ts";
import { define } from "../../element/define.ts";
import { find } from "../../element/dom.ts";
import type { SlidingPuzzleElement } from "../../element/element.ts";
import { openShell } from "../kit/shell.ts";
import { renderFailure } from "../parts/failure.ts";
import { nextTask } from "../parts/next-task.ts";
import { PlayerSettings } from "../parts/player-settings.ts";
import { make } from "../parts/sheet.ts";
import { ReviewPage } from "./review-page.tsx";
import { ReviewState } from "./review-state.ts";
import { loadTexts } from "./review-texts.ts";

const shell = openShell();
try {
	const texts = await shell.speak(loadTexts);
	// Part by part, so that no part holds the page.
	define();
	await nextTask();
	const puzzle = make("sliding-puzzle", {
		id: "puzzle",
		class: "review-board",
		controls: "none",
		loading: "eager",
	}) as SlidingPuzzleElement;
	const { values, store } = shell;
	const save = (settings: typeof values) => void store.save({ settings });
	new PlayerSettings({ puzzle, values, save });
	// It is there to be watched, whatever the player has chosen for a game.
	for (const name of ["hints", "solver", "inspection"]) {
		puzzle.removeAttribute(name);
	}
	const page = new ReviewState({ puzzle, texts, read });
	render(<ReviewPage page={page} />, find(document, "page", HTMLElement));
	addEventListener("hashchange", () => void page.open(location.hash));
	await page.open(location.hash);
} catch (error) {
	renderFailure(error);
}
