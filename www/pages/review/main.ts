/**
 * The entry of `review.html`.
 */

import { define } from "../../element/define.ts";
import { find } from "../../element/dom.ts";
import { setLanguage } from "../../messages/language.ts";
import { wireLanguage } from "../parts/language-choice.ts";
import { nextTask } from "../parts/next-task.ts";
import { openPageStore } from "../parts/page-store.ts";
import { PlayerSettings } from "../parts/player-settings.ts";
import { wirePaste } from "./paste.ts";
import { ReviewPage } from "./review-page.ts";
import { loadTexts } from "./review-texts.ts";

const { store, language, values } = openPageStore();
const root = document.documentElement;
setLanguage(root, language);
const settings = new PlayerSettings({
	puzzle: find(document, "puzzle", HTMLElement),
	values,
	save: (settings) => void store.save({ settings }),
});
// It is there to be watched, whatever the player has chosen for a game.
for (const name of ["hints", "solver", "inspection"]) {
	if (settings.get(name) !== null) {
		find(document, "puzzle", HTMLElement).removeAttribute(name);
	}
}
const texts = await loadTexts(language);
// Part by part, so that no part holds the page.
define();
await nextTask();
const page = new ReviewPage(texts);
wirePaste(page);
// The play is in the address, so a reload shows it again.
wireLanguage(language, (language) => {
	store.save({ language });
	location.reload();
});
addEventListener("hashchange", () => void page.open(location.hash));
await page.open(location.hash);
