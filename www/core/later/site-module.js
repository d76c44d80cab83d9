/**
 * The modules of the core that only pages of the site load: laboratory, lessons,
 * statistics, exercises. Unlike the game and its solvers they are not translated to
 * JavaScript, so they need WebAssembly.
 */

import { compile, hasWasm } from "../compile.js";

/** Thrown where WebAssembly is forbidden or missing. */
export class NeedsWasm extends Error {
	code = "needsWasm";
}

/**
 * @param {URL} url
 * @returns {Promise<WebAssembly.Module>} Rejects with `NeedsWasm`.
 */
export async function compileForSite(url) {
	if (await hasWasm()) return await compile(url);
	throw new NeedsWasm(`${url} needs WebAssembly`);
}
