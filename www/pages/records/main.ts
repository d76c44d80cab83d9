/**
 * The entry of `records.html`.
 */

import { findButton } from "../../element/dom.ts";
import { loadRecordsTexts } from "../../messages/compiled/records.ts";
import { setLanguage } from "../../messages/language.ts";
import { openRecords } from "../../records/open-records.ts";
import { renderFailure } from "../parts/failure.ts";
import { openPageStore } from "../parts/page-store.ts";
import { explain } from "./records-errors.ts";
import { RecordsPage } from "./records-page.ts";

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
	const save = (language: string) => store.save({ language });
	const page = new RecordsPage({ records, language, strings, save });
	if (error !== null) page.fail(explain(strings, error));
	performance.mark("records");
} catch (error) {
	renderFailure(error);
}
