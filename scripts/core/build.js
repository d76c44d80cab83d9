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
import { embedDigits } from "./embed-bytes.js";
import { renamed, slim, strict } from "./glue.js";
import { compileJavaScript, translate, writeTypes } from "./javascript.js";
import {
	binaryen,
	bind,
	compile,
	compileBinder,
	compiled,
	FRESH,
	isFresh,
	OUT,
} from "./steps.js";

/** The modules that the play page and the element load. */
export const FIRST = ["deal", "game", "multi_tile", "reader", "solver"];

/** Those that only other pages of the site load. */
export const LATER = ["lab", "lessons", "photo", "statistics", "trainer"];

/** Those that load before the first move. */
const EARLY = ["deal", "game"];

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

/** Passes. The lowest addresses are the end of the stack, so nothing is there. */
const FAST = ["-O3", "--low-memory-unused", "--strip-target-features"];

/** For a module that a page loads before the first move: 1 % smaller. */
const SMALL = [...FAST, "-O4"];

/** Gives imports and exports names of a letter, and prints them. */
const SHORT_NAMES = ["--minify-imports-and-exports-and-modules"];

/**
 * What there is to build: the modules of `FIRST`, of `LATER`, and the translation to
 * JavaScript.
 *
 * @typedef {"first" | "later" | "javascript"} Part
 */

/**
 * Builds the core. Resolves when all parts are in `www/core/wasm/`.
 *
 * @param {object} [options]
 * @param {Promise<void>} [options.packages] Resolves when the npm packages are
 *   installed. Steps that need none of them start before.
 * @param {Part[]} [options.parts] By default all.
 * @param {() => void} [options.onCompiled] Called when cargo has nothing left to do.
 */
export async function buildCore({
	packages,
	parts = ["first", "later", "javascript"],
	onCompiled = () => {},
} = {}) {
	const has = (/** @type {Part} */ part) => parts.includes(part);
	const tools = Promise.all([compileBinder(), packages]);
	// Cargo locks its build folder, so it compiles one part after the other.
	const first = has("first") ? compile(FIRST) : Promise.resolve();
	const later = first.then(() => (has("later") ? compile(LATER) : undefined));
	const script = later.then(() =>
		has("javascript") ? compileJavaScript() : undefined,
	);
	await Promise.all([
		Promise.all([tools, script]).then(onCompiled),
		Promise.all([tools, first]).then(async () => {
			if (!has("first")) return;
			await Promise.all(FIRST.map(make));
			writeTypes();
			await start(process.execPath, ["scripts/embed.js"]);
		}),
		Promise.all([tools, later]).then(async () => {
			if (!has("later")) return;
			await Promise.all(LATER.map(make));
			// The laboratory in a script must not wait for its own unpacking.
			embedDigits("lab-bytes.js", join(OUT, "lab_bg.wasm"));
		}),
		Promise.all([tools, script]).then(async () => {
			if (has("javascript")) await translate();
		}),
	]);
}

/**
 * Binds and optimises a module, unless it is up to date.
 *
 * @param {string} name
 */
async function make(name) {
	const bound = join(OUT, `${name}_bg.wasm`);
	const module = compiled(name);
	if (isFresh(bound, module)) return;
	// The files are made in another folder and copied when complete: an
	// interrupted build leaves no incomplete module.
	await bind(module, name);
	const wasm = join(FRESH, `${name}_bg.wasm`);
	const isEarly = EARLY.includes(name);
	const passes = isEarly ? [...SMALL, ...SHORT_NAMES] : FAST;
	const stripped = ["--strip-debug", "--strip-producers"];
	const options = [...FEATURES, ...passes];
	const names = await binaryen(
		"wasm-opt",
		[...options, ...stripped, "-o", wasm, wasm],
		{ isQuiet: isEarly },
	);
	mkdirSync(OUT, { recursive: true });
	const glue = join(FRESH, `${name}.js`);
	const checked = strict(readFileSync(glue, "utf8"));
	const early = () => renamed(slim(checked, name), names);
	writeFileSync(glue, isEarly ? early() : checked);
	for (const end of [".js", ".d.ts", "_bg.wasm"]) {
		copyFileSync(join(FRESH, name + end), join(OUT, name + end));
	}
}
