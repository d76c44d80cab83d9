/**
 * The reader of the core: what a person, an address or an older version gives,
 * as the record of a play. Loaded when there is any.
 */

import { hasWasm, isPanic } from "./compile.js";
import { once } from "./once.js";
import { readerModule } from "./wasm-source.js";

/**
 * Every function answers with the record of a play, and throws what the core has
 * against what it was given.
 *
 * @typedef {Pick<typeof import("./wasm/reader.js"), "readText" | "readLink" | "readReplay" | "deal">} Reader
 */

/** @returns {Promise<Reader & { __wbg_reset_state: () => void }>} */
async function load() {
	if (!(await hasWasm())) return await import("./wasm/js/reader.js");
	const [reader, module] = await Promise.all([
		import("./wasm/reader.js"),
		readerModule(),
	]);
	await reader.default({ module_or_path: module });
	return reader;
}

const loaded = once(load);

/**
 * Reads something, and starts afresh where the core panics on it.
 *
 * @template T
 * @param {(reader: Reader) => T} act
 * @returns {Promise<T>}
 */
export async function read(act) {
	const reader = await loaded();
	try {
		return act(reader);
	} catch (error) {
		if (isPanic(error)) reader.__wbg_reset_state();
		throw error;
	}
}
