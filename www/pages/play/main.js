/**
 * The entry of the play page. The only place with a global effect.
 */

import { define } from "../../element/define.js";
import { find } from "../../element/dom.js";
import { Store } from "../../storage/local.js";
import { chooseLanguage, loadStrings } from "../../strings/language.js";
import { Page } from "./play-page.js";

const store = new Store({
	storage: () => localStorage,
	key: "sliding-puzzle-page",
	read: ({ language }) => ({ language: String(language) }),
	// What cannot be kept the puzzle says, for its game.
	onRefused: (error) => console.info("the language is not kept:", error),
});
const { kept } = store.load();
const language = chooseLanguage([kept.language ?? "", ...navigator.languages]);
document.documentElement.lang = language;
try {
	const strings = await loadStrings(language);
	// Where nothing can be kept, the address is written over.
	const { hash } = location;
	const page = new Page({ store, language, strings });
	// The page listens before there is anything to hear.
	define();
	await page.openLink(hash);
} catch (error) {
	console.info("the page could not be started:", error);
	// Without a network the strings do not come either: the page has a line.
	find(document, "failure", HTMLElement).hidden = false;
}
