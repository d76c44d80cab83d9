/**
 * What is on the tiles: numbers, letters, a built-in picture or the player's own.
 */

import { note } from "../../parts/late.ts";
import { addStyle } from "../../parts/sheet.ts";
import type { PageContext } from "../page-context.ts";
import { AppliedPicture, PICTURE } from "./apply-picture.ts";
import css from "./pictures.css?inline";
import { makePicturesSheet } from "./pictures-sheet.tsx";

let applied: AppliedPicture | null = null;

async function begin(context: PageContext) {
	await context.puzzle.ready;
	applied ??= new AppliedPicture(context);
	return applied;
}

/** Resolves with the sheet. */
export async function makePictures(context: PageContext) {
	const applied = await begin(context);
	addStyle(css);
	return makePicturesSheet({ context, applied });
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
		context.notify(() => context.texts().pictures.errors.storage);
		return;
	}
	applied.write("number");
	context.notify(() => context.texts().pictures.gone);
}
