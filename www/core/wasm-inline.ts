/**
 * The wasm modules and the weights from inside the script, for pages that cannot
 * fetch other files. Replaces `wasm-source.ts`.
 */

import { unpack } from "./unpack.ts";
import { FILES } from "./wasm/bytes.js";

export function gameModule(): Promise<WebAssembly.Module> {
	return module("game");
}

export function readerModule(): Promise<WebAssembly.Module> {
	return module("reader");
}

export function solverModule(): Promise<WebAssembly.Module> {
	return module("solver");
}

export function multiTileModule(): Promise<WebAssembly.Module> {
	return module("multi_tile");
}

export async function weights(name: string): Promise<Uint8Array> {
	return new Uint8Array(await bytes(`weights-${name}`));
}

async function module(name: string) {
	return WebAssembly.compile(await bytes(name));
}

async function bytes(name: string) {
	const { BYTES } = await FILES[name]();
	return unpack(BYTES);
}
