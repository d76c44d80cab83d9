/**
 * The entry of `review.html`.
 */

import { read } from "../../core/read.ts";
import { define } from "../../element/define.ts";
import { find } from "../../element/dom.ts";
import type { SlidingPuzzleElement } from "../../element/element.ts";
import { render } from "../../pages/kit/render.ts";
import { openShell } from "../../pages/kit/shell.ts";
import { renderFailure } from "../../pages/parts/failure.ts";
import { make } from "../../pages/parts/make.ts";
import { PlayerSettings } from "../../pages/parts/player-settings.ts";
import { nextTask } from "../parts/training.ts";
import { ReviewPage } from "./review-page.tsx";
import { ReviewState } from "./review-state.ts";
import { loadTexts } from "./review-texts.ts";
import { shareReview } from "./share-review.ts";

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
	const { values, saveSetting } = shell;
	new PlayerSettings({ puzzle, values, save: saveSetting });
	// It is there to be watched, whatever the player has chosen for a game.
	for (const name of ["hints", "solver", "inspection"]) {
		puzzle.removeAttribute(name);
	}
	const page = new ReviewState({ puzzle, texts, read, share: shareReview });
	render(<ReviewPage page={page} />, find(document, "page", HTMLElement));
	addEventListener("hashchange", () => void page.open(location.hash));
	await page.open(location.hash);
} catch (error) {
	renderFailure(error);
}
