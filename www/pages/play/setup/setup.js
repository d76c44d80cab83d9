/**
 * Solve my puzzle: a sheet that takes a photo of a puzzle, or its tiles by hand, and has
 * it solved step by step, or played. What the tiles amount to is computed by the core.
 */

import { read } from "../../../core/read.js";
import { loadSetupTexts } from "../../../messages/compiled/setup.js";
import { addStyle } from "../../parts/sheet.js";
import { Editor } from "./editor.js";
import photoCss from "./photo.css?inline";
import css from "./setup.css?inline";
import { SetupSheet } from "./setup-sheet.js";

/**
 * What the page gives.
 *
 * @typedef {object} Parts
 * @property {import("../../../element/element.js").SlidingPuzzleElement} puzzle
 * @property {() => import("../../../messages/compiled/puzzle-en.js").Texts} strings
 */

/** What is being set up: it stays when the sheet closes. @type {Editor | null} */
let editor = null;

/**
 * Opens the sheet. What was entered before is still there.
 *
 * @param {Parts} parts
 */
export async function openSetup(parts) {
	const [texts] = await Promise.all([
		loadSetupTexts(parts.strings().tag),
		// The first look at the cells shall not wait for the core.
		read(() => {}),
		parts.puzzle.ready,
	]);
	addStyle(css);
	addStyle(photoCss);
	editor ??= await makeEditor(parts.puzzle);
	await new SetupSheet(parts, texts, editor).open();
}

/**
 * Makes an editor for boards like the one in play.
 *
 * @param {Parts["puzzle"]} puzzle
 */
async function makeEditor(puzzle) {
	const made = new Editor({
		check: (...asked) => read((reader) => reader.checkDraft(...asked)),
	});
	const { columns, rows } = await read((reader) =>
		reader.readRows(puzzle.text),
	);
	made.begin(columns, rows, puzzle.goal);
	return made;
}
