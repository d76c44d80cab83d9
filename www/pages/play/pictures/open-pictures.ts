/**
 * What is on the tiles: numbers, letters, a built-in picture or the player's own.
 */

import type { SlidingPuzzleElement } from "../../../element/element.ts";
import { loadPicturesTexts } from "../../../messages/compiled/pictures.ts";
import type { Texts as PictureStrings } from "../../../messages/compiled/pictures-en.ts";
import type { Texts } from "../../../messages/compiled/puzzle-en.ts";
import { addStyle } from "../../parts/sheet.ts";
import { AppliedPicture, PICTURE } from "./apply-picture.ts";
import css from "./pictures.css?inline";

/** What the page gives. */
export type Parts = {
	puzzle: SlidingPuzzleElement;
	strings: () => Texts;
	/** Shows a notice. */
	notify: (text: string) => unknown;
	settings: Settings;
};

type Settings = {
	get: (name: string) => string | null;
	set: (name: string, value: string | null) => void;
	onChange: (call: (name: string) => void) => unknown;
};

let strings: PictureStrings;

let applied: AppliedPicture | null = null;

async function begin(parts: Parts) {
	strings = await loadPicturesTexts(parts.strings().tag);
	await parts.puzzle.ready;
	applied ??= new AppliedPicture(parts, () => strings);
	return applied;
}

/** Opens the sheet. */
export async function openPictures(parts: Parts) {
	const [applied, { PicturesSheet }] = await Promise.all([
		begin(parts),
		import("./pictures-sheet.ts"),
	]);
	addStyle(css);
	await new PicturesSheet(parts, strings, applied).open();
}

/**
 * Puts the picture on the tiles that the settings name, after a reload. If it is gone,
 * the tiles show their numbers, and the player is told.
 */
export async function restorePicture(parts: Parts) {
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
