/**
 * Shares a text with a link, and a picture if there is one.
 */

import type { Texts } from "../../messages/compiled/puzzle-en.ts";
import { loadShareTexts } from "../../messages/compiled/share.ts";

/** What is shared. */
export type Shared = {
	title: string;
	text: string;
	url: string;
	/** What else the link may open. */
	choice?: { legend: string; options: [url: string, label: string][] };
	picture?: HTMLCanvasElement | null;
};

/** Opens the sheet that says what goes out, and how it can. */
export async function openShare(
	parts: { strings: () => Texts },
	shared: Shared,
) {
	const [words, { openShareSheet }] = await Promise.all([
		loadShareTexts(parts.strings().tag),
		import("./share-sheet.ts"),
	]);
	openShareSheet({ shared, words, close: parts.strings().close });
}
