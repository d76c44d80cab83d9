/**
 * What is on the tiles: numbers, letters, a built-in picture or the player's own.
 */

import { loadPicturesTexts } from "../../../messages/compiled/pictures.js";
import { addStyle } from "../../parts/sheet.js";
import { AppliedPicture, PICTURE } from "./apply-picture.js";
import css from "./pictures.css?inline";

/**
 * What the page gives.
 *
 * @typedef {object} Parts
 * @property {import("../../../element/element.js").SlidingPuzzleElement} puzzle
 * @property {() => import("../../../messages/compiled/puzzle-en.js").Texts} strings
 * @property {(text: string) => unknown} notify Shows a notice.
 * @property {Settings} settings
 */

/**
 * @typedef {object} Settings
 * @property {(name: string) => string | null} get
 * @property {(name: string, value: string | null) => void} set
 * @property {(call: (name: string) => void) => unknown} onChange
 */

/** @typedef {import("../../../messages/compiled/pictures-en.js").Texts} PictureStrings */

/** @type {PictureStrings} */
let strings;

/** @type {AppliedPicture | null} */
let applied = null;

/** @param {Parts} parts */
async function begin(parts) {
	strings = await loadPicturesTexts(parts.strings().tag);
	await parts.puzzle.ready;
	applied ??= new AppliedPicture(parts, () => strings);
	return applied;
}

/**
 * Opens the sheet.
 *
 * @param {Parts} parts
 */
export async function openPictures(parts) {
	const [applied, { PicturesSheet }] = await Promise.all([
		begin(parts),
		import("./pictures-sheet.js"),
	]);
	addStyle(css);
	await new PicturesSheet(parts, strings, applied).open();
}

/**
 * Puts the picture on the tiles that the settings name, after a reload. If it is gone,
 * the tiles show their numbers, and the player is told.
 *
 * @param {Parts} parts
 */
export async function restorePicture(parts) {
	const name = parts.settings.get(PICTURE);
	if (name === null) return;
	const applied = await begin(parts);
	try {
		if (await applied.apply(name)) return;
	} catch (error) {
		console.info("the picture could not be read:", error);
		parts.notify(strings.errors.storage);
		return;
	}
	applied.write("number");
	parts.notify(strings.gone);
}
