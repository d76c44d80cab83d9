/**
 * Builds `www/core/wasm/`. Compiles the core to WebAssembly, binds it to
 * JavaScript and optimises it. Also translates the core to plain JavaScript
 * (`javascript.js`) and embeds files as text (`scripts/embed.js`).
 *
 * Each step starts as soon as its inputs are there. Files that are up to date are
 * not built again.
 */

import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { start } from "../jobs.js";
import { slim, strict } from "./glue.js";
import { compileJavaScript, translate } from "./javascript.js";
import {
	binaryen,
	bind,
	compile,
	compileBinder,
	FASTEST,
	FRESH,
	isFresh,
	OUT,
} from "./steps.js";

export const MODULES = [
	"deal",
	"game",
	"lab",
	"lessons",
	"multi_tile",
	"reader",
	"solver",
	"statistics",
	"trainer",
];

/**
 * Features that every engine of recent years has. Not `--all-features`: wasm-opt
 * would then emit imports that every engine rejects.
 */
const FEATURES = [
	"--enable-bulk-memory",
	"--enable-multivalue",
	"--enable-mutable-globals",
	"--enable-nontrapping-float-to-int",
	"--enable-reference-types",
	"--enable-sign-ext",
	"--enable-simd",
];

/**
 * Passes for a module that a page loads before the first move: 1 % smaller after the
 * second round. The lowest addresses are the end of the stack, so nothing is there.
 */
const SMALL = ["-O3", "--low-memory-unused", "-O4", "--strip-target-features"];

const FAST = ["-O3"];

/**
 * Builds the core. Resolves when `www/core/wasm/` is complete.
 *
 * @param {object} [options]
 * @param {Promise<void>} [options.packages] Resolves when the npm packages are
 *   installed. Steps that need none of them start before.
 * @param {boolean} [options.hasJavaScript] Whether to translate the core to
 *   JavaScript too.
 */
export async function buildCore({ packages, hasJavaScript = true } = {}) {
	const tools = Promise.all([compileBinder(), packages]);
	// Cargo locks its build folder, so the two compile one after the other. The
	// translation goes first, because its remaining steps take longest.
	const javaScript = hasJavaScript ? compileJavaScript() : Promise.resolve();
	const modules = javaScript.then(() => compile(MODULES));
	await Promise.all([
		Promise.all([tools, javaScript]).then(async () => {
			if (hasJavaScript) await translate();
		}),
		Promise.all([tools, modules])
			.then(() => Promise.all(MODULES.map(make)))
			.then(() => start(process.execPath, ["scripts/embed.js"])),
	]);
}

/**
 * Binds and optimises a module, unless it is up to date.
 *
 * @param {string} name
 */
async function make(name) {
	const bound = join(OUT, `${name}_bg.wasm`);
	if (isFresh(bound, name)) return;
	// The files are made in another folder and copied when complete: an
	// interrupted build leaves no incomplete module.
	await bind(name);
	const wasm = join(FRESH, `${name}_bg.wasm`);
	const passes = FASTEST.includes(name) ? FAST : SMALL;
	const stripped = ["--strip-debug", "--strip-producers"];
	const options = [...FEATURES, ...passes, ...stripped, "-o", wasm, wasm];
	await binaryen("wasm-opt", options);
	mkdirSync(OUT, { recursive: true });
	const glue = join(FRESH, `${name}.js`);
	const checked = strict(readFileSync(glue, "utf8"));
	writeFileSync(glue, name === "game" ? slim(checked) : checked);
	for (const end of [".js", ".d.ts", "_bg.wasm"]) {
		copyFileSync(join(FRESH, name + end), join(OUT, name + end));
	}
}
