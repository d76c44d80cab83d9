/**
 * The wasm modules out of the script itself, for pages that cannot fetch a file
 * beside it. A sibling of `wasm-source.js`.
 */

/** @returns {Promise<WebAssembly.Module>} */
export async function gameModule() {
	const { BYTES } = await import("./wasm/game-bytes.js");
	return unpack(BYTES);
}

/** @returns {Promise<WebAssembly.Module>} */
export async function solverModule() {
	const { BYTES } = await import("./wasm/solver-bytes.js");
	return unpack(BYTES);
}

/** @param {string} packed Deflated, in base64. */
async function unpack(packed) {
	const deflated = Uint8Array.from(atob(packed), (c) => c.charCodeAt(0));
	const bytes = new Blob([deflated])
		.stream()
		.pipeThrough(new DecompressionStream("deflate-raw"));
	return WebAssembly.compile(await new Response(bytes).arrayBuffer());
}
