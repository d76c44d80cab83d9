/**
 * Serves pages and files with brotli, as fast as it can or like a slow network.
 *
 * The network is slow here and not in the browser, whose own emulation needs DevTools'
 * network log (see `browser.js`).
 */

import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { ROOT } from "../setup.js";

/** Folders that are served: address → folder. */
const FOLDERS = { "/package/": "dist-package", "/dist/": "dist" };

/** @type {Record<string, string>} */
const TYPES = {
	".css": "text/css",
	".html": "text/html; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".svg": "image/svg+xml",
	".wasm": "application/wasm",
	".woff2": "font/woff2",
};

/** Bytes in a packet. Packets of all responses take turns. */
const PACKET = 1_400;

/**
 * @typedef {object} Network
 * @property {number} latency Milliseconds until a response begins.
 * @property {number} bytesPerSecond Of all responses together.
 */

/**
 * What a page reports when its boards are painted.
 *
 * @typedef {object} Report
 * @property {number} ms Since the navigation began.
 * @property {[path: string, start: number, end: number][]} files
 */

export class Server {
	#made;
	/** Address → body, compressed with brotli. @type {Map<string, Buffer>} */
	#compressed = new Map();
	/** When the network can carry the next packet, in milliseconds. */
	#freeAt = 0;
	#server = createServer((request, response) => {
		void this.#answer(request, response);
	});

	/** `null` for one without limits. @type {Network | null} */
	network = null;

	/** @type {(report: Report) => void} */
	onDrawn = () => {};

	/** @param {Map<string, string | Uint8Array>} made Address → body in no folder. */
	constructor(made) {
		this.#made = made;
	}

	/** Resolves with its origin. */
	async listen() {
		this.#server.listen(0, "127.0.0.1");
		await new Promise((resolve) => this.#server.once("listening", resolve));
		const address = this.#server.address();
		const { port } = /** @type {import("node:net").AddressInfo} */ (address);
		return `http://127.0.0.1:${port}`;
	}

	close() {
		this.#server.close();
		this.#server.closeAllConnections();
	}

	/** @returns {[path: string, bytes: number][]} All files served, without pages. */
	get served() {
		return [...this.#compressed]
			.filter(([path]) => !path.endsWith(".html"))
			.map(([path, { length }]) => [path, length]);
	}

	/**
	 * @param {import("node:http").IncomingMessage} request
	 * @param {import("node:http").ServerResponse} response
	 */
	async #answer(request, response) {
		const { url = "" } = request;
		if (url === "/drawn") {
			let text = "";
			for await (const part of request) text += part;
			response.writeHead(204).end();
			this.onDrawn(JSON.parse(text));
			return;
		}
		const body = this.#bodyOf(url);
		if (body === null) {
			response.writeHead(404).end();
			return;
		}
		const headers = {
			"Content-Type": TYPES[extname(url)] ?? "application/octet-stream",
			"Content-Encoding": "br",
			"Content-Length": body.length,
			"Cache-Control": "max-age=60",
		};
		if (this.network === null) response.writeHead(200, headers).end(body);
		else await this.#trickle(this.network, response, headers, body);
	}

	/**
	 * @param {Network} network
	 * @param {import("node:http").ServerResponse} response
	 * @param {Record<string, string | number>} headers
	 * @param {Buffer} body
	 */
	async #trickle(network, response, headers, body) {
		await until(performance.now() + network.latency);
		response.writeHead(200, headers).flushHeaders();
		for (let from = 0; from < body.length; from += PACKET) {
			const packet = body.subarray(from, from + PACKET);
			const begins = Math.max(this.#freeAt, performance.now());
			this.#freeAt = begins + (packet.length / network.bytesPerSecond) * 1000;
			await until(this.#freeAt);
			response.write(packet);
		}
		response.end();
	}

	/**
	 * Returns what is at an address, compressed once; `null` if there is nothing.
	 *
	 * @param {string} url
	 */
	#bodyOf(url) {
		const known = this.#compressed.get(url);
		if (known !== undefined) return known;
		const body = this.#made.get(url) ?? fileAt(url);
		if (body === null) return null;
		const compressed = brotliCompressSync(body);
		this.#compressed.set(url, compressed);
		return compressed;
	}
}

/** @param {string} url */
function fileAt(url) {
	for (const [prefix, name] of Object.entries(FOLDERS)) {
		if (!url.startsWith(prefix)) continue;
		const folder = join(ROOT, name);
		const path = join(folder, url.slice(prefix.length));
		if (path.startsWith(folder) && existsSync(path)) return readFileSync(path);
	}
	return null;
}

/** @param {number} time On the clock of `performance`, in milliseconds. */
function until(time) {
	return new Promise((resolve) => {
		setTimeout(resolve, Math.max(0, time - performance.now()));
	});
}
