/**
 * The wasm modules and the weights from files beside the script, for a script that may
 * be loaded from anywhere. Replaces `wasm-source.js` in the file for a CDN.
 */

import * as beside from "./wasm-source.js";

/** @returns {Promise<WebAssembly.Module>} */
export async function gameModule() {
	// Later ones come after this one.
	if (!/^(?:blob|data):/.test(import.meta.url)) return beside.gameModule();
	throw new Error(
		"a script from blob: or data: has no wasm beside it; take sliding-puzzle.standalone.js",
	);
}

export { readerModule, solverModule, weights } from "./wasm-source.js";
