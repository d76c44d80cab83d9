/**
 * Loads and compiles a wasm module. Detects whether wasm is allowed, and whether an
 * error is a panic of the core.
 */

/** The smallest module: its magic and version. */
const EMPTY = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

/**
 * Rejects if there is no such file: many servers answer an unknown address with a page
 * and status 200.
 */
export async function reach(url: URL) {
	const response = await fetch(url);
	const type = response.headers.get("Content-Type");
	if (!response.ok || /html/.test(`${type}`)) {
		throw new Error(`${url}: status ${response.status}, ${type}`);
	}
	return response;
}

export async function compile(url: URL): Promise<WebAssembly.Module> {
	const response = await reach(url);
	// A server that does not know the type of wasm files must not stop the game.
	return response.headers.get("Content-Type") === "application/wasm"
		? WebAssembly.compileStreaming(response)
		: WebAssembly.compile(await response.arrayBuffer());
}

/**
 * Resolves with whether WebAssembly can run here. The page's policy may forbid it.
 *
 * Detected by instantiating an empty module: where wasm is forbidden, Chromium and
 * Firefox do not compile it, and WebKit compiles it but does not instantiate it.
 */
export async function hasWasm(): Promise<boolean> {
	try {
		await WebAssembly.instantiate(EMPTY);
		return true;
	} catch (error) {
		console.info("no WebAssembly:", error);
		return false;
	}
}

/**
 * Returns whether an error is a panic of the core, after which its instance is
 * dead. Detected by the error's name, because that is the same where the core runs
 * as JavaScript and `WebAssembly` is missing.
 */
export function isPanic(error: unknown) {
	return error instanceof Error && error.name === "RuntimeError";
}
