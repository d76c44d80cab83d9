/**
 * The source of the searches, as text: the files that the core is made of.
 */

const FILES = import.meta.glob("/src/lab/*.rs", { query: "?raw" });

/**
 * Resolves with a file without its first lines, which the page says in its own words.
 */
export async function sourceOf(name: string) {
	const file: any = await FILES[`/src/lab/${name}.rs`]();
	const text: string = file.default;
	return text.replace(/^(?:\/\/!.*\n)+\n?/, "");
}
