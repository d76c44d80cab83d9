/**
 * Loads the wasm modules and the weights from files beside the script. Vite,
 * webpack and Parcel recognise addresses in exactly this form.
 *
 * Other files export the same, and a build replaces this file by one of them:
 * `wasm-inline.ts` has the bytes in the script, `wasm-either.ts` has both, and
 * `wasm-node.ts` reads the files from disk.
 */

import { compile, load } from "./compile.ts";

export function gameModule(): Promise<WebAssembly.Module> {
	return compile(new URL("./wasm/game_bg.wasm", import.meta.url));
}

export function readerModule(): Promise<WebAssembly.Module> {
	return compile(new URL("./wasm/reader_bg.wasm", import.meta.url));
}

export function solverModule(): Promise<WebAssembly.Module> {
	return compile(new URL("./wasm/solver_bg.wasm", import.meta.url));
}

export function multiTileModule(): Promise<WebAssembly.Module> {
	return compile(new URL("./wasm/multi_tile_bg.wasm", import.meta.url));
}

/** What files of weights begin with, of one size and of all. */
const WEIGHTS_MAGIC = "SP";

/** Loads what the solver has learned about boards of a size. */
export async function weights(name: string): Promise<Uint8Array> {
	// Their addresses are 0.1 kB, and no game needs them to begin.
	const { WEIGHTS } = await import("./weight-addresses.js");
	const address = WEIGHTS[name];
	if (address === undefined) throw new Error("there are none in this build");
	return load(address(), WEIGHTS_MAGIC);
}
