/**
 * Compiles a wasm module, and tells when one has panicked.
 */

/**
 * @param {string} url
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compile(url) {
	const response = await fetch(url);
	if (!response.ok) throw new Error(`${url}: status ${response.status}`);
	// A server that does not know the type of wasm files must not stop the game.
	return response.headers.get("Content-Type") === "application/wasm"
		? WebAssembly.compileStreaming(response)
		: WebAssembly.compile(await response.arrayBuffer());
}

/**
 * Whether an error is a panic of the core: the instance is dead after it.
 *
 * @param {unknown} error
 */
export function isPanic(error) {
	return error instanceof WebAssembly.RuntimeError;
}
