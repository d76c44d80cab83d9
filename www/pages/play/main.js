/**
 * The entry of the play page. The only place with a global effect.
 */

import { define } from "../../element/define.js";
import { find } from "../../element/dom.js";
import { isKept } from "../../element/kept-game.js";
import { sharedStrings } from "../../element/shared.js";
import { setLanguage } from "../../messages/language.js";
import { openPageStore } from "../parts/page-store.js";
import { PlayerSettings } from "../parts/player-settings.js";
import { FIRST } from "./first-board-of-all.js";
import { Page } from "./play-page.js";
import { seedOf, today } from "./today.js";

let isRefused = false;
const { store, language, values, day } = openPageStore(() => {
	isRefused = true;
});
setLanguage(document.documentElement, language);
const puzzle = find(document, "puzzle", HTMLElement);
const settings = new PlayerSettings({
	puzzle,
	values,
	save: (values) => void store.save({ settings: values }),
});
// If nothing can be saved, the page overwrites the address.
const { hash } = location;
// Who has never been here begins with a board of three slides. Where nothing can be
// saved, nobody knows.
const isNew = hash === "" && !isKept("sliding-puzzle");
if (isNew && !isRefused && Object.keys(values).length === 0) {
	puzzle.setAttribute("size", FIRST.size);
	puzzle.setAttribute("seed", FIRST.seed);
} else if (isNew && day !== today()) {
	// From the first frame on. The page puts it in play.
	puzzle.setAttribute("seed", seedOf());
}
// A marathon is a game under way, even between two of its boards.
const isBusy =
	!isRefused && /"course":"[^"]/.test(localStorage["sliding-puzzle-marathon"]);
try {
	// The board does not wait for the texts, but for what a link asks for. The page
	// asks for the texts before the puzzle does, so it hears every event.
	const loading = sharedStrings(language);
	const linking = hash === "" ? null : import("./open-link.js");
	if (linking === null) define();
	const strings = await loading;
	const seen = isBusy ? today() : day;
	const page = new Page({ store, settings, language, strings, day: seen });
	if (linking !== null) {
		const { openLink } = await linking;
		define();
		await openLink(page, hash);
	}
} catch (error) {
	console.info("the page could not start:", error);
	// Without a network no strings load, so the page has a line of its own.
	find(document, "failure", HTMLElement).hidden = false;
}
