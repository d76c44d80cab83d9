/**
 * The entry of the play page. The only place with a global effect.
 */

import { define } from "../../element/define.js";
import { find } from "../../element/dom.js";
import { sharedStrings } from "../../element/shared.js";
import { Store } from "../../storage/local.js";
import { chooseLanguage } from "../../strings/language.js";
import { Page } from "./play-page.js";

const store = new Store({
	storage: () => localStorage,
	key: "sliding-puzzle-page",
	read: ({ language }) => ({ language: String(language) }),
	// The puzzle itself reports if its game cannot be saved.
	onRefused: (error) => console.info("the language is not saved:", error),
});
const { kept } = store.load();
const language = chooseLanguage([kept.language ?? "", ...navigator.languages]);
document.documentElement.lang = language;
// If nothing can be saved, the page overwrites the address.
const { hash } = location;
try {
	// The board does not wait for the texts, but for what a link asks for. The page
	// asks for the texts before the puzzle does, so it hears every event.
	const loading = sharedStrings(language);
	if (hash === "") define();
	const strings = await loading;
	const page = new Page({ store, language, strings });
	define();
	await page.openLink(hash);
} catch (error) {
	console.info("the page could not start:", error);
	// Without a network no strings load, so the page has a line of its own.
	find(document, "failure", HTMLElement).hidden = false;
}
