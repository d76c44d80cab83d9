/**
 * Where the built package is, and the names of its files that a page uses.
 */

import { join, resolve } from "node:path";

/** The folder that is served at `/package/`. */
export const PACKAGE = resolve(process.env.PACKAGE_DIST ?? "dist-package");

/** Defines `<sliding-puzzle>` when it is imported, and exports `define(tag)`. */
export const ELEMENT = "package/taquin.js";

/** The page for an iframe. */
export const EMBED = "package/embed.html";

/**
 * @param {string} path Under the origin, as above.
 * @returns {string} The file that is served there.
 */
export function file(path) {
	return join(PACKAGE, path.replace(/^package\//, ""));
}
