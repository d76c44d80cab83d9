/**
 * The wasm modules and the weights from inside the script, for pages that cannot
 * fetch other files. Replaces `wasm-source.ts`.
 */

import { unpack } from "./unpack.ts";
import { WEIGHTS } from "./wasm/weights-bytes.js";

export async function gameModule(): Promise<WebAssembly.Module> {
	const { BYTES } = await import("./wasm/game-bytes.js");
	return WebAssembly.compile(await unpack(BYTES));
}

export async function readerModule(): Promise<WebAssembly.Module> {
	const { BYTES } = await import("./wasm/reader-bytes.js");
	return WebAssembly.compile(await unpack(BYTES));
}

export async function solverModule(): Promise<WebAssembly.Module> {
	const { BYTES } = await import("./wasm/solver-bytes.js");
	return WebAssembly.compile(await unpack(BYTES));
}

export async function multiTileModule(): Promise<WebAssembly.Module> {
	const { BYTES } = await import("./wasm/multi_tile-bytes.js");
	return WebAssembly.compile(await unpack(BYTES));
}

export async function weights(name: string): Promise<Uint8Array> {
	const { BYTES } = await WEIGHTS[name]();
	return new Uint8Array(await unpack(BYTES));
}
