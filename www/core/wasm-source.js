/**
 * Loads the wasm modules and the weights from files beside the script. Vite,
 * webpack and Parcel recognise addresses in exactly this form.
 *
 * Other files export the same, and a build replaces this file by one of them:
 * `wasm-inline.js` has the bytes in the script, `wasm-either.js` has both, and
 * `wasm-node.js` reads the files from disk.
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

/** @returns {Promise<WebAssembly.Module>} */
export function multiTileModule() {
	return compile(new URL("./wasm/multi_tile_bg.wasm", import.meta.url));
}

/** What files of weights begin with, of one size and of all. */
const WEIGHTS_MAGIC = "SP";

/**
 * Loads what the solver has learned about boards of a size.
 *
 * @param {string} name
 * @returns {Promise<Uint8Array>}
 */
export async function weights(name) {
	const address = WEIGHTS[name];
	if (address === undefined) throw new Error("there are none in this build");
	return load(address(), WEIGHTS_MAGIC);
}
