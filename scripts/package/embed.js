/**
 * The page for an iframe, with the element from the one file beside it.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../setup.js";

/** Script of the source → script of the package. */
const SCRIPTS = {
	"/www/pages/frame/define-element.js": "./sliding-puzzle.js",
	"/www/pages/frame/main.js": "./embed.js",
};

/** What the page's own script is bundled from. */
export const EMBED = "pages/frame/main.js";

/** @param {string} out */
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
