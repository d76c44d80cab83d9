/**
 * A canvas as a file.
 */

/** Resolves with a picture as PNG. */
export async function toPng(picture: HTMLCanvasElement): Promise<Blob> {
	const blob = await new Promise<Blob | null>((resolve) =>
		picture.toBlob(resolve, "image/png"),
	);
	if (blob === null) throw new Error("the picture has no pixels");
	return blob;
}
