/**
 * IndexedDB in memory, and databases as other versions of the page leave them.
 * A version is opened by the bare interface, so that no test rests on the code
 * that it tests.
 */

import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";

const NAME = "sliding-puzzle";

/** Forgets all databases, with the connections to them. */
export function forgetDatabases() {
	globalThis.indexedDB = new IDBFactory();
}

/**
 * A connection that hears nothing, as a page of another version holds it.
 *
 * @param {number} [version] The newest there is by default.
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
 * The first version, as idb-keyval made it: one store, without keys in it.
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
 * What a request comes to.
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

/** A storage that has no more room at some point. */
export class FullStorage {
	/** How many bytes of tables there is room for. */
	room;
	/** @type {Map<string, number>} */
	#sizes = new Map();

	/**
	 * From now on a transaction that writes more is aborted when it ends, as
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
				// What is aborted is there again, and takes its room again.
				this.transaction.addEventListener("complete", () =>
					sizes.delete(`${this.name} ${key}`),
				);
				return request;
			},
		);
	}
}
