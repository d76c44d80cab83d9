/**
 * Writes modules that hold files as text: the worker's script, and the wasm and
 * weights for the entry `inline`. Also writes `www/core/weight-addresses.js`, the
 * URLs of all weights. `core/build.js` runs it. A file that would not change is
 * not written.
 */

import { join } from "node:path";
import { build } from "vite";
import { embed, embedBytes, write } from "./core/embed-bytes.js";
import { ROOT } from "./setup.js";
import { WEIGHTS, weightNames } from "./weights.js";

const OUT = join(ROOT, "www", "core", "wasm");

/**
 * Writes a module that exports `WEIGHTS`, a table with one entry per file of
 * weights.
 *
 * @param {string} file
 * @param {string} type Of an entry.
 * @param {(name: string) => string} entry Source of the entry with this name.
 */
function writeTable(file, type, entry) {
	let source = "// Made by scripts/embed.js of what is in www/core/weights/.\n";
	source += `/** @type {Record<string, ${type}>} */\n`;
	source += "export const WEIGHTS = {\n";
	for (const name of weightNames()) source += `\t"${name}": ${entry(name)},\n`;
	write(file, `${source}};\n`);
}

/** Bundles the worker and its imports into one classic script. */
async function bundleWorker() {
	const result = await build({
		configFile: false,
		root: ROOT,
		logLevel: "warn",
		build: {
			write: false,
			target: "es2022",
			minify: true,
			lib: {
				entry: join(ROOT, "www", "solver", "worker.ts"),
				formats: ["iife"],
				name: "worker",
			},
		},
	});
	const [{ output }] = /** @type {import("vite").Rolldown.RolldownOutput[]} */ (
		result
	);
	return output[0].code;
}

embed("worker-source.js", "WORKER", await bundleWorker());
for (const name of ["deal", "game", "multi_tile", "reader", "solver"]) {
	embedBytes(`${name}-bytes.js`, join(OUT, `${name}_bg.wasm`));
}
for (const name of weightNames()) {
	embedBytes(`weights-${name}.js`, join(WEIGHTS, `${name}.bin`));
}
// Bundlers recognise `new URL` only with a literal address. Made when it is asked
// for: a script from `blob:` has no address to begin with.
writeTable(
	"www/core/weight-addresses.js",
	"() => URL",
	(name) => `() => new URL("./weights/${name}.bin", import.meta.url)`,
);
writeTable(
	"www/core/wasm/weights-bytes.js",
	"() => Promise<{ BYTES: string }>",
	(name) => `() => import("./weights-${name}.js")`,
);
