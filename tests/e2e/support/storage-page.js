/**
 * Another tab of the same site. It accesses the storage by `www/storage/`, bundled
 * as one script, and by the browser's raw interface.
 */

import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

/** @param {string} name */
const fileOf = (name) =>
	fileURLToPath(new URL(`../../../www/storage/${name}.ts`, import.meta.url));
const NAME = "sliding-puzzle";

/** @type {Promise<string> | undefined} */
let script;

/** Bundles the storage modules into one script. */
async function bundleStorage() {
	const entry = `export { Database } from ${JSON.stringify(fileOf("database"))};
		export { PlayStore } from ${JSON.stringify(fileOf("plays"))};`;
	const build = await rolldown({
		input: "entry",
		plugins: [
			{
				name: "entry",
				resolveId: (id) => (id === "entry" ? id : null),
				load: (id) => (id === "entry" ? entry : null),
			},
		],
	});
	const { output } = await build.generate({ format: "es" });
	return output[0].code;
}

export class StoragePage {
	/** @param {import("@playwright/test").Page} page */
	constructor(page) {
		this.page = page;
	}

	/** @param {import("@playwright/test").BrowserContext} context */
	static async open(context) {
		const tab = new StoragePage(await context.newPage());
		await tab.load();
		return tab;
	}

	/** Loads or reloads the page. */
	async load() {
		script ??= bundleStorage();
		const code = await script;
		const { page } = this;
		await page.route("**/other-tab.html", (route) =>
			route.fulfill({
				contentType: "text/html",
				body: '<!doctype html><link rel="icon" href="data:,">',
			}),
		);
		await page.route("**/storage-of-the-test.js", (route) =>
			route.fulfill({ contentType: "text/javascript", body: code }),
		);
		await page.goto("./other-tab.html");
	}

	/**
	 * Opens the storage as a page does. Sets `plays` and `refused` of the window.
	 */
	async openStorage() {
		await this.page.evaluate(async () => {
			const address = "./storage-of-the-test.js";
			const { Database, PlayStore } = await import(address);
			const tab = /** @type {any} */ (window);
			tab.refused = [];
			const onRefused = (/** @type {{ code: string }} */ { code }) =>
				tab.refused.push(code);
			tab.plays = new PlayStore(new Database({ onRefused }));
		});
	}

	/** Returns the error codes reported so far. @returns {Promise<string[]>} */
	refused() {
		return this.page.evaluate(() => /** @type {any} */ (window).refused);
	}

	/**
	 * Puts plays. Returns for each whether it was saved, or the error code.
	 *
	 * @param {Partial<import("../../../www/storage/stored.ts").Play>[]} parts
	 * @returns {Promise<(boolean | string)[]>}
	 */
	putPlays(parts) {
		return this.page.evaluate((parts) => {
			const { plays } = /** @type {any} */ (window);
			const play = {
				id: "a",
				record: "record",
				at: 1_000,
				state: "playing",
				size: "4x4",
				goal: "last",
			};
			return Promise.all(
				parts.map((part) =>
					plays
						.put({ ...play, ...part })
						.catch((/** @type {any} */ { code }) => code),
				),
			);
		}, parts);
	}

	/**
	 * Opens the database and keeps it open, ignoring requests to close it. A new or
	 * upgraded database gets these stores.
	 *
	 * @param {number} [version] By default the newest that exists.
	 * @param {string[]} [stores]
	 * @returns {Promise<number>} The version.
	 */
	hold(version, stores = []) {
		return this.page.evaluate(
			([name, version, stores]) =>
				new Promise((resolve, reject) => {
					const request = indexedDB.open(name, version);
					request.onupgradeneeded = () => {
						for (const store of stores) request.result.createObjectStore(store);
					};
					request.onsuccess = () => {
						/** @type {any} */ (window).held = request.result;
						resolve(request.result.version);
					};
					request.onerror = () => reject(request.error);
					request.onblocked = () => reject(new Error("blocked"));
				}),
			/** @type {[string, number | undefined, string[]]} */ ([
				NAME,
				version,
				stores,
			]),
		);
	}

	/** Opens the database as idb-keyval made it, and keeps it open. */
	holdFirstVersion() {
		return this.hold(undefined, ["tables"]);
	}

	/**
	 * Writes to the database that is kept open.
	 *
	 * @param {string} store
	 * @param {string} key
	 * @param {number | string} value A number `n` writes `n` random bytes: Chromium
	 *   would compress others.
	 */
	async write(store, key, value) {
		await this.page.evaluate(
			([store, key, value]) => {
				const { held } = /** @type {any} */ (window);
				const transaction = held.transaction(store, "readwrite");
				const random = (/** @type {number} */ length) =>
					Uint8Array.from({ length }, () => Math.random() * 256);
				const kept = typeof value === "number" ? random(value) : value;
				transaction.objectStore(store).put(kept, key);
				return new Promise((resolve, reject) => {
					transaction.oncomplete = resolve;
					transaction.onabort = () => reject(transaction.error);
				});
			},
			/** @type {[string, string, number | string]} */ ([store, key, value]),
		);
	}

	/** Closes the database. */
	async letGo() {
		await this.page.evaluate(() => /** @type {any} */ (window).held.close());
	}

	/**
	 * Reads a store of the database without blocking anyone. Returns numbers and texts
	 * as they are, and for bytes their number. Returns `null` if the database or the
	 * store does not exist.
	 *
	 * @param {string} store
	 * @returns {Promise<Record<string, unknown> | null>}
	 */
	async look(store) {
		return this.page.evaluate(
			async ([name, store]) => {
				const all = await indexedDB.databases();
				if (!all.some((database) => database.name === name)) return null;
				/** @type {IDBDatabase} */
				const database = await new Promise((resolve, reject) => {
					const request = indexedDB.open(name);
					request.onsuccess = () => resolve(request.result);
					request.onerror = () => reject(request.error);
				});
				try {
					if (!database.objectStoreNames.contains(store)) return null;
					const source = database.transaction(store).objectStore(store);
					const request = source.openCursor();
					/** @type {Record<string, unknown>} */
					const found = {};
					return await new Promise((resolve, reject) => {
						request.onerror = () => reject(request.error);
						request.onsuccess = () => {
							const cursor = request.result;
							if (cursor === null) return resolve(found);
							const { value } = cursor;
							found[String(cursor.key)] = value?.byteLength ?? value;
							cursor.continue();
						};
					});
				} finally {
					database.close();
				}
			},
			[NAME, store],
		);
	}

	/** Returns the version of the database, or `undefined` if there is none. */
	version() {
		return this.page.evaluate(async (name) => {
			const all = await indexedDB.databases();
			return all.find((database) => database.name === name)?.version;
		}, NAME);
	}
}
