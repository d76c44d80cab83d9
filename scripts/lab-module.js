/**
 * Bundles the laboratory into one module, `taquin-lab.js`, with its wasm inside.
 * The package and the site have the same file.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bundleScript } from "./one-script.js";
import { ROOT } from "./root.js";

/** Its name has no hash: notebooks and pages of others name it. */
export const LAB_MODULE = "taquin-lab.js";

/** Resolves with the module. */
export async function bundleLab() {
	const code = await bundleScript("www/package/lab.js", "es");
	const text = readFileSync(join(ROOT, "package.json"), "utf8");
	const { name, version, license } = JSON.parse(text);
	return `/*! ${name} ${version}, ${license} */\n${code}\n`;
}
