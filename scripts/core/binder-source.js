/**
 * What the compiled binder was made of.
 */

import { join } from "node:path";
import { hashOf } from "../hash.js";
import { ROOT } from "../root.js";

/** The file with the hash of what the compiled binder was made of. */
export const MADE_OF = join(ROOT, "binder", "made-of");

/** Returns that hash for the source as it is. */
export function madeOf() {
	const files = ["Cargo.lock", "Cargo.toml", "src"];
	return hashOf(
		[],
		files.map((file) => `binder/${file}`),
	);
}
