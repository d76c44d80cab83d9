/**
 * What is on a canvas, read: as a file. Against fingerprints, some browsers give noise
 * instead (Firefox with resistFingerprinting), until the player allows the page to read.
 */

/** The known colour, and how far off a browser may be that only blurs shades. */
const KNOWN = [32, 160, 96, 255];
const SLACK = 8;

/** Returns whether what is read of a canvas is what was drawn on it. */
export function isReadable() {
	const canvas = document.createElement("canvas");
	[canvas.width, canvas.height] = [4, 4];
	const context = canvas.getContext("2d");
	if (context === null) return false;
	context.fillStyle = "#20a060";
	context.fillRect(0, 0, 4, 4);
	const { data } = context.getImageData(0, 0, 4, 4);
	return data.every((value, at) => Math.abs(value - KNOWN[at % 4]) <= SLACK);
}

/**
 * Resolves with a canvas as a file; of the type PNG if the browser cannot write the one
 * that is wanted. Rejects if there is none, or it would be noise.
 *
 * @param quality From 0 to 1.
 */
export async function fileOf(
	canvas: HTMLCanvasElement,
	type = "image/png",
	quality?: number,
): Promise<Blob> {
	const file = await new Promise<Blob | null>((resolve) =>
		canvas.toBlob(resolve, type, quality),
	);
	if (file === null || !isReadable())
		throw new Error("this canvas has no file");
	return file;
}
