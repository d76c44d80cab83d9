/**
 * The player's own pictures: made small, and saved in the database of this device.
 */

import { drawSeed } from "../../../core/seed.ts";
import type { Picture } from "../../../storage/stored.ts";
import { fileOf } from "../../parts/canvas-file.ts";

/** The longest side of a saved picture, in pixels. */
export const MOST_SIDE = 1600;

/** A picture is saved less finely until it takes at most this many bytes. */
const MOST_BYTES = 600_000;
const QUALITIES = [0.9, 0.8, 0.7, 0.55];

/**
 * Makes a picture to save.
 *
 * @param alt What it shows.
 */
export async function encode(
	canvas: HTMLCanvasElement,
	alt: string,
): Promise<Picture> {
	let type = "image/webp";
	let file = await fileOf(canvas, type, QUALITIES[0]);
	if (file.type !== type) {
		// WebKit cannot write WebP, and writes a large PNG instead.
		type = "image/jpeg";
		fillBehind(canvas);
		file = await fileOf(canvas, type, QUALITIES[0]);
	}
	for (const quality of QUALITIES.slice(1)) {
		if (file.size <= MOST_BYTES) break;
		file = await fileOf(canvas, type, quality);
	}
	const bytes = new Uint8Array(await file.arrayBuffer());
	return {
		id: drawSeed(),
		at: Date.now(),
		type: file.type,
		bytes,
		alt,
	};
}

/** Makes white of what can be seen through, which is black in a JPEG. */
function fillBehind(canvas: HTMLCanvasElement) {
	const context = canvas.getContext("2d");
	if (context === null) return;
	context.globalCompositeOperation = "destination-over";
	context.fillStyle = "#fff";
	context.fillRect(0, 0, canvas.width, canvas.height);
}

/** Returns the address of a saved picture. */
export function addressOf({ bytes, type }: Picture) {
	return URL.createObjectURL(new Blob([bytes], { type }));
}
