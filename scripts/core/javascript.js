/**
 * Builds the core as plain JavaScript, for pages that forbid WebAssembly. The same
 * Rust is compiled to wasm without extensions, and binaryen's `wasm2js` translates
 * that.
 *
 * | file in `www/core/wasm/js/` | content                                        |
 * |------------------------|------------------------------------------------|
 * | `core_bg.js`           | the translation, and a stand-in `WebAssembly`  |
 * | `game.js`, `solver.js` | the binder's glue, initialised on import       |
 * | `reader.js`, `statistics.js` | re-export `game.js`                      |
 *
 * The glue is unchanged: the stand-in shadows the global `WebAssembly`. Game and
 * solver have a copy each, so that each has its own instance and survives a panic
 * of the other. Reader and statistics share the instance of the game.
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { binaryen, bind, compile, FRESH, isFresh, OUT } from "./steps.js";

/** The module with the exports of all others. */
const MODULE = "script";

/** Base name of its files. */
const NAME = "core";

/**
 * Flags of the compiler. They replace those of `.cargo/config.toml`.
 *
 * `wasm2js` supports no vectors, reference types or multiple values, so the
 * target is `mvp`. Stripping the symbols also removes the note that std was built
 * with reference types. With that note the binder would use them.
 *
 * `.cargo/config.toml` also has `--remap-path-prefix`. With it cargo does not keep
 * builds with different flags apart, and each would overwrite the other.
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

/** Compiles the module that `translate` needs. */
export function compileJavaScript() {
	return compile([MODULE], { ...process.env, RUSTFLAGS: FLAGS });
}

/** Binds and translates the compiled module, unless that is up to date. */
export async function translate() {
	const out = join(OUT, "js");
	// Written last: after an interrupted build it is missing or old.
	const core = join(out, `${NAME}_bg.js`);
	if (isFresh(core, MODULE)) return;
	await bind(MODULE, NAME);
	const wasm = join(FRESH, `${NAME}_bg.wasm`);
	const translated = join(FRESH, `${NAME}_bg.js`);
	await binaryen("wasm-opt", [...FEATURES, ...LOWERING, "-o", wasm, wasm]);
	// `--emscripten` emits a function that instantiates, not a module with a single
	// instance.
	const form = ["-O3", "--emscripten", "-o", translated];
	await binaryen("wasm2js", [...FEATURES, ...form, wasm]);

	mkdirSync(out, { recursive: true });
	const glue = readFileSync(join(FRESH, `${NAME}.js`), "utf8");
	for (const name of ["game", "solver"]) {
		writeFileSync(join(out, `${name}.js`), started(glue));
		const types = `export * from "../${name}.js";\n`;
		writeFileSync(join(out, `${name}.d.ts`), types);
	}
	for (const name of ["reader", "statistics"]) {
		writeFileSync(join(out, `${name}.js`), 'export * from "./game.js";\n');
		const types = `export * from "../${name}.js";\n`;
		writeFileSync(join(out, `${name}.d.ts`), types);
	}
	writeFileSync(core, repaired(readFileSync(translated, "utf8")));
}

/**
 * Returns the glue with the stand-in imported before it and a call that
 * initialises it at the end.
 *
 * @param {string} glue
 */
function started(glue) {
	return (
		`import { WebAssembly } from "./${NAME}_bg.js";\n${glue}\n` +
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
