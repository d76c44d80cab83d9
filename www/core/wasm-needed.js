/**
 * Replaces `compile.js`, and the core as JavaScript, in the build that is one file: that
 * core would make it three times as large.
 */

import { hasWasm as mayHaveWasm } from "./compile.js";

export { compile, isPanic, load } from "./compile.js";

/**
 * Rejects where WebAssembly cannot run. Asked at each start, so each says why it fails.
 *
 * @returns {Promise<true>}
 */
export async function hasWasm() {
	if (await mayHaveWasm()) return true;
	throw new Error(
		"WebAssembly is not allowed here, and sliding-puzzle.standalone.js needs it; sliding-puzzle.js does not",
	);
}
