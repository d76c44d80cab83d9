/**
 * The entry of `review.html`.
 */

import { define } from "../../element/define.js";
import { find } from "../../element/dom.js";
import { setLanguage } from "../../messages/language.js";
import { wireLanguage } from "../parts/language-choice.js";
import { nextTask } from "../parts/next-task.js";
import { openPageStore } from "../parts/page-store.js";
import { PlayerSettings } from "../parts/player-settings.js";
import { wirePaste } from "./paste.js";
import { ReviewPage } from "./review-page.js";
import { loadTexts } from "./review-texts.js";

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
