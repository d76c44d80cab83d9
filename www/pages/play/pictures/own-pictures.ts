/**
 * The player's own pictures: made small, and saved in the database of this device.
 */

import { once } from "../../../core/once.ts";
import type { Picture } from "../../../storage/picture-store.ts";

/** The longest side of a saved picture, in pixels. */
export const MOST_SIDE = 1600;

/** A picture is saved less finely until it takes at most this many bytes. */
const MOST_BYTES = 600_000;
const QUALITIES = [0.9, 0.8, 0.7, 0.55];

/** Resolves with the saved pictures; opened when they are first needed. */
export const savedPictures = once(async () => {
	const { openStorage } = await import("../../../storage/open-storage.ts");
	// Who asks hears of a refusal.
	return openStorage(() => {}).pictures;
});

/**
 * Makes a picture to save.
 *
 * @param alt What it shows.
 */
export async function encode(
	canvas: HTMLCanvasElement,
	alt: string,
): Promise<Picture> {
	let file: Blob | null = null;
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

export function fileOf(
	canvas: HTMLCanvasElement,
	type: string,
	quality: number,
): Promise<Blob | null> {
	return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

/** Returns the address of a saved picture. */
export function addressOf({ bytes, type }: Picture) {
	return URL.createObjectURL(new Blob([bytes], { type }));
}
