/**
 * The entry of the play page. The only place with a global effect.
 */

import { KNOWN } from "../../core/deal-board.ts";
import { seedOfDay, today } from "../../core/today.ts";
import { define } from "../../element/define.ts";
import { find } from "../../element/dom.ts";
import { keptText } from "../../element/kept-game.ts";
import { sharedStrings } from "../../element/shared.ts";
import { setPageLanguage } from "../parts/page-language.ts";
import { openPageStore } from "../parts/page-store.ts";
import { PlayerSettings } from "../parts/player-settings.ts";
import { Page } from "./play-page.ts";
import { DEALT, WELCOME } from "./welcome-board.ts";

const { store, language, values, day, isRefused, saveSetting } =
	openPageStore();
setPageLanguage(language);
const puzzle = find(document, "puzzle", HTMLElement);
const settings = new PlayerSettings({ puzzle, values, save: saveSetting });
// If nothing can be saved, the page overwrites the address.
const { hash } = location;
// Who has never been here begins with a board of three slides. Where nothing can be
// saved, nobody knows.
const isNew = hash === "" && keptText("sliding-puzzle") === null;
if (isNew && !isRefused && Object.keys(values).length === 0) {
	puzzle.setAttribute("size", WELCOME.size);
	puzzle.setAttribute("seed", WELCOME.seed);
	Object.assign(KNOWN, DEALT);
} else if (isNew && day !== today()) {
	// From the first frame on. The page puts it in play.
	puzzle.setAttribute("seed", seedOfDay());
}
// A marathon is a game under way, even between two of its boards.
const isBusy =
	!isRefused && /"course":"[^"]/.test(localStorage["sliding-puzzle-marathon"]);
try {
	// The board does not wait for the texts, but for what a link asks for. The page
	// asks for the texts before the puzzle does, so it hears every event.
	const loading = sharedStrings(language);
	if (hash === "") define();
	const strings = await loading;
	const seen = isBusy ? today() : day;
	const page = new Page({ store, settings, language, strings, day: seen });
	if (hash !== "") {
		define();
		await page.openLink(hash);
	}
} catch (error) {
	console.info("the page could not start:", error);
	// Without a network no strings load, so the page has a line of its own.
	find(document, "failure", HTMLElement).hidden = false;
}
