/**
 * The reader of the core. Turns what a person typed or an address asks for into
 * the record of a play. Loaded when it is first needed.
 */

import { hasWasm, isPanic } from "../compile.ts";
import { once } from "../once.ts";
import * as reader from "../wasm/reader.js";
import { readerModule } from "../wasm-source.ts";

/**
 * Every function throws the core's error about its input. Those that read a play
 * return its record.
 */
export type Reader = Pick<
	typeof reader,
	| "readText"
	| "readLink"
	| "deal"
	| "checkDraft"
	| "readRows"
	| "frames"
	| "markOf"
	| "phases"
	| "solvedBoard"
	| "farthest"
	| "levels"
	| "readRival"
	| "goesOnFrom"
	| "dailyRecord"
	| "dailyOf"
	| "dailyName"
	| "dailyMonth"
>;

async function load(): Promise<Reader & { __wbg_reset_state: () => void }> {
	if (!(await hasWasm())) return await import("../wasm/js/reader.js");
	await reader.default({ module_or_path: await readerModule() });
	return reader;
}

const loaded = once(load);

/** Runs a function of the reader. If the core panics, starts a new instance. */
export async function read<T>(act: (reader: Reader) => T): Promise<T> {
	const reader = await loaded();
	try {
		return act(reader);
	} catch (error) {
		if (isPanic(error)) reader.__wbg_reset_state();
		throw error;
	}
}
