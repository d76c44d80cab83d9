/**
 * Values in `localStorage`, each under a key of its own: what waits for the database, and
 * copies of what it has. A browser that was killed may find its database damaged and make
 * an empty one in its place: Chromium does, and says so to nobody. What is copied goes
 * back then. A worker has no `localStorage`, and so no values.
 */

import type { Database } from "./database.ts";

/** How long the copies of a store are together: a tenth of what browsers allow. */
const LENGTH = 500_000;

export class Items<Value extends { id: string; at: number }> {
	#prefix;
	#isValue;

	/**
	 * @param prefix Of each key; the identity follows.
	 * @param isValue Of what is read.
	 */
	constructor(prefix: string, isValue: (value: unknown) => value is Value) {
		this.#prefix = prefix;
		this.#isValue = isValue;
	}

	ids(): string[] {
		const found = this.#try((storage) => Object.keys(storage)) ?? [];
		return found
			.filter((key) => key.startsWith(this.#prefix))
			.map((key) => key.slice(this.#prefix.length));
	}

	/**
	 * @returns `null` if there is none. What is no value is moved out of the way, so that
	 *   it is not read at each visit.
	 */
	get(id: string): Value | null {
		const text = this.#try((storage) => storage.getItem(this.#prefix + id));
		if (typeof text !== "string") return null;
		try {
			const value: unknown = JSON.parse(text);
			if (this.#isValue(value) && value.id === id) return value;
		} catch {
			// It is no JSON.
		}
		console.info("no value:", this.#prefix + id);
		// Removed first, because a full storage has no room for both.
		this.remove(id);
		this.#try((storage) =>
			storage.setItem(this.#prefix.replace(/\.$/, "-damaged.") + id, text),
		);
		return null;
	}

	put(value: Value) {
		this.#try((storage) =>
			storage.setItem(this.#prefix + value.id, JSON.stringify(value)),
		);
	}

	remove(id: string) {
		this.#try((storage) => storage.removeItem(this.#prefix + id));
	}

	/** Copies a value. The oldest copies make room for it. */
	copy(value: Value) {
		this.put(value);
		const all = this.ids()
			.map((id) => this.get(id))
			.filter((value) => value !== null)
			.sort((a, b) => b.at - a.at);
		let sum = 0;
		for (const value of all) {
			sum += JSON.stringify(value).length;
			if (sum > LENGTH) this.remove(value.id);
		}
	}

	/** Puts back what is no longer in the database. */
	async putBack(database: Database, store: "plays" | "marathons") {
		const ids = this.ids();
		if (ids.length === 0) return;
		await database.keep([store], async (transaction) => {
			const values = transaction.objectStore(store);
			const known = new Set(await values.getAllKeys());
			const lost = ids
				.filter((id) => !known.has(id))
				.map((id) => this.get(id))
				.filter((value) => value !== null);
			if (lost.length === 0) return;
			console.info("put back into the database:", store, lost.length);
			await Promise.all(lost.map((value) => values.put(value as any)));
		});
	}

	/** Returns nothing where it is full, forbidden or missing: the database has the value. */
	#try<T>(act: (storage: Storage) => T): T | undefined {
		try {
			return act(localStorage);
		} catch {
			return undefined;
		}
	}
}
