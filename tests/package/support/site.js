/** A server for the files of a folder, on a port of its own. */

import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

/** @type {Record<string, string>} */
export const TYPES = {
	".css": "text/css; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".wasm": "application/wasm",
};

/**
 * @param {string} folder
 * @param {object} [options]
 * @param {string} [options.unknown] What is answered for an unknown address, with
 *   status 200, like `/index.html`.
 * @param {Record<string, string>} [options.headers] Sent with every answer.
 * @returns {Promise<{ origin: string, stop: () => void }>}
 */
export async function serve(folder, { unknown, headers = {} } = {}) {
	const server = createServer(async (request, response) => {
		const { pathname } = new URL(request.url ?? "/", "http://site/");
		const path = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
		const asked = normalize(join(folder, decodeURIComponent(path)));
		const isThere = asked.startsWith(folder) && existsSync(asked);
		const file =
			isThere || unknown === undefined ? asked : join(folder, unknown);
		const body = file.startsWith(folder)
			? await readFile(file).catch(() => null)
			: null;
		const type = TYPES[extname(file)] ?? "application/octet-stream";
		response.writeHead(body === null ? 404 : 200, {
			"Content-Type": type,
			// As a CDN does.
			"Access-Control-Allow-Origin": "*",
			...headers,
		});
		response.end(body);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = /** @type {import("node:net").AddressInfo} */ (
		server.address()
	);
	return {
		origin: `http://127.0.0.1:${address.port}`,
		stop() {
			server.close();
			server.closeAllConnections();
		},
	};
}
