/**
 * The style of the element without its comments and indentation: it is text in a
 * script, which no minifier looks into, and 0.5 kB (brotli) of what a page loads
 * before its first board.
 */

const STYLE = /\/www\/element\/style\.js$/;

/** For Vite and for rolldown. */
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
