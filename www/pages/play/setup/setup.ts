/**
 * Solve my puzzle: a sheet that takes a photo of a puzzle, or its tiles by hand, and has
 * it solved step by step, or played. What the tiles amount to is computed by the core.
 */

import { read } from "../../../core/read.ts";
import { loadSetupTexts } from "../../../messages/compiled/setup.ts";
import { addStyle } from "../../parts/sheet.ts";
import type { PageContext } from "../page-context.ts";
import { Editor } from "./editor.ts";
import photoCss from "./photo.css?inline";
import css from "./setup.css?inline";
import { makeSetupSheet } from "./setup-sheet.tsx";

/** What is being set up: it stays when the sheet closes. */
let editor: Editor | null = null;

/** Resolves with the sheet. What was entered before is still there. */
export async function makeSetup(context: PageContext) {
	const [texts] = await Promise.all([
		loadSetupTexts(context.strings().tag),
		// The first look at the cells shall not wait for the core.
		read(() => {}),
		context.puzzle.ready,
	]);
	addStyle(css);
	addStyle(photoCss);
	editor ??= await makeEditor(context.puzzle);
	return await makeSetupSheet({ context, strings: texts, editor });
}

/** Makes an editor for boards like the one in play. */
async function makeEditor(puzzle: PageContext["puzzle"]) {
	const made = new Editor({
		check: (...asked) => read((reader) => reader.checkDraft(...asked)),
	});
	const { columns, rows } = await read((reader) =>
		reader.readRows(puzzle.value),
	);
	made.begin(columns, rows, puzzle.goal);
	return made;
}
