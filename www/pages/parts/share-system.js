/**
 * The system's own sheet for sharing.
 */

import { toPng } from "./png.js";

/** Whether there is one. */
export function hasSystem() {
	return navigator.share !== undefined;
}

/**
 * Opens it.
 *
 * @param {import("./share.js").Shared} shared
 * @param {string} fileName Of the picture.
 * @returns {Promise<boolean>} Whether it opened: also if it was closed.
 */
export async function sendBySystem(
	{ title, text, url, picture = null },
	fileName,
) {
	/** @type {ShareData} */
	const data = { title, text, url };
	if (picture !== null) {
		const blob = await toPng(picture);
		const files = [new File([blob], fileName, { type: blob.type })];
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
