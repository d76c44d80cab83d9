/**
 * Builds `www/core/wasm/`. Compiles the core to WebAssembly, binds it to
 * JavaScript and optimises it. Also translates the core to plain JavaScript
 * (`javascript.js`) and embeds files as text (`scripts/embed.js`).
 *
 * Each step starts as soon as its inputs are there. Files that are up to date are
 * not built again.
 */

import {
	copyFileSync,
	mkdirSync,
	readFileSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { start } from "../jobs.js";
import { embedBytes, embedDigits } from "./embed-bytes.js";
import { renamed } from "./glue.js";
import { compileJavaScript, translate, writeTypes } from "./javascript.js";
import {
	binaryen,
	bind,
	compile,
	compiled,
	FRESH,
	isFresh,
	OUT,
} from "./steps.js";

/** The modules that load before the first move. */
const EARLY = ["deal", "game"];

/** Those that the play page and the element load soon after it. */
const SOON = ["multi_tile", "reader", "solver"];

/** Those that only other pages of the site load. */
export const LATER = ["lab", "lessons", "photo", "statistics", "trainer"];

/** All that the game loads, and all. */
export const PLAYED = [...EARLY, ...SOON];
export const ALL = [...PLAYED, ...LATER];

/** Folder of what is compiled quickly and bound. */
const RAW = join(FRESH, "raw");

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
const ALWAYS = ["--low-memory-unused", "--strip-target-features"];
const QUICK = ["-O1", ...ALWAYS];

/** For a module that players load: at most 2 % smaller, in twice the time. */
const FAST = ["-O3", ...ALWAYS];

/** For a module that a page loads before the first move: 1 % smaller. */
const SMALL = [...FAST, "-O4"];

/** Gives imports and exports names of a letter, and prints them. */
const SHORT_NAMES = ["--minify-imports-and-exports-and-modules"];

/**
 * Builds the core. Resolves when all parts are in `www/core/wasm/`.
 *
 * @param {object} [options]
 * @param {Promise<void>} [options.packages] Resolves when the npm packages are
 *   installed. Steps that need none of them start before.
 * @param {boolean} [options.hasJavaScript] Whether it is translated, too.
 */
export async function buildCore({ packages, hasJavaScript = true } = {}) {
	/** @param {Promise<unknown>} ready @param {string[]} names */
	const makeAll = async (ready, names) => {
		await Promise.all([packages, ready]);
		await Promise.all(names.map(make));
	};
	// Cargo locks its build folder, so it compiles one part after the other.
	const early = compile(EARLY);
	const soon = early.then(() => compile(SOON));
	const later = soon.then(() => compile(LATER));
	const script = later.then(async () => {
		if (hasJavaScript) await compileJavaScript();
	});
	await Promise.all([
		Promise.all([makeAll(early, EARLY), makeAll(soon, SOON)]).then(embed),
		makeAll(later, LATER),
		Promise.all([packages, script]).then(async () => {
			if (hasJavaScript) await translate();
		}),
	]);
}

/** Makes modules of what `compileQuickly` has compiled. */
export async function makeQuickly(names = ALL) {
	for (const name of names) {
		const module = compiled(name, "dev");
		if (!isFresh(join(RAW, `${name}_bg.wasm`), module)) bind(module, name, RAW);
		publish(name, RAW);
		// For `buildCore` it is older than what it is made of.
		utimesSync(join(OUT, `${name}_bg.wasm`), 0, 0);
	}
	await embed();
}

/** Writes what is made of the modules that players load. */
async function embed() {
	writeTypes();
	await start(process.execPath, ["scripts/embed.js"]);
}

/**
 * Binds and optimises a module, unless it is up to date.
 *
 * @param {string} name
 */
async function make(name) {
	const module = compiled(name);
	if (isFresh(join(OUT, `${name}_bg.wasm`), module)) return;
	// The files are made in another folder and copied when complete: an
	// interrupted build leaves no incomplete module.
	bind(module, name);
	const isEarly = EARLY.includes(name);
	const names = await optimise(name, isEarly);
	const glue = join(FRESH, `${name}.js`);
	if (isEarly) writeFileSync(glue, renamed(readFileSync(glue, "utf8"), names));
	publish(name, FRESH);
}

/**
 * Copies a module to where it is loaded from, and embeds it. The file that tells
 * whether the module is up to date comes last.
 *
 * @param {string} name
 * @param {string} from The folder in which it is made.
 */
function publish(name, from) {
	mkdirSync(OUT, { recursive: true });
	const wasm = join(from, `${name}_bg.wasm`);
	if (PLAYED.includes(name)) embedBytes(`${name}-bytes.js`, wasm);
	// The laboratory in a script must not wait for its own unpacking.
	if (name === "lab") embedDigits("lab-bytes.js", wasm);
	for (const end of [".js", ".d.ts", "_bg.wasm"]) {
		copyFileSync(join(from, name + end), join(OUT, name + end));
	}
}

/**
 * Returns the names that wasm-opt has given, if it gives them.
 *
 * @param {string} name
 * @param {boolean} isEarly
 */
function optimise(name, isEarly) {
	const wasm = join(FRESH, `${name}_bg.wasm`);
	const usual = LATER.includes(name) ? QUICK : FAST;
	const passes = isEarly ? [...SMALL, ...SHORT_NAMES] : usual;
	const stripped = ["--strip-debug", "--strip-producers"];
	const options = [...FEATURES, ...passes, ...stripped];
	return binaryen("wasm-opt", [...options, "-o", wasm, wasm], {
		isQuiet: isEarly,
	});
}
