/**
 * The entry of `records.html`.
 */

import { findButton } from "../../element/dom.js";
import { loadRecordsTexts } from "../../messages/compiled/records.js";
import { setLanguage } from "../../messages/language.js";
import { openRecords } from "../../records/open-records.js";
import { renderFailure } from "../parts/failure.js";
import { openPageStore } from "../parts/page-store.js";
import { explain } from "./records-errors.js";
import { RecordsPage } from "./records-page.js";

const { store, language, values } = openPageStore();
setLanguage(document.documentElement, language);
document.documentElement.dataset.theme = values.theme ?? "auto";
findButton(document, "reload").addEventListener("click", () =>
	location.reload(),
);

// Both are asked for at once.
const opening = openRecords().catch((error) => ({ error }));
try {
	const strings = await loadRecordsTexts(language);
	const opened = await opening;
	const [records, error] =
		"error" in opened ? [null, opened.error] : [opened, null];
	const save = (/** @type {string} */ language) => store.save({ language });
	const page = new RecordsPage({ records, language, strings, save });
	if (error !== null) page.fail(explain(strings, error));
	performance.mark("records");
} catch (error) {
	renderFailure(error);
}
