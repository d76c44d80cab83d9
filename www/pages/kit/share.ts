/**
 * Shares a text with a link, and a picture if there is one.
 */

import type { Texts } from "../../messages/compiled/puzzle-en.ts";
import { loadShareTexts } from "../../messages/compiled/share.ts";
import { late } from "../parts/late.ts";
import { openSheet } from "../parts/open-sheet.ts";
import type { Shared } from "../parts/share-system.ts";

/** Opens the sheet that says what goes out, and how it can. */
export function openShare(
	{ strings }: { strings: () => Texts },
	shared: () => Shared,
): Promise<void> {
	return openSheet("share", async () => {
		const [words, { makeShareSheet }] = await Promise.all([
			loadShareTexts(strings().tag),
			late(() => import("./share-sheet.tsx")),
		]);
		const { close } = strings();
		return makeShareSheet({ shared: shared(), words, close }).sheet;
	});
}
