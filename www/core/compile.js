/**
 * Loads and compiles a wasm module, and tells when there can be none and when
 * one has panicked.
 */

/** The smallest module: its magic and version. */
const EMPTY = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

/** @param {URL} url */
export async function load(url) {
	const response = await fetch(url);
	if (!response.ok) throw new Error(`${url}: status ${response.status}`);
	return response;
}

/**
 * @param {URL} url
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compile(url) {
	const response = await load(url);
	// A server that does not know the type of wasm files must not stop the game.
	return response.headers.get("Content-Type") === "application/wasm"
		? WebAssembly.compileStreaming(response)
		: WebAssembly.compile(await response.arrayBuffer());
}

/**
 * Whether there can be wasm at all: a policy of the page may forbid it, or the
 * browser may have none. Chromium and Firefox then compile nothing; WebKit
 * compiles, and makes no instance of it.
 *
 * @returns {Promise<boolean>}
 */
export async function hasWasm() {
	try {
		await WebAssembly.instantiate(EMPTY);
		return true;
	} catch (error) {
		console.info("no WebAssembly, going on in JavaScript:", error);
		return false;
	}
}

/**
 * Whether an error is a panic of the core: the instance is dead after it. Known
 * by its name, which is the same where the core runs as JavaScript and there is
 * no `WebAssembly` at all.
 *
 * @param {unknown} error
 */
export function isPanic(error) {
	return error instanceof Error && error.name === "RuntimeError";
}
