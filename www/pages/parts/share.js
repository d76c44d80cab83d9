/**
 * Shares a text with a link, and a picture if there is one: by the system's own sheet
 * where there is one, otherwise by ours.
 */

import { toPng } from "./png.js";
import { loadShareTexts } from "./share-texts.js";

/**
 * What is shared.
 *
 * @typedef {object} Shared
 * @property {string} title
 * @property {string} text
 * @property {string} url
 * @property {HTMLCanvasElement | null} [picture]
 */

/**
 * Opens the system's sheet; ours if there is none, or if it refuses.
 *
 * @param {{ strings: () => import("../../strings/en.js").Strings }} parts
 * @param {Shared} shared
 */
export async function openShare(parts, shared) {
	const words = await loadShareTexts(parts.strings());
	if (await shareBySystem(shared, words)) return;
	const { openShareSheet } = await import("./share-sheet.js");
	openShareSheet({ shared, words, close: parts.strings().close });
}

/**
 * Opens the system's sheet.
 *
 * @param {Shared} shared
 * @param {import("../../strings/share-en.js").ShareStrings} words
 * @returns {Promise<boolean>} Whether there was one: also if it was closed.
 */
async function shareBySystem({ title, text, url, picture = null }, words) {
	if (navigator.share === undefined) return false;
	/** @type {ShareData} */
	const data = { title, text, url };
	if (picture !== null) {
		const blob = await toPng(picture);
		const files = [new File([blob], words.fileName, { type: blob.type })];
		// Some systems take no pictures.
		if (navigator.canShare?.({ ...data, files })) data.files = files;
	}
	try {
		await navigator.share(data);
		return true;
	} catch (error) {
		// The player has closed it.
		if (error instanceof DOMException && error.name === "AbortError")
			return true;
		console.info("the system does not share:", error);
		return false;
	}
}
