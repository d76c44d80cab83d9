/**
 * The wasm modules and the weights from inside the script, for pages that cannot
 * fetch other files. Replaces `wasm-source.js`.
 */

import { unpack } from "./unpack.js";
import { WEIGHTS } from "./wasm/weights-bytes.js";

/** @returns {Promise<WebAssembly.Module>} */
export async function gameModule() {
	const { BYTES } = await import("./wasm/game-bytes.js");
	return WebAssembly.compile(await unpack(BYTES));
}

/** @returns {Promise<WebAssembly.Module>} */
export async function readerModule() {
	const { BYTES } = await import("./wasm/reader-bytes.js");
	return WebAssembly.compile(await unpack(BYTES));
}

/** @returns {Promise<WebAssembly.Module>} */
export async function solverModule() {
	const { BYTES } = await import("./wasm/solver-bytes.js");
	return WebAssembly.compile(await unpack(BYTES));
}

/** @returns {Promise<WebAssembly.Module>} */
export async function multiTileModule() {
	const { BYTES } = await import("./wasm/multi_tile-bytes.js");
	return WebAssembly.compile(await unpack(BYTES));
}

/**
 * @param {string} name
 * @returns {Promise<Uint8Array>}
 */
export async function weights(name) {
	const { BYTES } = await WEIGHTS[name]();
	return new Uint8Array(await unpack(BYTES));
}
