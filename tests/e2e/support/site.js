/**
 * The built game on a server of its own, which a test can update or cut.
 */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { DIST } from "./serve.js";
import { test as base } from "./test.js";

export { expect } from "./test.js";

/** Extension → type. */
const TYPES = {
	".bin": "application/octet-stream",
	".css": "text/css",
	".html": "text/html",
	".js": "text/javascript",
	".png": "image/png",
	".svg": "image/svg+xml",
	".wasm": "application/wasm",
	".webmanifest": "application/manifest+json",
	".woff2": "font/woff2",
};

/** A file that loads late, and whose name changes with the version. */
const LATE = /later-zh-[\w-]+(?=\.js)/g;

/** A site, in a folder as many are. */
export class Site {
	/** The addresses asked for, without the folder. @type {string[]} */
	asked = [];
	/** Sent with every answer. @type {Record<string, string>} */
	headers = {};
	/** Which version of the game it has. */
	version = 1;
	/** What it sends instead of a file, by the file's name. @type {Map<string, string>} */
	instead = new Map();
	#server = createServer((request, response) =>
		this.#answer(String(request.url), response),
	);

	/** Resolves with the address. */
	async open() {
		await new Promise((resolve) =>
			this.#server.listen(0, "127.0.0.1", () => resolve(null)),
		);
		const address = this.#server.address();
		if (address === null || typeof address === "string") {
			throw new Error("the site has no port");
		}
		return `http://127.0.0.1:${address.port}/games/puzzle/`;
	}

	/** Goes off the network. */
	cut() {
		this.#server.closeAllConnections();
		this.#server.close();
	}

	/**
	 * Brings the next version to the server: another page, and another name for a file
	 * that loads late. The old file is gone.
	 */
	update() {
		this.version += 1;
	}

	/**
	 * @param {string} url
	 * @param {import("node:http").ServerResponse} response
	 */
	#answer(url, response) {
		const { pathname } = new URL(url, "http://site.test");
		const name = pathname.replace(/^\/games\/puzzle\//, "");
		this.asked.push(name);
		const file = this.#read(name === "" ? "index.html" : name);
		const type = TYPES[/** @type {keyof typeof TYPES} */ (extname(name))];
		const headers = {
			"content-type": type ?? TYPES[".html"],
			"cache-control": "no-store",
			...this.headers,
		};
		response.writeHead(file === null ? 404 : 200, headers);
		response.end(file ?? "");
	}

	/** @param {string} name @returns {string | Buffer | null} */
	#read(name) {
		const other = this.instead.get(name);
		if (other !== undefined) return other;
		const { version } = this;
		const mark = version === 1 ? "" : `-${version}`;
		const isOld = [...name.matchAll(LATE)].some(([id]) => !id.endsWith(mark));
		if (isOld) return null;
		/** @type {Buffer} */
		let bytes;
		try {
			bytes = readFileSync(join(DIST, mark ? name.replace(mark, "") : name));
		} catch {
			return null;
		}
		if (version === 1 || !/\.(?:js|html)$/.test(name)) return bytes;
		let text = bytes.toString().replaceAll(LATE, (id) => id + mark);
		if (name === "index.html") {
			text = text.replace(
				"</head>",
				`<meta name="version" content="${version}"></head>`,
			);
		}
		if (name === "service-worker.js") {
			const hash = createHash("md5").update(String(version)).digest("hex");
			text = text.replace(/(?<=url:`index\.html`,revision:`)\w+/, hash);
		}
		return text;
	}
}

export const test = base.extend(
	/** @type {import("@playwright/test").Fixtures<{ site: Site }, {}, import("./test.js").Given>} */ ({
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names in it.
		site: async ({}, use) => {
			const site = new Site();
			await use(site);
			site.cut();
		},
		baseURL: async ({ site }, use) => use(await site.open()),
	}),
);

test.use({ serviceWorkers: "allow" });
