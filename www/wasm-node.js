/**
 * The wasm modules from disk, for Node, whose `fetch` reads no files. A sibling
 * of `wasm-source.js`.
 */

import { readFile } from "node:fs/promises";

/** @returns {Promise<WebAssembly.Module>} */
export async function gameModule() {
	const url = new URL("./wasm/game_bg.wasm", import.meta.url);
	return WebAssembly.compile(await readFile(url));
}

/** @returns {Promise<WebAssembly.Module>} */
export async function solverModule() {
	const url = new URL("./wasm/solver_bg.wasm", import.meta.url);
	return WebAssembly.compile(await readFile(url));
}
