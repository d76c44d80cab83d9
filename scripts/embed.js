/**
 * Makes the modules that carry something as text: the worker's script, and wasm
 * and weights of the build that has all in the script; and `www/core/weight-addresses.js`,
 * the addresses of the weights that there are. Run by `core/build.js`; files
 * that come out as they are stay untouched.
 */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { build } from "vite";
import { ROOT } from "./setup.js";
import { WEIGHTS, weightNames } from "./weights.js";

const OUT = join(ROOT, "www", "core", "wasm");

/**
 * @param {string} file
 * @param {string} source
 */
function write(file, source) {
	const path = join(ROOT, file);
	if (existsSync(path) && readFileSync(path, "utf8") === source) return;
	writeFileSync(path, source);
	console.log(`${file}: ${source.length} bytes`);
}

/**
 * @param {string} file In `www/core/wasm/`.
 * @param {string} name
 * @param {string} text
 */
function embed(file, name, text) {
	const source = `export const ${name} = ${JSON.stringify(text)};\n`;
	write(`www/core/wasm/${file}`, source);
}

/**
 * @param {string} file In `www/core/wasm/`.
 * @param {string} path Of the bytes.
 */
function embedBytes(file, path) {
	const packed = deflateRawSync(readFileSync(path), { level: 9 });
	embed(file, "BYTES", packed.toString("base64"));
}

/**
 * A module with a table, name → what is found by it.
 *
 * @param {string} file
 * @param {string} type
 * @param {(name: string) => string} entry
 */
function writeTable(file, type, entry) {
	let source = "// Made by scripts/embed.js of what is in www/core/weights/.\n";
	source += `/** @type {Record<string, ${type}>} */\n`;
	source += "export const WEIGHTS = {\n";
	for (const name of weightNames()) source += `\t"${name}": ${entry(name)},\n`;
	write(file, `${source}};\n`);
}

/** The worker and all it uses, as one classic script. */
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
				entry: join(ROOT, "www", "solver", "worker.js"),
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
for (const name of ["game", "reader", "solver"]) {
	embedBytes(`${name}-bytes.js`, join(OUT, `${name}_bg.wasm`));
}
for (const name of weightNames()) {
	embedBytes(`weights-${name}.js`, join(WEIGHTS, `${name}.bin`));
}
// One address each, written out: that is how bundlers know them.
writeTable(
	"www/core/weight-addresses.js",
	"URL",
	(name) => `new URL("./weights/${name}.bin", import.meta.url)`,
);
writeTable(
	"www/core/wasm/weights-bytes.js",
	"() => Promise<{ BYTES: string }>",
	(name) => `() => import("./weights-${name}.js")`,
);
