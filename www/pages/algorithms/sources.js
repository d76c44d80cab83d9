/**
 * The source of the searches, as text: the files that the core is made of.
 */

const FILES = import.meta.glob("/src/lab/*.rs", { query: "?raw" });

/**
 * Resolves with a file without its first lines, which the page says in its own words.
 *
 * @param {string} name
 */
export async function sourceOf(name) {
	/** @type {any} */
	const file = await FILES[`/src/lab/${name}.rs`]();
	/** @type {string} */
	const text = file.default;
	return text.replace(/^(?:\/\/!.*\n)+\n?/, "");
}
