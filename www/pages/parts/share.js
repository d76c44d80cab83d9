/**
 * Shares a text with a link, and a picture if there is one.
 */

import { loadShareTexts } from "../../messages/compiled/share.js";

/**
 * What is shared.
 *
 * @typedef {object} Shared
 * @property {string} title
 * @property {string} text
 * @property {string} url
 * @property {{ legend: string, options: [url: string, label: string][] }} [choice] What
 *   else the link may open.
 * @property {HTMLCanvasElement | null} [picture]
 */

/**
 * Opens the sheet that says what goes out, and how it can.
 *
 * @param {{ strings: () => import("../../messages/compiled/puzzle-en.js").Texts }} parts
 * @param {Shared} shared
 */
export async function openShare(parts, shared) {
	const [words, { openShareSheet }] = await Promise.all([
		loadShareTexts(parts.strings().tag),
		import("./share-sheet.js"),
	]);
	openShareSheet({ shared, words, close: parts.strings().close });
}
