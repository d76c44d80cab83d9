/**
 * Keeps tables over a reload, in IndexedDB: what takes long to make is read in
 * a fraction of the time. What a browser refuses is made again.
 */

import { createStore, del, get, keys, set } from "idb-keyval";

/** How many tables are kept: the largest have 45 MB. */
const MOST = 3;

/**
 * What a session needs of it.
 *
 * @typedef {object} Tables
 * @property {(key: string) => Promise<Uint8Array | undefined>} read
 * @property {(key: string, bytes: Uint8Array) => Promise<void>} keep
 */

/** @implements {Tables} */
export class TableStore {
	/** @type {import("idb-keyval").UseStore | null} */
	#store = null;

	/** @param {string} key */
	async read(key) {
		return this.#try(async (store) => {
			const bytes = await get(key, store);
			return bytes instanceof Uint8Array ? bytes : undefined;
		});
	}

	/**
	 * @param {string} key
	 * @param {Uint8Array} bytes
	 */
	async keep(key, bytes) {
		await this.#try(async (store) => {
			const others = (await keys(store)).filter((other) => other !== key);
			for (const other of others.slice(MOST - 1)) await del(other, store);
			await set(key, bytes, store);
		});
	}

	/**
	 * @template T
	 * @param {(store: import("idb-keyval").UseStore) => Promise<T>} act
	 * @returns {Promise<T | undefined>}
	 */
	async #try(act) {
		try {
			this.#store ??= createStore("sliding-puzzle", "tables");
			return await act(this.#store);
		} catch (error) {
			// Full or forbidden: the tables are made again the next time.
			console.info("tables are not kept:", error);
			return undefined;
		}
	}
}
