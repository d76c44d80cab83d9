/**
 * What guards each page of the site, for Vite: its policy, and the lines that speak up
 * if its files are gone. Both are in its HTML.
 */

import { bundleScript } from "../one-script.js";
import { policyOf } from "./policy.js";

/** Both must stand before what they are about. A page must begin with its encoding. */
const PLACE = '<meta charset="utf-8" />';

/** @returns {import("vite").Plugin} */
export function guard() {
	let lines = "";
	return {
		name: "guard",
		apply: "build",
		async buildStart() {
			lines = await bundleScript("www/pages/parts/gone.ts", "iife");
		},
		transformIndexHtml: {
			order: "post",
			handler: (html, { path }) => guarded(html, path, lines),
		},
	};
}

/**
 * Returns a page with its policy and its lines. Throws if it has no place for them.
 *
 * @param {string} html
 * @param {string} path Like `/index.html`.
 * @param {string} lines A script.
 */
export function guarded(html, path, lines) {
	if (!html.includes(PLACE)) throw new Error(`${path} has no ${PLACE}`);
	const policy = policyOf(path, lines);
	return html.replace(
		PLACE,
		() => `${PLACE}
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <script>${lines}</script>`,
	);
}
