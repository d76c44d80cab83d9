/**
 * Bundles the core as JavaScript, for pages that may not run wasm. The package and the
 * site have the same files.
 */

import { join } from "node:path";
import { rolldown } from "rolldown";
import { OUT } from "./core/steps.js";

/** The translated modules. What they share is `core.js`. */
export const TRANSLATED = ["game", "multi_tile", "reader", "solver"];

/** @param {string} out Folder to write to. */
export async function bundleNoWasm(out) {
	const build = await rolldown({
		input: Object.fromEntries(
			TRANSLATED.map((name) => [name, join(OUT, "js", `${name}.js`)]),
		),
		platform: "browser",
	});
	await build.write({
		dir: out,
		format: "es",
		entryFileNames: "[name].js",
		chunkFileNames: "core.js",
		minify: true,
	});
	await build.close();
}
