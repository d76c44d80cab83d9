/**
 * Where the wasm modules come from: files beside the script, by address. This
 * form of it is the one that Vite, webpack and Parcel know.
 *
 * Its siblings export the same: `wasm-inline.js` has the bytes in the script,
 * `wasm-node.js` reads the files from disk. A build swaps one in for another.
 */

import { compile } from "./compile.js";

/** @returns {Promise<WebAssembly.Module>} */
export function gameModule() {
	return compile(new URL("./wasm/game_bg.wasm", import.meta.url));
}

/** @returns {Promise<WebAssembly.Module>} */
export function solverModule() {
	return compile(new URL("./wasm/solver_bg.wasm", import.meta.url));
}
