/**
 * Where the script of the tag comes from.
 */

/**
 * The hash of the package's script, if it was built before this page. Vite then
 * copies the script to `package/`.
 */
const BUILT: Record<string, string> = import.meta.glob(
	"../../../dist-package/integrity.json",
	{
		eager: true,
		import: "integrity",
	},
);

/** @param base Address of the site. */
export function scriptAt(base: string) {
	const [integrity = null] = Object.values(BUILT);
	const file = integrity === null ? "" : "package/";
	return { src: new URL(`${file}taquin.js`, base).href, integrity };
}
