/**
 * Makes the modules of `www/wasm/` that carry something as text: the worker's
 * script, and the wasm of the build that has all in the script. Run by
 * `cargo xtask wasm`; files that come out as they are stay untouched.
 */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { build } from "vite";
import { ROOT } from "./setup.js";

const OUT = join(ROOT, "www", "wasm");

/**
 * @param {string} file
 * @param {string} name
 * @param {string} text
 */
function embed(file, name, text) {
	const source = `export const ${name} = ${JSON.stringify(text)};\n`;
	const path = join(OUT, file);
	if (existsSync(path) && readFileSync(path, "utf8") === source) return;
	writeFileSync(path, source);
	console.log(`www/wasm/${file}: ${source.length} bytes`);
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
for (const name of ["game", "solver"]) {
	const bytes = readFileSync(join(OUT, `${name}_bg.wasm`));
	const packed = deflateRawSync(bytes, { level: 9 }).toString("base64");
	embed(`${name}-bytes.js`, "BYTES", packed);
}
