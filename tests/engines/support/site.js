/**
 * The two sites of the tests: `home`, whose pages put a puzzle on themselves,
 * and `cdn`, another origin that gives the package to everybody. Both are
 * servers on 127.0.0.1 with a port of their own.
 *
 * Every page has response headers of its own, so each can have its own policy.
 */

import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { PACKAGE } from "./package.js";

/** @type {Record<string, string>} */
const TYPES = {
	".css": "text/css; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json",
	".svg": "image/svg+xml",
	".wasm": "application/wasm",
	".woff2": "font/woff2",
};

/** The tests' own script in pages; it lies beside this file. */
const OWN = "/page-log.js";

/**
 * @typedef {object} Page
 * @property {string} html
 * @property {Record<string, string>} [headers]
 */

export class Site {
	/** @type {Map<string, Page>} */
	#pages = new Map();
	#home = createServer((request, response) => {
		void this.#answer(request, response, {});
	});
	#cdn = createServer((request, response) => {
		const anybody = { "Access-Control-Allow-Origin": "*" };
		void this.#answer(request, response, anybody);
	});
	/** What was asked for, as addresses. @type {string[]} */
	asked = [];
	/** Scripts that somebody has changed on their way: what is added to which files. */
	changed = { files: /^$/, by: "" };
	home = "";
	cdn = "";

	async start() {
		this.home = await listen(this.#home);
		this.cdn = await listen(this.#cdn);
	}

	stop() {
		for (const server of [this.#home, this.#cdn]) {
			server.close();
			// Browsers keep connections open; nobody waits for them.
			server.closeAllConnections();
		}
	}

	/**
	 * Puts up a page at home.
	 *
	 * @param {Page} page
	 * @returns {string} Its address.
	 */
	put(page) {
		const path = `/page-${this.#pages.size + 1}.html`;
		this.#pages.set(path, page);
		return this.home + path;
	}

	/**
	 * @param {import("node:http").IncomingMessage} request
	 * @param {import("node:http").ServerResponse} response
	 * @param {Record<string, string>} headers
	 */
	async #answer(request, response, headers) {
		const { pathname } = new URL(request.url ?? "/", "http://site/");
		this.asked.push(`http://${request.headers.host}${request.url}`);
		const page = this.#pages.get(pathname);
		const file = fileAt(pathname);
		let body = page?.html ?? (file && (await readFile(file).catch(() => null)));
		if (body !== null && this.changed.files.test(pathname)) {
			body = `${body}${this.changed.by}`;
		}
		if (body === null) {
			response.writeHead(404).end();
			return;
		}
		const type = TYPES[extname(pathname)] ?? "application/octet-stream";
		const common = { "Content-Type": type, "Cache-Control": "no-store" };
		response.writeHead(200, { ...common, ...headers, ...page?.headers });
		response.end(body);
	}
}

/**
 * The file that a path stands for.
 *
 * @param {string} path
 */
function fileAt(path) {
	if (path === OWN) return fileURLToPath(new URL(`.${path}`, import.meta.url));
	const [, rest] = /^\/package\/(.+)$/.exec(path) ?? [];
	if (rest === undefined) return null;
	const file = normalize(join(PACKAGE, decodeURIComponent(rest)));
	return file.startsWith(PACKAGE) ? file : null;
}

/**
 * @param {import("node:http").Server} server
 * @returns {Promise<string>} Its origin.
 */
async function listen(server) {
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	if (address === null || typeof address === "string") {
		throw new Error("the server has no port");
	}
	return `http://127.0.0.1:${address.port}`;
}
