/**
 * Asks the reader of the core, which is loaded when it is first asked.
 */

/**
 * Runs a function of the reader.
 *
 * @type {typeof import("./later/load-reader.js").read}
 */
export async function read(act) {
	const reader = await import("./later/load-reader.js");
	return reader.read(act);
}
