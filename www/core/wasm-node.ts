/**
 * The wasm modules and the weights from disk, for Node, whose `fetch` reads no
 * files. Replaces `wasm-source.ts`.
 */

import { readFile } from "node:fs/promises";
import { WEIGHTS } from "./weight-addresses.js";

export async function gameModule(): Promise<WebAssembly.Module> {
	const url = new URL("./wasm/game_bg.wasm", import.meta.url);
	return WebAssembly.compile(await readFile(url));
}

export async function readerModule(): Promise<WebAssembly.Module> {
	const url = new URL("./wasm/reader_bg.wasm", import.meta.url);
	return WebAssembly.compile(await readFile(url));
}

export async function solverModule(): Promise<WebAssembly.Module> {
	const url = new URL("./wasm/solver_bg.wasm", import.meta.url);
	return WebAssembly.compile(await readFile(url));
}

export async function multiTileModule(): Promise<WebAssembly.Module> {
	const url = new URL("./wasm/multi_tile_bg.wasm", import.meta.url);
	return WebAssembly.compile(await readFile(url));
}

export async function weights(name: string): Promise<Uint8Array> {
	return new Uint8Array(await readFile(WEIGHTS[name]()));
}
