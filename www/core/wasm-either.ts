/**
 * The wasm modules and the weights from files beside the script, or else from inside
 * the script. Replaces `wasm-source.ts` in what bundlers take: many of them move the
 * script and leave the files behind.
 *
 * What is inside is a chunk of its own, which only a failure loads.
 */

import * as beside from "./wasm-source.ts";

export function gameModule(): Promise<WebAssembly.Module> {
	return either(beside.gameModule, (inside) => inside.gameModule());
}

export function readerModule(): Promise<WebAssembly.Module> {
	return either(beside.readerModule, (inside) => inside.readerModule());
}

export function solverModule(): Promise<WebAssembly.Module> {
	return either(beside.solverModule, (inside) => inside.solverModule());
}

export function multiTileModule(): Promise<WebAssembly.Module> {
	return either(beside.multiTileModule, (inside) => inside.multiTileModule());
}

export function weights(name: string): Promise<Uint8Array> {
	return either(
		() => beside.weights(name),
		(inside) => inside.weights(name),
	);
}

async function either<T>(
	fetchFile: () => Promise<T>,
	unpack: (inside: typeof import("./wasm-inline.ts")) => Promise<T>,
): Promise<T> {
	try {
		return await fetchFile();
	} catch (error) {
		const found = await import("./wasm-inline.ts")
			.then(unpack)
			.catch((second) => {
				// Without a network both fail, and the first says what is missing.
				console.info("nor is it in the script:", second);
				throw error;
			});
		console.info(
			"sliding-puzzle: taken from inside the script, because",
			error,
		);
		return found;
	}
}
