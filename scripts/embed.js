/**
 * Writes modules that hold files as text: the worker's script, and the weights.
 * Also writes `www/core/weight-addresses.js`, the URLs of all weights, and
 * `bytes.js`, which names all that the entry `inline` embeds. `core/build.js` runs
 * it. A file that would not change is not written.
 */

import { join } from "node:path";
import { build } from "vite";
import { embed, embedBytes, write } from "./core/embed-bytes.js";
import { ROOT } from "./setup.js";
import { WEIGHTS, weightNames } from "./weights.js";

/**
 * Writes a module that exports a table.
 *
 * @param {string} file
 * @param {string} table Its name.
 * @param {string} type Of an entry.
 * @param {[name: string, entry: string][]} entries Name → source of the entry.
 */
function writeTable(file, table, type, entries) {
	const lines = entries.map(([name, entry]) => `\t"${name}": ${entry},\n`);
	const source = `// Made by scripts/embed.js.
/** @type {Record<string, ${type}>} */
export const ${table} = {
${lines.join("")}};
`;
	write(file, source);
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
/**
 * What is embedded and loaded later: name → file. Not what deals the first board: it
 * is there at once.
 *
 * @type {[string, string][]}
 */
const late = ["game", "multi_tile", "reader", "solver"].map((name) => [
	name,
	`${name}-bytes.js`,
]);
for (const name of weightNames()) {
	embedBytes(`weights-${name}.js`, join(WEIGHTS, `${name}.bin`));
	late.push([`weights-${name}`, `weights-${name}.js`]);
}
// Bundlers recognise `new URL` only with a literal address. Made when it is asked
// for: a script from `blob:` has no address to begin with.
writeTable(
	"www/core/weight-addresses.js",
	"WEIGHTS",
	"() => URL",
	weightNames().map((name) => [
		name,
		`() => new URL("./weights/${name}.bin", import.meta.url)`,
	]),
);
writeTable(
	"www/core/wasm/bytes.js",
	"FILES",
	"() => Promise<{ BYTES: string }>",
	late.map(([name, file]) => [name, `() => import("./${file}")`]),
);
