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
import { embedDigits } from "./embed-bytes.js";
import { renamed, strict } from "./glue.js";
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
export const SOON = ["multi_tile", "reader", "solver"];

/** Those that only other pages of the site load. */
export const LATER = ["lab", "lessons", "photo", "statistics", "trainer"];

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
 * What there is to build: the modules of `EARLY` and `SOON`, of `LATER`, and the translation to
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
 * @param {string[]} [options.raw] Modules that are not optimised yet: another build does
 *   it.
 */
export async function buildCore({
	packages,
	parts = ["first", "later", "javascript"],
	onCompiled = () => {},
	raw = [],
} = {}) {
	const has = (/** @type {Part} */ part) => parts.includes(part);
	// Cargo locks its build folder, so it compiles one part after the other.
	const early = has("first") ? compile(EARLY) : Promise.resolve();
	const first = early.then(() => (has("first") ? compile(SOON) : undefined));
	const later = first.then(() => (has("later") ? compile(LATER) : undefined));
	const script = later.then(() =>
		has("javascript") ? compileJavaScript() : undefined,
	);
	const earlyMade = Promise.all([packages, early]).then(async () => {
		if (has("first")) await Promise.all(EARLY.map((name) => make(name)));
	});
	await Promise.all([
		script.then(onCompiled),
		Promise.all([earlyMade, first]).then(async () => {
			if (!has("first")) return;
			await Promise.all(SOON.map((name) => make(name, raw.includes(name))));
			writeTypes();
			await start(process.execPath, ["scripts/embed.js"]);
		}),
		Promise.all([packages, later]).then(async () => {
			if (!has("later")) return;
			await Promise.all(LATER.map((name) => make(name, raw.includes(name))));
			// The laboratory in a script must not wait for its own unpacking.
			embedDigits("lab-bytes.js", join(OUT, "lab_bg.wasm"));
		}),
		Promise.all([packages, script]).then(async () => {
			if (has("javascript")) await translate();
		}),
	]);
}

/**
 * Binds and optimises a module, unless it is up to date.
 *
 * @param {string} name
 * @param {boolean} [isRaw] Whether it is not optimised yet.
 */
async function make(name, isRaw = false) {
	const made = join(OUT, `${name}_bg.wasm`);
	const module = compiled(name);
	if (isFresh(made, module)) return;
	// The files are made in another folder and copied when complete: an
	// interrupted build leaves no incomplete module.
	bind(module, name);
	const isEarly = EARLY.includes(name);
	const names = isRaw ? "" : await optimise(name, isEarly);
	mkdirSync(OUT, { recursive: true });
	const glue = join(FRESH, `${name}.js`);
	const checked = strict(readFileSync(glue, "utf8"));
	writeFileSync(glue, isEarly ? renamed(checked, names) : checked);
	for (const end of [".js", ".d.ts", "_bg.wasm"]) {
		copyFileSync(join(FRESH, name + end), join(OUT, name + end));
	}
	// Older than what it is made of.
	if (isRaw) utimesSync(made, 0, 0);
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
