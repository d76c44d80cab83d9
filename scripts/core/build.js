/**
 * Compiles the core to WebAssembly, binds it to JavaScript and optimises it;
 * does the same without WebAssembly (`javascript.js`); and embeds what has to be
 * text (`scripts/embed.js`). The result is `www/core/wasm/`.
 *
 * The modules are compiled while the binder is, and each goes on as soon as what
 * it takes is there. What is fresh is left alone.
 */

import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { start } from "../jobs.js";
import { compileJavaScript, translate } from "./javascript.js";
import {
	binaryen,
	bind,
	compile,
	compileBinder,
	FRESH,
	isFresh,
	OUT,
} from "./steps.js";

const MODULES = ["game", "reader", "solver"];

/**
 * What every engine of the last years has. Never `--all-features`: wasm-opt
 * would then make imports that all engines refuse.
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
 * @param {object} [options]
 * @param {Promise<void>} [options.packages] Until the packages of npm are there:
 *   what needs none of them begins before.
 * @param {boolean} [options.hasJavaScript] Whether the translation is made too.
 */
export async function buildCore({ packages, hasJavaScript = true } = {}) {
	const tools = Promise.all([compileBinder(), packages]);
	// One after the other, since cargo lets nobody else into a folder of builds;
	// the translation first, which takes longest from here.
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
 * Binds and optimises a module, unless that is done.
 *
 * @param {string} name
 */
async function make(name) {
	const bound = join(OUT, `${name}_bg.wasm`);
	if (isFresh(bound, name)) return;
	// Bound beside, optimised, and only then put in place: a build that is broken
	// off leaves no half a module behind.
	await bind(name);
	const wasm = join(FRESH, `${name}_bg.wasm`);
	const passes = ["-O3", "--strip-debug", "--strip-producers"];
	await binaryen("wasm-opt", [...FEATURES, ...passes, "-o", wasm, wasm]);
	mkdirSync(OUT, { recursive: true });
	for (const end of [".js", ".d.ts", "_bg.wasm"]) {
		copyFileSync(join(FRESH, name + end), join(OUT, name + end));
	}
}
