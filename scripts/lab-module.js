/**
 * Bundles the laboratory into one module, `sliding-puzzle-lab.js`, with its wasm inside.
 * The package and the site have the same file.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { ROOT } from "./setup.js";

/** Its name has no hash: notebooks and pages of others name it. */
export const LAB_MODULE = "sliding-puzzle-lab.js";

/** Resolves with the module. */
export async function bundleLab() {
	const build = await rolldown({
		input: join(ROOT, "www", "package", "lab.js"),
		platform: "browser",
		transform: { target: "es2022" },
	});
	const { output } = await build.generate({
		format: "es",
		minify: true,
		codeSplitting: false,
	});
	await build.close();
	if (output.length > 1) throw new Error("the laboratory is one file");
	const text = readFileSync(join(ROOT, "package.json"), "utf8");
	const { name, version, license } = JSON.parse(text);
	return `/*! ${name} ${version}, ${license} */\n${output[0].code}`;
}
