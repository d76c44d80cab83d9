/**
 * Pictures of the player: from a file, dropped, pasted or photographed. What cannot be
 * read is refused with a reason, and changes nothing. No picture leaves the device.
 */

import { isReadable } from "./canvas-file.ts";
import { isDrawable } from "./drawing.ts";

/**
 * Why a file is refused: it is empty, is no picture, is too large, is a HEIC photo
 * that this browser cannot read, or is damaged; or there is none; or whatever is read
 * here is noise.
 */
type PictureCode =
	| "empty"
	| "kind"
	| "large"
	| "heic"
	| "damaged"
	| "none"
	| "noise";

export class PictureError extends Error {
	code;

	constructor(code: PictureCode) {
		super(`no picture: ${code}`);
		this.code = code;
	}
}

/** The largest file, in bytes, and the largest picture, in pixels. */
const MOST_BYTES = 50_000_000;
const MOST_PIXELS = 100_000_000;

/** Brands of the HEIF family, after `ftyp` in the first bytes of a file. */
const HEIF = /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/;

/**
 * Reads a picture, turned as its camera says, and scaled down if it is large.
 *
 * @param most The longest side of the result, in pixels.
 * @returns Rejects with a `PictureError`.
 */
export async function readPicture(
	file: Blob | null | undefined,
	most: number,
): Promise<HTMLCanvasElement> {
	if (!file) throw new PictureError("none");
	if (file.size === 0) throw new PictureError("empty");
	if (file.size > MOST_BYTES) throw new PictureError("large");
	const isNamed = /^image\//.test(file.type);
	const head = new TextDecoder("latin1").decode(
		await file.slice(4, 12).arrayBuffer(),
	);
	// Some systems give a HEIC file no type.
	if (!isNamed && file.type !== "" && !HEIF.test(head)) {
		throw new PictureError("kind");
	}
	const picture = await decode(file).catch(() => {
		if (HEIF.test(head)) throw new PictureError("heic");
		throw new PictureError(isNamed ? "damaged" : "kind");
	});
	const { width, height } = picture;
	if (width * height > MOST_PIXELS) throw new PictureError("large");
	if (!isReadable()) throw new PictureError("noise");
	return scaled(picture, Math.min(1, most / Math.max(width, height)));
}

async function decode(file: Blob): Promise<ImageBitmap | HTMLImageElement> {
	if (file.type !== "image/svg+xml") return createImageBitmap(file);
	if (!isDrawable(await file.text())) throw new Error("it has too many shapes");
	// Drawings are read by an image alone.
	const image = new Image();
	const address = URL.createObjectURL(file);
	try {
		image.src = address;
		await image.decode();
		// A drawing without a size of its own.
		image.width ||= 1024;
		image.height ||= 1024;
		return image;
	} finally {
		URL.revokeObjectURL(address);
	}
}

function scaled(
	picture: ImageBitmap | HTMLImageElement | HTMLCanvasElement,
	scale: number,
) {
	const canvas = document.createElement("canvas");
	canvas.width = Math.max(1, Math.round(picture.width * scale));
	canvas.height = Math.max(1, Math.round(picture.height * scale));
	const context = canvas.getContext("2d");
	if (context === null) throw new PictureError("damaged");
	context.imageSmoothingQuality = "high";
	context.drawImage(picture, 0, 0, canvas.width, canvas.height);
	if (picture instanceof ImageBitmap) picture.close();
	return canvas;
}

/** How long the address of a picture holds after its last use, in milliseconds. */
const KEPT_MS = 10_000;

/**
 * Frees the address of a picture that is used no longer. A load of it may still be
 * under way.
 */
export function dropAddress(address: string) {
	setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/**
 * Hears pictures that are dropped or pasted.
 *
 * @param place Gets the class `is-over` while one is above it.
 * @param take Called with `null` if something else was dropped.
 */
export function hearPictures(
	place: HTMLElement,
	take: (file: File | null) => void,
) {
	const show = (isOver: boolean) => place.classList.toggle("is-over", isOver);
	const hasFiles = ({ dataTransfer }: DragEvent) =>
		dataTransfer?.types.includes("Files") ?? false;
	place.addEventListener("dragover", (event) => {
		if (!hasFiles(event)) return;
		event.preventDefault();
		show(true);
	});
	place.addEventListener("dragleave", ({ relatedTarget }) => {
		if (!place.contains(relatedTarget as Node | null)) {
			show(false);
		}
	});
	place.addEventListener("drop", (event) => {
		show(false);
		if (!hasFiles(event)) return;
		// The browser would leave the page for the file.
		event.preventDefault();
		take(event.dataTransfer?.files[0] ?? null);
	});
	place.addEventListener("paste", (event) => {
		const file = event.clipboardData?.files[0];
		if (file === undefined) return;
		event.preventDefault();
		take(file);
	});
}
