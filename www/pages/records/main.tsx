/**
 * The entry of `records.html`.
 */

import { find } from "../../element/dom.ts";
import { loadRecordsTexts } from "../../messages/compiled/records.ts";
import { openMarathons } from "../../records/marathons.ts";
import { openRecords } from "../../records/records.ts";
import { render } from "../kit/render.ts";
import { openShell } from "../kit/shell.ts";
import { renderFailure } from "../parts/failure.ts";
import { RecordsPage } from "./records-page.tsx";
import { explain, RecordsState } from "./records-state.ts";
import { askSizes } from "./sessions.tsx";

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
			openMarathons,
			askSizes,
		});
		render(<RecordsPage page={page} />, find(document, "content", HTMLElement));
	}
	performance.mark("records");
} catch (error) {
	renderFailure(error);
}
