/**
 * Saves marathons that are done. Every method rejects with a `Refusal` if the database
 * cannot be used, because the player has to know whether a marathon is saved.
 */

import type { Database } from "./database.ts";
import { Items } from "./items.ts";
import type { Marathon } from "./stored.ts";

const copies = new Items("sliding-puzzle.marathons.", isMarathon);

export class MarathonStore {
	#database;

	constructor(database: Database) {
		this.#database = database;
	}

	/** Saves a marathon. One with the same `id` stays as it is. */
	async put(marathon: Marathon) {
		if (!isMarathon(marathon)) throw new TypeError("not a marathon");
		await this.#database.keep(["marathons"], async (transaction) => {
			const store = transaction.objectStore("marathons");
			if ((await store.get(marathon.id)) !== undefined) return;
			await store.put(marathon);
			copies.copy(marathon);
		});
	}

	/** @returns All that can be read, in any order. */
	async all(): Promise<Marathon[]> {
		await copies.putBack(this.#database, "marathons");
		const found = await this.#database.read("marathons", (store) =>
			store.getAll(),
		);
		return found.filter(isMarathon);
	}

	/** Removes a marathon, if it is there. */
	async remove(id: string) {
		copies.remove(id);
		await this.#database.write("marathons", (store) => store.delete(id));
	}
}

function isMarathon(value: any): value is Marathon {
	const { id, course, records, at } = value ?? {};
	return (
		typeof id === "string" &&
		typeof course === "string" &&
		Number.isFinite(at) &&
		Array.isArray(records) &&
		records.every((record) => typeof record === "string")
	);
}
