/**
 * Asks the reader of the core, which is loaded when it is first asked.
 */

import type { Reader } from "./later/load-reader.ts";

/** Runs a function of the reader. */
export async function read<T>(act: (reader: Reader) => T): Promise<T> {
	const reader = await import("./later/load-reader.ts");
	return reader.read(act);
}
