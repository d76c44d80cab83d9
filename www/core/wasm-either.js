/**
 * The wasm modules and the weights from files beside the script, or else from inside
 * the script. Replaces `wasm-source.js` in what bundlers take: many of them move the
 * script and leave the files behind.
 *
 * What is inside is a chunk of its own, which only a failure loads.
 */

import * as beside from "./wasm-source.js";

/** @returns {Promise<WebAssembly.Module>} */
export function gameModule() {
	return either(beside.gameModule, (inside) => inside.gameModule());
}

/** @returns {Promise<WebAssembly.Module>} */
export function readerModule() {
	return either(beside.readerModule, (inside) => inside.readerModule());
}

/** @returns {Promise<WebAssembly.Module>} */
export function solverModule() {
	return either(beside.solverModule, (inside) => inside.solverModule());
}

/** @returns {Promise<WebAssembly.Module>} */
export function multiTileModule() {
	return either(beside.multiTileModule, (inside) => inside.multiTileModule());
}

/**
 * @param {string} name
 * @returns {Promise<Uint8Array>}
 */
export function weights(name) {
	return either(
		() => beside.weights(name),
		(inside) => inside.weights(name),
	);
}

/**
 * @template T
 * @param {() => Promise<T>} fetchFile
 * @param {(inside: typeof import("./wasm-inline.js")) => Promise<T>} unpack
 * @returns {Promise<T>}
 */
async function either(fetchFile, unpack) {
	try {
		return await fetchFile();
	} catch (error) {
		const found = await import("./wasm-inline.js")
			.then(unpack)
			.catch((second) => {
				// Without a network both fail, and the first says what is missing.
				console.info("nor is it in the script:", second);
				throw error;
			});
		console.info(
			"sliding-puzzle: taken from inside the script, because",
			error,
		);
		return found;
	}
}
