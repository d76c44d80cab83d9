/**
 * The core as plain JavaScript, for pages that forbid WebAssembly: the same
 * Rust, compiled for the oldest wasm and translated by binaryen's `wasm2js`.
 *
 * | file in `www/core/wasm/js/` | content                                        |
 * |------------------------|------------------------------------------------|
 * | `core_bg.js`           | the translation, and a stand-in `WebAssembly`  |
 * | `game.js`, `solver.js` | the binder's glue, started when it is imported |
 * | `reader.js`            | what it exports of the game's glue             |
 *
 * The glue is the binder's as it is: the stand-in shadows the global it uses.
 * It is there twice so that game and solver have an instance each, and a panic
 * of one leaves the other alive. The reader shares the game's.
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { binaryen, bind, compile, FRESH, isFresh, OUT } from "./steps.js";

/** The module with all that the others export. */
const MODULE = "script";

/** What its files are called. */
const NAME = "core";

/**
 * The translation knows no vectors, no reference types, no multiple values. The
 * symbols go, and with them the word that std was built with reference types:
 * the binder would use them. These stand in for those of `.cargo/config.toml`.
 *
 * Without `--remap-path-prefix`, which those have: cargo tells builds apart by
 * their flags only where that is not among them, and each build of one kind
 * would throw away what the other is made of.
 */
const FLAGS = "-Ctarget-cpu=mvp -Cstrip=symbols";

/**
 * What std was built with all the same; `wasm2js` knows the first three, and
 * passes of `wasm-opt` take the others away.
 */
const FEATURES = [
	"--enable-bulk-memory",
	"--enable-bulk-memory-opt",
	"--enable-mutable-globals",
	"--enable-nontrapping-float-to-int",
	"--enable-sign-ext",
];

const LOWERING = ["--signext-lowering", "--llvm-nontrapping-fptoint-lowering"];

/** What `wasm2js` does not do as WebAssembly does it, and the glue relies on. */
const REPAIRS = [
	// A trap is told from other errors by its name.
	["throw new Error('abort')", "throw new RuntimeError('unreachable')"],
	// The glue finds out by its detachment that a memory has grown.
	[
		"buffer = newBuffer;",
		"structuredClone(buffer, { transfer: [buffer] });\n   buffer = newBuffer;",
	],
];

/** As much of `WebAssembly` as the glue uses. */
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

export function compileJavaScript() {
	return compile([MODULE], { ...process.env, RUSTFLAGS: FLAGS });
}

/** Binds and translates what is compiled, unless that is done. */
export async function translate() {
	const out = join(OUT, "js");
	// Written last: a build that is broken off is begun anew.
	const core = join(out, `${NAME}_bg.js`);
	if (isFresh(core, MODULE)) return;
	await bind(MODULE, NAME);
	const wasm = join(FRESH, `${NAME}_bg.wasm`);
	const translated = join(FRESH, `${NAME}_bg.js`);
	await binaryen("wasm-opt", [...FEATURES, ...LOWERING, "-o", wasm, wasm]);
	// A function of its imports, not a module with one instance.
	const form = ["-O3", "--emscripten", "-o", translated];
	await binaryen("wasm2js", [...FEATURES, ...form, wasm]);

	mkdirSync(out, { recursive: true });
	const glue = readFileSync(join(FRESH, `${NAME}.js`), "utf8");
	for (const name of ["game", "solver"]) {
		writeFileSync(join(out, `${name}.js`), started(glue));
		const types = `export * from "../${name}.js";\n`;
		writeFileSync(join(out, `${name}.d.ts`), types);
	}
	writeFileSync(join(out, "reader.js"), 'export * from "./game.js";\n');
	writeFileSync(join(out, "reader.d.ts"), 'export * from "../reader.js";\n');
	writeFileSync(core, repaired(readFileSync(translated, "utf8")));
}

/**
 * The glue, with the stand-in before it and its start behind it.
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
 * The translation with its repairs and the stand-in. Throws where something to
 * repair is not there once: another binaryen writes it in another way.
 *
 * @param {string} translation
 */
function repaired(translation) {
	let text = translation;
	for (const [from, to] of REPAIRS) {
		if (text.split(from).length !== 2) {
			throw new Error(`wasm2js no longer writes \`${from}\` once`);
		}
		text = text.replace(from, () => to);
	}
	return text + STAND_IN;
}
