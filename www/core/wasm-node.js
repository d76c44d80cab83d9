/**
 * The wasm modules and the weights from disk, for Node, whose `fetch` reads no
 * files. Replaces `wasm-source.js`.
 */

import { readFile } from "node:fs/promises";
import { WEIGHTS } from "./weight-addresses.js";

/** @returns {Promise<WebAssembly.Module>} */
export async function gameModule() {
	const url = new URL("./wasm/game_bg.wasm", import.meta.url);
	return WebAssembly.compile(await readFile(url));
}

/** @returns {Promise<WebAssembly.Module>} */
export async function readerModule() {
	const url = new URL("./wasm/reader_bg.wasm", import.meta.url);
	return WebAssembly.compile(await readFile(url));
}

/** @returns {Promise<WebAssembly.Module>} */
export async function solverModule() {
	const url = new URL("./wasm/solver_bg.wasm", import.meta.url);
	return WebAssembly.compile(await readFile(url));
}

/** @returns {Promise<WebAssembly.Module>} */
export async function multiTileModule() {
	const url = new URL("./wasm/multi_tile_bg.wasm", import.meta.url);
	return WebAssembly.compile(await readFile(url));
}

/**
 * @param {string} name
 * @returns {Promise<Uint8Array>}
 */
export async function weights(name) {
	return new Uint8Array(await readFile(WEIGHTS[name]()));
}
