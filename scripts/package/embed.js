/**
 * Makes the page for an iframe. It loads the element from `sliding-puzzle.js`
 * beside it.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../setup.js";

/** Script in the sources → script in the package. */
const SCRIPTS = {
	"/www/pages/frame/define-element.js": "./sliding-puzzle.js",
	"/www/pages/frame/main.js": "./embed.js",
};

/** Source of the page's own script. */
export const EMBED = "pages/frame/main.js";

/**
 * Writes `embed.html` with the package's scripts. Throws if the page lacks a
 * script above or uses another file of the sources.
 *
 * @param {string} out Folder to write to.
 */
export function copyEmbed(out) {
	let html = readFileSync(join(ROOT, "embed.html"), "utf8");
	for (const [from, to] of Object.entries(SCRIPTS)) {
		if (!html.includes(`"${from}"`)) {
			throw new Error(`embed.html has no script ${from}`);
		}
		html = html.replace(`"${from}"`, `"${to}"`);
	}
	if (/"\/www\//.test(html)) {
		throw new Error("embed.html uses a file that is not in the package");
	}
	writeFileSync(join(out, "embed.html"), html);
}
