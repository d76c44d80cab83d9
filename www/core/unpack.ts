/**
 * Bytes from the text of a script.
 */

/** @param packed Deflated, in base64. */
export async function unpack(packed: string): Promise<ArrayBuffer> {
	const deflated = Uint8Array.from(atob(packed), (c) => c.charCodeAt(0));
	const bytes = new Blob([deflated])
		.stream()
		.pipeThrough(new DecompressionStream("deflate-raw"));
	return new Response(bytes).arrayBuffer();
}
