/**
 * Where the wasm modules and the weights come from: files beside the script, by
 * address. This form of it is the one that Vite, webpack and Parcel know.
 *
 * Its siblings export the same: `wasm-inline.js` has the bytes in the script,
 * `wasm-node.js` reads the files from disk. A build swaps one in for another.
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
 * What the solver has learned about boards of a size.
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
