/**
 * Binds compiled modules to JavaScript by wasm-bindgen's own library, which `binder/`
 * compiles to WebAssembly (`npm run binder`): so no other build compiles it.
 *
 * Imports only Node's own modules: it runs before packages are installed.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { ROOT } from "../root.js";

/** The compiled binder. */
export const BINDER = join(ROOT, "binder", "binder.wasm.br");

/** @type {WebAssembly.Module | undefined} */
let binder;

/**
 * Returns the files of a bound module by the ends of their names.
 *
 * @param {string} module Path of the module.
 * @param {string} name
 */
export function bound(module, name) {
	binder ??= new WebAssembly.Module(brotliDecompressSync(readFileSync(BINDER)));
	// One instance binds one module.
	const { push, bind, address, length, memory } = /** @type {any} */ (
		new WebAssembly.Instance(binder).exports
	);
	for (const part of [Buffer.from(name), readFileSync(module)]) {
		const start = push(part.length);
		new Uint8Array(memory.buffer).set(part, start);
	}
	const take = (/** @type {number} */ index) =>
		Buffer.from(memory.buffer, address(index), length(index));
	let isBound = false;
	try {
		isBound = bind() === 1;
	} catch {
		// It has panicked: the message is there too.
	}
	if (!isBound) throw new Error(`${name} cannot be bound: ${take(2)}`);
	return { ".js": take(2), ".d.ts": take(3), "_bg.wasm": take(4) };
}
