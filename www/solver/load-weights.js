/**
 * What the solver has learned about large boards: loaded when a search of one
 * would like it, once for a page. What cannot be had is not asked for again: the
 * search does without.
 */

import { weights } from "../core/wasm-source.js";

/** @type {Map<string, Promise<Uint8Array | null>>} */
const loaded = new Map();

/**
 * @param {string} name
 * @returns {Promise<Uint8Array | null>} Never broken.
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
