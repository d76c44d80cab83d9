/**
 * Saves marathons that are done. Every method rejects with a `Refusal` if the database
 * cannot be used, because the player has to know whether a marathon is saved.
 */

import type { Database } from "./database.ts";

export type Marathon = {
	id: string;
	/** What it asked for, as the core writes it. */
	course: string;
	/** Of its plays, in their order. */
	records: string[];
	/** When it ended, in milliseconds since 1970. */
	at: number;
};

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
			if ((await store.get(marathon.id)) === undefined)
				await store.put(marathon);
		});
	}

	/** @returns All that can be read, in any order. */
	async all(): Promise<Marathon[]> {
		const found = await this.#database.run(
			["marathons"],
			"readonly",
			(transaction) => transaction.objectStore("marathons").getAll(),
		);
		return found.filter(isMarathon);
	}

	/** Removes a marathon, if it is there. */
	async remove(id: string) {
		await this.#database.run(["marathons"], "readwrite", (transaction) =>
			transaction.objectStore("marathons").delete(id),
		);
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
