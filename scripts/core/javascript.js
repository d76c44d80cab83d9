/**
 * Builds the core as plain JavaScript, for pages that forbid WebAssembly. The same
 * Rust is compiled to wasm without extensions, and binaryen's `wasm2js` translates
 * that.
 *
 * | file in `www/core/wasm/js/` | content                                        |
 * |------------------------|------------------------------------------------|
 * | `core_bg.js`           | the translation, and a stand-in `WebAssembly`  |
 * | `game.js`, `solver.js` | the binder's glue, initialised on import       |
 * | `reader.js`            | re-exports `game.js`                           |
 * | `multi_tile_js_bg.js`, `multi_tile.js` | of the solver in moves |
 *
 * The glue is that of wasm: the stand-in shadows the global `WebAssembly`. Game and
 * solver have a copy each, so that each has its own instance and survives a panic
 * of the other. The reader shares the instance of the game.
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
	binaryen,
	bind,
	compiled,
	compileTranslated,
	FRESH,
	isFresh,
	OUT,
} from "./steps.js";

/**
 * What is translated: the module, the base name of its files, and those that have the
 * glue. `script` has the exports of all modules that the element uses.
 */
const TRANSLATIONS = [
	{ module: "script", name: "core", glues: ["game", "solver"] },
	{ module: "multi_tile", name: "multi_tile_js", glues: ["multi_tile"] },
];

/**
 * Flags of the compiler. They replace those of `.cargo/config.toml`.
 *
 * `wasm2js` supports no vectors, reference types or multiple values, so the
 * target is `mvp`. Stripping the symbols also removes the note that std was built
 * with reference types. With that note the binder would use them.
 */
const FLAGS = "-Ctarget-cpu=mvp -Cstrip=symbols";

/**
 * Features that std uses all the same. `wasm2js` supports the first three; passes
 * of `wasm-opt` remove the others.
 */
const FEATURES = [
	"--enable-bulk-memory",
	"--enable-bulk-memory-opt",
	"--enable-mutable-globals",
	"--enable-nontrapping-float-to-int",
	"--enable-sign-ext",
];

const LOWERING = ["--signext-lowering", "--llvm-nontrapping-fptoint-lowering"];

/** Replacements where `wasm2js` differs from WebAssembly and the glue relies on it. */
const REPAIRS = [
	// The name tells a trap from other errors.
	["throw new Error('abort')", "throw new RuntimeError('unreachable')"],
	// The glue notices that memory has grown because the old buffer is detached.
	[
		"buffer = newBuffer;",
		"structuredClone(buffer, { transfer: [buffer] });\n   buffer = newBuffer;",
	],
];

/** The part of `WebAssembly` that the glue uses. */
const STAND_IN = `
class RuntimeError extends Error {
  name = "RuntimeError";
}
class Module {}
class Instance {
  constructor(module, imports) {
    this.exports = instantiate(imports);
  }
}
export const WebAssembly = { Instance, Module, RuntimeError };
`;

/** Compiles the modules that `translate` needs. */
export function compileJavaScript() {
	const modules = TRANSLATIONS.map(({ module }) => module);
	return compileTranslated(modules, FLAGS);
}

/** Binds and translates the compiled modules that are not up to date. */
export async function translate() {
	await Promise.all(TRANSLATIONS.map(translateOne));
}

/** Writes the types of the translation. The rest is checked without it too. */
export function writeTypes() {
	const out = join(OUT, "js");
	mkdirSync(out, { recursive: true });
	for (const file of ["game", "multi_tile", "reader", "solver"]) {
		const types = `export * from "../${file}.js";\n`;
		writeFileSync(join(out, `${file}.d.ts`), types);
	}
}

/** @param {(typeof TRANSLATIONS)[number]} translation */
async function translateOne({ module, name, glues }) {
	const out = join(OUT, "js");
	// Written last: after an interrupted build it is missing or old.
	const core = join(out, `${name}_bg.js`);
	const path = compiled(module, "translated");
	if (isFresh(core, path)) return;
	bind(path, name);
	const wasm = join(FRESH, `${name}_bg.wasm`);
	const translated = join(FRESH, `${name}_bg.js`);
	await binaryen("wasm-opt", [...FEATURES, ...LOWERING, "-o", wasm, wasm]);
	// `--emscripten` emits a function that instantiates, not a module with a single
	// instance.
	const form = ["-O3", "--emscripten", "-o", translated];
	await binaryen("wasm2js", [...FEATURES, ...form, wasm]);

	mkdirSync(out, { recursive: true });
	const glue = readFileSync(join(FRESH, `${name}.js`), "utf8");
	for (const file of glues) {
		writeFileSync(join(out, `${file}.js`), started(glue, name));
	}
	if (glues.includes("game")) {
		writeFileSync(join(out, "reader.js"), 'export * from "./game.js";\n');
	}
	writeFileSync(core, repaired(readFileSync(translated, "utf8")));
}

/**
 * Returns the glue with the stand-in imported before it and a call that
 * initialises it at the end.
 *
 * @param {string} glue
 * @param {string} name Of the translation.
 */
function started(glue, name) {
	return (
		`import { WebAssembly } from "./${name}_bg.js";\n${glue}\n` +
		"initSync({ module: new WebAssembly.Module() });\n"
	);
}

/**
 * Returns the translation with its repairs and the stand-in. Throws if a text to
 * replace does not occur exactly once, as another version of binaryen may emit
 * other code.
 *
 * @param {string} translation
 */
function repaired(translation) {
	let text = translation;
	for (const [from, to] of REPAIRS) {
		if (text.split(from).length !== 2) {
			throw new Error(`wasm2js no longer emits \`${from}\` exactly once`);
		}
		text = text.replace(from, () => to);
	}
	return text + STAND_IN;
}
