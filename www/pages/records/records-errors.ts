/**
 * What the page of records says of an error.
 */

import { NEEDS_WASM } from "../../messages/compiled/needs-wasm.ts";
import type { Texts as Strings } from "../../messages/compiled/records-en.ts";

/** Returns what to tell a person about an error, by its code if it has one. */
export function explain({ errors, tag }: Strings, error: unknown) {
	const { code, values } = (error ?? {}) as any;
	if (code === "needsWasm") return NEEDS_WASM[tag];
	const known = Object.hasOwn(errors, code) ? code : "unexpected";
	if (known === "unexpected") console.error(error);
	return errors[known](values ?? {});
}
