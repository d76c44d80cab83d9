/**
 * Makes the types of the package. The TypeScript compiler makes them from the
 * modules that the entries use. A few files are added: written by
 * hand (`www/element/`, `www/package/`) or by wasm-bindgen (`www/core/wasm/`). Then all
 * goes that no entry names.
 */

import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../setup.js";
import { TEMPLATES } from "./metadata.js";
import { shakeTypes } from "./shake-types.js";

/** Entries of the package. */
const ENTRIES = ["index", "define", "core", "react", "lab", ...TEMPLATES];

/** What the oldest TypeScript that the package supports does not know. */
const TOO_NEW = /^\s*\[Symbol\.dispose\]\(\): void;\n/gm;

/**
 * Writes the types of the package to `types/`. Throws if the compiler fails.
 *
 * @param {string} out Folder of the package.
 */
export function makeTypes(out) {
	const types = join(out, "types");
	const { status, stdout } = spawnSync(
		join(ROOT, "node_modules", ".bin", "tsc"),
		["--project", join(ROOT, "www", "package"), "--outDir", types],
		{ encoding: "utf8" },
	);
	if (status !== 0) throw new Error(`tsc failed:\n${stdout}`);
	nameScripts(types);
	for (const folder of ["element", "package"]) {
		copyWritten(join(ROOT, "www", folder), join(types, folder));
	}
	const wasm = join("core", "wasm");
	copyWritten(join(ROOT, "www", wasm), join(types, wasm));
	shakeTypes(
		types,
		ENTRIES.map((entry) => join("package", `${entry}.d.ts`)),
	);
}

/**
 * Names scripts where the compiler names their sources. All that read types find
 * `x.d.ts` by `x.js`; by `x.ts` only compilers of today do.
 *
 * @param {string} types
 */
function nameScripts(types) {
	for (const name of readdirSync(types, { recursive: true }).map(String)) {
		if (!name.endsWith(".d.ts")) continue;
		const path = join(types, name);
		const text = readFileSync(path, "utf8");
		writeFileSync(path, text.replace(/("\.[^"\n]*)\.ts(?=")/g, "$1.js"));
	}
}

/**
 * Copies the `.d.ts` files of a folder.
 *
 * @param {string} from
 * @param {string} to
 */
function copyWritten(from, to) {
	mkdirSync(to, { recursive: true });
	for (const name of readdirSync(from)) {
		if (!name.endsWith(".d.ts")) continue;
		const text = readFileSync(join(from, name), "utf8");
		writeFileSync(join(to, name), text.replace(TOO_NEW, ""));
	}
}
