/**
 * What is on the tiles: numbers, letters, a built-in picture or the player's own.
 */

import { loadPicturesTexts } from "../../../messages/compiled/pictures.ts";
import type { Texts as PictureStrings } from "../../../messages/compiled/pictures-en.ts";
import { lateTexts, note } from "../../parts/late.ts";
import { addStyle } from "../../parts/sheet.ts";
import type { PageContext } from "../page-context.ts";
import { AppliedPicture, PICTURE } from "./apply-picture.ts";
import css from "./pictures.css?inline";
import { makePicturesSheet } from "./pictures-sheet.tsx";

let strings: PictureStrings;

let applied: AppliedPicture | null = null;

async function begin(context: PageContext) {
	await context.puzzle.ready;
	strings = await lateTexts(loadPicturesTexts, context.strings);
	if (applied === null) {
		const made = new AppliedPicture(context, () => strings);
		applied = made;
		context.onSpeak(async (language) => {
			const texts = await loadPicturesTexts(language);
			return () => {
				strings = texts;
				made.speak();
			};
		});
	}
	return applied;
}

/** Resolves with the sheet. */
export async function makePictures(context: PageContext) {
	const applied = await begin(context);
	addStyle(css);
	return makePicturesSheet({ context, strings, applied });
}

/**
 * Puts the picture on the tiles that the settings name, after a reload. If it is gone,
 * the tiles show their numbers, and the player is told.
 */
export async function restorePicture(context: PageContext) {
	const name = context.settings.get(PICTURE);
	if (name === null) return;
	const applied = await begin(context);
	try {
		if (await applied.apply(name)) return;
	} catch (error) {
		note("the picture could not be read", error);
		context.notify(() => strings.errors.storage);
		return;
	}
	applied.write("number");
	context.notify(() => strings.gone);
}
