/**
 * Loads what the solver has learned about large boards, once per page, when a
 * search first needs it. A file that fails to load is not asked for again, and the
 * search works without it.
 */

import { weights } from "../core/wasm-source.ts";

const loaded: Map<string, Promise<Uint8Array | null>> = new Map();

/** @returns Never rejects. */
export function loadWeights(name: string): Promise<Uint8Array | null> {
	const bytes = loaded.get(name) ?? load(name);
	loaded.set(name, bytes);
	return bytes;
}

async function load(name: string) {
	try {
		return await weights(name);
	} catch (error) {
		console.warn(`no weights for ${name}, searching without:`, error);
		return null;
	}
}
