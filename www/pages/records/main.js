/**
 * The entry of `records.html`.
 */

import { find, findButton } from "../../element/dom.js";
import { openRecords } from "../../records/open-records.js";
import { Store } from "../../storage/local.js";
import { chooseLanguage } from "../../strings/language.js";
import { RecordsPage } from "./records-page.js";
import { explain, loadTexts } from "./records-texts.js";

/** What the play page saves of its own. */
const store = new Store({
	storage: () => localStorage,
	key: "sliding-puzzle-page",
	read: (value) => value,
	onRefused: (error) => console.info("the language is not saved:", error),
});
const { kept } = /** @type {{ kept: any }} */ (store.load());
const language = chooseLanguage([
	String(kept.language ?? ""),
	...navigator.languages,
]);
document.documentElement.lang = language;
document.documentElement.dataset.theme = String(kept.settings?.theme ?? "auto");
findButton(document, "reload").addEventListener("click", () =>
	location.reload(),
);

// Both are asked for at once.
const opening = openRecords().catch((error) => ({ error }));
try {
	const strings = await loadTexts(language);
	const opened = await opening;
	const [records, error] =
		"error" in opened ? [null, opened.error] : [opened, null];
	const save = (/** @type {string} */ language) => store.save({ language });
	const page = new RecordsPage({ records, language, strings, save });
	if (error !== null) page.fail(explain(strings, error));
	performance.mark("records");
} catch (error) {
	console.info("the page could not start:", error);
	// Without a network no texts load, so the page has a line of its own.
	find(document, "failure", HTMLElement).hidden = false;
}
