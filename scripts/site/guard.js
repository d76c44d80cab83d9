/**
 * What guards each page of the site, for Vite: its policy, and the lines that speak up
 * if its files are gone. Both are in its HTML.
 */

import { join } from "node:path";
import { rolldown } from "rolldown";
import { ROOT } from "../root.js";
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
			lines = await bundleLines();
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

/** Resolves with the script of `www/pages/parts/gone.ts` and what it imports. */
async function bundleLines() {
	const build = await rolldown({
		input: join(ROOT, "www/pages/parts/gone.ts"),
		platform: "browser",
		transform: { target: "es2022" },
	});
	const { output } = await build.generate({ format: "iife", minify: true });
	await build.close();
	if (output.length > 1) throw new Error("the lines are one script");
	return output[0].code.trim();
}
