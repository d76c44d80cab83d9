/**
 * Where the script of the tag is to be had.
 */

/**
 * The package's one file, if it was built before this page: Vite copies it to
 * `package/`, and its hash is known.
 *
 * @type {Record<string, string>}
 */
const BUILT = import.meta.glob("../../dist-package/integrity.json", {
	eager: true,
	import: "integrity",
});

/** @param {string} base Address of the site. */
export function scriptAt(base) {
	const [integrity = null] = Object.values(BUILT);
	const file = integrity === null ? "" : "package/";
	return { src: new URL(`${file}sliding-puzzle.js`, base).href, integrity };
}
