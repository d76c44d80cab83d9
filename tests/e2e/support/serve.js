/**
 * Serves the built page on a free port while the tests run.
 */

import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { preview } from "vite";

/** The folder to serve. */
export const DIST = resolve(process.env.E2E_DIST ?? "dist");

/**
 * @returns {Promise<() => Promise<void>>} Stops the server.
 */
export default async function serve() {
	if (!existsSync(join(DIST, "index.html"))) {
		throw new Error(`no page in ${DIST}; run \`npx vite build\``);
	}
	const server = await preview({
		logLevel: "error",
		build: { outDir: DIST },
		preview: { host: "127.0.0.1", port: 0, open: false },
	});
	const address = server.httpServer.address();
	if (address === null || typeof address === "string") {
		throw new Error("the server has no port");
	}
	process.env.E2E_URL = `http://127.0.0.1:${address.port}/`;
	return () => server.close();
}
