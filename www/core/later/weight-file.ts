/**
 * Loads a file of weights from beside the script.
 */

import { reach } from "../compile.ts";
import { WEIGHTS } from "../weight-addresses.js";

/** What each file begins with. */
const MAGIC = "SP";

/**
 * Resolves with its bytes. Rejects if they are others: many servers answer an unknown
 * address with a page and status 200.
 *
 * @param name A size, or `shared`.
 */
export async function weightFile(name: string): Promise<Uint8Array> {
	const url = WEIGHTS[name]();
	const response = await reach(url);
	const bytes = new Uint8Array(await response.arrayBuffer());
	if (String.fromCharCode(...bytes.subarray(0, MAGIC.length)) !== MAGIC) {
		throw new Error(`${url}: answered ${response.headers.get("Content-Type")}`);
	}
	return bytes;
}
