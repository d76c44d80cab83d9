/**
 * What the page of records says of an error.
 */

import { NEEDS_WASM } from "../../messages/compiled/needs-wasm.js";

/** @typedef {import("../../messages/compiled/records-en.js").Texts} Strings */

/**
 * Returns what to tell a person about an error, by its code if it has one.
 *
 * @param {Strings} strings
 * @param {unknown} error
 */
export function explain({ errors, tag }, error) {
	const { code, values } = /** @type {any} */ (error ?? {});
	if (code === "needsWasm") return NEEDS_WASM[tag];
	const known = Object.hasOwn(errors, code) ? code : "unexpected";
	if (known === "unexpected") console.error(error);
	return errors[known](values ?? {});
}
