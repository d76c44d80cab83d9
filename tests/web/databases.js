/**
 * IndexedDB in memory, and databases as other versions of the page leave them.
 * These use the raw interface, so that no test relies on the code under test.
 */

import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";

const NAME = "sliding-puzzle";

/** Drops all databases and the connections to them. */
export function forgetDatabases() {
	globalThis.indexedDB = new IDBFactory();
}

/**
 * Opens a connection that handles no events, like a page of another version.
 *
 * @param {number} [version] By default the newest that exists.
 * @param {(database: IDBDatabase) => void} [upgrade]
 * @returns {Promise<IDBDatabase>}
 */
export function openRaw(version, upgrade) {
	return new Promise((resolve, reject) => {
		const request = indexedDB.open(NAME, version);
		request.onupgradeneeded = () => upgrade?.(request.result);
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
}

/**
 * Opens the first version, as idb-keyval made it: one store with out-of-line keys.
 *
 * @param {Record<string, unknown>} [tables]
 */
export async function openFirstVersion(tables = {}) {
	const database = await openRaw(undefined, (database) => {
		database.createObjectStore("tables");
	});
	const transaction = database.transaction("tables", "readwrite");
	for (const [key, value] of Object.entries(tables)) {
		transaction.objectStore("tables").put(value, key);
	}
	await new Promise((resolve) => {
		transaction.oncomplete = resolve;
	});
	return database;
}

/**
 * Resolves or rejects with the outcome of a request.
 *
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
export function resultOf(request) {
	return new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
}

/** A storage with a quota. */
export class FullStorage {
	/** Quota for tables, in bytes. */
	room;
	/** @type {Map<string, number>} */
	#sizes = new Map();

	/**
	 * From now on, a transaction that exceeds the quota is aborted when it ends, as
	 * browsers do.
	 *
	 * @param {import("node:test").TestContext} context
	 * @param {number} room
	 */
	constructor(context, room) {
		this.room = room;
		const sizes = this.#sizes;
		const isFull = () =>
			[...sizes.values()].reduce((a, b) => a + b, 0) > this.room;
		const { put, delete: drop } = IDBObjectStore.prototype;
		context.mock.method(
			IDBObjectStore.prototype,
			"put",
			/** @this {IDBObjectStore} @param {any} value @param {any} key */
			function (value, key) {
				const request = put.call(this, value, key);
				const place = `${this.name} ${key ?? value.id}`;
				const before = sizes.get(place) ?? 0;
				sizes.set(place, value.byteLength ?? JSON.stringify(value).length);
				if (!isFull()) return request;
				sizes.set(place, before);
				request.addEventListener("success", () =>
					/** @type {any} */ (this.transaction)._abort("QuotaExceededError"),
				);
				return request;
			},
		);
		context.mock.method(
			IDBObjectStore.prototype,
			"delete",
			/** @this {IDBObjectStore} @param {any} key */
			function (key) {
				const request = drop.call(this, key);
				// The space is free only when the transaction completes: an abort restores
				// the value.
				this.transaction.addEventListener("complete", () =>
					sizes.delete(`${this.name} ${key}`),
				);
				return request;
			},
		);
	}
}
