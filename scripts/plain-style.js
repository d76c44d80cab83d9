/**
 * Removes comments and indentation from the element's style. The style is a
 * string in a script, so no minifier touches it. This saves 0.5 kB (brotli) of
 * what a page loads before its first board.
 */

const STYLE = /\/www\/element\/style\.js$/;

/** Returns the plugin, for Vite and for rolldown. */
export function plainStyle() {
	return {
		name: "plain-style",
		transform(/** @type {string} */ code, /** @type {string} */ id) {
			if (!STYLE.test(id.replaceAll("\\", "/"))) return null;
			const plain = code
				.replace(/\/\*[\s\S]*?\*\//g, "")
				.replace(/\n\s+/g, "\n");
			return { code: plain, map: null };
		},
	};
}
