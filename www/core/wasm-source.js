/**
 * Loads the wasm modules and the weights from files beside the script. Vite,
 * webpack and Parcel recognise addresses in exactly this form.
 *
 * Two files export the same: `wasm-inline.js` has the bytes in the script, and
 * `wasm-node.js` reads the files from disk. A build replaces this file by one of
 * them.
 */

import { compile, load } from "./compile.js";
import { WEIGHTS } from "./weight-addresses.js";

/** @returns {Promise<WebAssembly.Module>} */
export function gameModule() {
	return compile(new URL("./wasm/game_bg.wasm", import.meta.url));
}

/** @returns {Promise<WebAssembly.Module>} */
export function readerModule() {
	return compile(new URL("./wasm/reader_bg.wasm", import.meta.url));
}

/** @returns {Promise<WebAssembly.Module>} */
export function solverModule() {
	return compile(new URL("./wasm/solver_bg.wasm", import.meta.url));
}

/**
 * Loads what the solver has learned about boards of a size.
 *
 * @param {string} name
 * @returns {Promise<Uint8Array>}
 */
export async function weights(name) {
	const url = WEIGHTS[name];
	if (url === undefined) throw new Error("there are none in this build");
	const response = await load(url);
	return new Uint8Array(await response.arrayBuffer());
}
