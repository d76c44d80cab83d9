/**
 * Bundles a file of `www/` and all that it imports into one minified script.
 */

import { join } from "node:path";
import { rolldown } from "rolldown";
import { IN_SITE, onlyFrom } from "./licenses.js";
import { ROOT } from "./root.js";

/**
 * Resolves with the script.
 *
 * @param {string} file
 * @param {"es" | "iife"} format
 * @param {Record<string, string>} [define] Name in the sources → expression in its place.
 */
export async function bundleScript(file, format, define = {}) {
	const build = await rolldown({
		input: join(ROOT, file),
		platform: "browser",
		transform: { target: "es2022", define },
		plugins: [onlyFrom(IN_SITE)],
	});
	const { output } = await build.generate({
		format,
		minify: true,
		codeSplitting: false,
	});
	await build.close();
	if (output.length > 1) throw new Error(`${file} is not one script`);
	return output[0].code.trim();
}
