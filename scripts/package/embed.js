/**
 * Makes the page for an iframe. It loads the element from `taquin.js`
 * beside it.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../setup.js";
import { withFirstWords } from "../site/first-words.js";

/** File in the sources → file in the package, which has no icon. */
const FILES = {
	"/www/icon.svg": "data:,",
	"/www/pages/frame/define-element.ts": "./taquin.js",
	"/www/pages/frame/main.ts": "./embed.js",
};

/** The page as the site has it. */
export const PAGE = join(ROOT, "www/pages/frame/embed.html");

/** Source of the page's own script. */
export const EMBED = "pages/frame/main.ts";

/**
 * Writes `embed.html` with the package's scripts. Throws if the page lacks a
 * file above or uses another file of the sources.
 *
 * @param {string} out Folder to write to.
 */
export function copyEmbed(out) {
	let html = withFirstWords(readFileSync(PAGE, "utf8"), { path: PAGE });
	for (const [from, to] of Object.entries(FILES)) {
		if (!html.includes(`"${from}"`)) {
			throw new Error(`embed.html has no file ${from}`);
		}
		html = html.replace(`"${from}"`, `"${to}"`);
	}
	if (/"\/www\//.test(html)) {
		throw new Error("embed.html uses a file that is not in the package");
	}
	writeFileSync(join(out, "embed.html"), html);
}
