/**
 * The player's own pictures: made small, and saved in the database of this device.
 */

import { once } from "../../../core/once.js";

/** @typedef {import("../../../storage/picture-store.js").Picture} Picture */

/** The longest side of a saved picture, in pixels. */
export const MOST_SIDE = 1600;

/** A picture is saved less finely until it takes at most this many bytes. */
const MOST_BYTES = 600_000;
const QUALITIES = [0.9, 0.8, 0.7, 0.55];

/** Resolves with the saved pictures; opened when they are first needed. */
export const savedPictures = once(async () => {
	const { openStorage } = await import("../../../storage/open-storage.js");
	// Who asks hears of a refusal.
	return openStorage(() => {}).pictures;
});

/**
 * Makes a picture to save.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {string} alt What it shows.
 * @returns {Promise<Picture>}
 */
export async function encode(canvas, alt) {
	/** @type {Blob | null} */
	let file = null;
	for (const quality of QUALITIES) {
		file = await fileOf(canvas, "image/webp", quality);
		// WebKit cannot write WebP, and writes a large PNG instead.
		if (file?.type !== "image/webp") {
			file = await fileOf(canvas, "image/jpeg", quality);
		}
		if (file !== null && file.size <= MOST_BYTES) break;
	}
	if (file === null) throw new Error("the picture could not be written");
	const bytes = new Uint8Array(await file.arrayBuffer());
	return {
		id: crypto.randomUUID(),
		at: Date.now(),
		type: file.type,
		bytes,
		alt,
	};
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {string} type
 * @param {number} quality
 * @returns {Promise<Blob | null>}
 */
export function fileOf(canvas, type, quality) {
	return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

/**
 * Returns the address of a saved picture.
 *
 * @param {Picture} picture
 */
export function addressOf({ bytes, type }) {
	return URL.createObjectURL(new Blob([bytes], { type }));
}
