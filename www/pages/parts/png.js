/**
 * A canvas as a file.
 */

/**
 * Resolves with a picture as PNG.
 *
 * @param {HTMLCanvasElement} picture
 * @returns {Promise<Blob>}
 */
export async function toPng(picture) {
	const blob = await new Promise((resolve) =>
		picture.toBlob(resolve, "image/png"),
	);
	if (blob === null) throw new Error("the picture has no pixels");
	return blob;
}
