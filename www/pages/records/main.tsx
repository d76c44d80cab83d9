/**
 * The entry of `records.html`.
 */

import { render } from "preact";
import { find } from "../../element/dom.ts";
import { loadRecordsTexts } from "../../messages/compiled/records.ts";
import { openRecords } from "../../records/open-records.ts";
import { openShell } from "../kit/shell.ts";
import { renderFailure } from "../parts/failure.ts";
import { explain } from "./records-errors.ts";
import { RecordsPage } from "./records-page.tsx";
import { RecordsState } from "./records-state.ts";

const shell = openShell();
// Both are asked for at once.
const opening = openRecords().catch((error) => ({ error }));
try {
	const strings = await shell.speak(loadRecordsTexts);
	const opened = await opening;
	if ("error" in opened) {
		shell.fail(() => explain(strings.value, opened.error));
	} else {
		const notices = shell.notices(strings, "data-title");
		const page = new RecordsState({
			records: opened,
			strings,
			notices,
			openMarathons: async () =>
				(await import("../../records/marathons.ts")).openMarathons(),
		});
		render(<RecordsPage page={page} />, find(document, "content", HTMLElement));
	}
	performance.mark("records");
} catch (error) {
	renderFailure(error);
}
