/**
 * Loads the wasm modules and the weights from files beside the script. Vite,
 * webpack and Parcel recognise addresses in exactly this form.
 *
 * Other files export the same, and a build replaces this file by one of them:
 * `wasm-inline.ts` has the bytes in the script, `wasm-either.ts` has both, and
 * `wasm-node.ts` reads the files from disk.
 */

import { compile } from "./compile.ts";

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

/** Loads what the solver has learned about boards of a size. */
export async function weights(name: string): Promise<Uint8Array> {
	// No game needs them to begin.
	const { weightFile } = await import("./later/weight-file.ts");
	return weightFile(name);
}
