/**
 * The system's own sheet for sharing.
 */

import { fileOf, isReadable } from "./canvas-file.ts";

/** What is shared. */
export type Shared = {
	title: string;
	text: string;
	url: string;
	/** What else the link may open: address → name. */
	choice?: { legend: string; options: Record<string, string> };
	picture?: HTMLCanvasElement | null;
};

/** Whether there is one. */
export function hasSystem() {
	return navigator.share !== undefined;
}

/**
 * Opens it.
 *
 * @param fileName Of the picture.
 * @returns Whether it opened: also if it was closed.
 */
export async function sendBySystem(
	{ title, text, url, picture = null }: Shared,
	fileName: string,
): Promise<boolean> {
	const data: ShareData = { title, text, url };
	if (picture !== null && isReadable()) {
		const blob = await fileOf(picture);
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
