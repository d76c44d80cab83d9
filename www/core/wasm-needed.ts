/**
 * Replaces `compile.js`, and the core as JavaScript, in the build that is one file: that
 * core would make it three times as large.
 */

import { hasWasm as mayHaveWasm } from "./compile.ts";

export { compile, isPanic, reach } from "./compile.ts";

/**
 * Rejects where WebAssembly cannot run. Asked at each start, so each says why it fails.
 */
export async function hasWasm(): Promise<true> {
	if (await mayHaveWasm()) return true;
	throw new Error(
		"WebAssembly is not allowed here, and taquin.standalone.js needs it; taquin.js does not",
	);
}
