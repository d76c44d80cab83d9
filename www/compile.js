/**
 * Compiles a wasm module, and tells when there can be none and when one has
 * panicked.
 */

/** The smallest module: its magic and version. */
const EMPTY = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

/**
 * @param {URL} url
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
 * What to make of a module that was not to be had: `null` where there can be
 * none at all, since a policy of the page forbids it or the browser has no
 * wasm. Anything else is an error.
 *
 * @param {unknown} error
 * @returns {Promise<null>}
 */
export async function nullIfForbidden(error) {
	if (await isAllowed()) throw error;
	console.info("no WebAssembly, going on in JavaScript:", error);
	return null;
}

async function isAllowed() {
	try {
		await WebAssembly.compile(EMPTY);
		return true;
	} catch {
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
