/**
 * Loads what the solver has learned about large boards, once per page, when a
 * search first needs it. A file that fails to load is not asked for again, and the
 * search works without it.
 */

import { weights } from "../core/wasm-source.js";

/** @type {Map<string, Promise<Uint8Array | null>>} */
const loaded = new Map();

/**
 * @param {string} name
 * @returns {Promise<Uint8Array | null>} Never rejects.
 */
export function loadWeights(name) {
	const bytes = loaded.get(name) ?? load(name);
	loaded.set(name, bytes);
	return bytes;
}

/** @param {string} name */
async function load(name) {
	try {
		return await weights(name);
	} catch (error) {
		console.warn(`no weights for ${name}, searching without:`, error);
		return null;
	}
}
