/**
 * Where the script of the tag comes from.
 */

/**
 * The hash of the package's script, if it was built before this page. Vite then
 * copies the script to `package/`.
 *
 * @type {Record<string, string>}
 */
const BUILT = import.meta.glob("../../../dist-package/integrity.json", {
	eager: true,
	import: "integrity",
});

/** @param {string} base Address of the site. */
export function scriptAt(base) {
	const [integrity = null] = Object.values(BUILT);
	const file = integrity === null ? "" : "package/";
	return { src: new URL(`${file}sliding-puzzle.js`, base).href, integrity };
}
