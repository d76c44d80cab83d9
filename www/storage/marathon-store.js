/**
 * Saves marathons that are done. Every method rejects with a `Refusal` if the database
 * cannot be used, because the player has to know whether a marathon is saved.
 */

/**
 * @typedef {object} Marathon
 * @property {string} id
 * @property {string} course What it asked for, as the core writes it.
 * @property {string[]} records Of its plays, in their order.
 * @property {number} at When it ended, in milliseconds since 1970.
 */

export class MarathonStore {
	#database;

	/** @param {import("./database.js").Database} database */
	constructor(database) {
		this.#database = database;
	}

	/**
	 * Saves a marathon. One with the same `id` stays as it is.
	 *
	 * @param {Marathon} marathon
	 */
	async put(marathon) {
		if (!isMarathon(marathon)) throw new TypeError("not a marathon");
		await this.#database.keep(["marathons"], async (transaction) => {
			const store = transaction.objectStore("marathons");
			if ((await store.get(marathon.id)) === undefined)
				await store.put(marathon);
		});
	}

	/** @returns {Promise<Marathon[]>} All that can be read, in any order. */
	async all() {
		const found = await this.#database.run(
			["marathons"],
			"readonly",
			(transaction) => transaction.objectStore("marathons").getAll(),
		);
		return found.filter(isMarathon);
	}

	/**
	 * Removes a marathon, if it is there.
	 *
	 * @param {string} id
	 */
	async remove(id) {
		await this.#database.run(["marathons"], "readwrite", (transaction) =>
			transaction.objectStore("marathons").delete(id),
		);
	}
}

/**
 * @param {any} value
 * @returns {value is Marathon}
 */
function isMarathon(value) {
	const { id, course, records, at } = value ?? {};
	return (
		typeof id === "string" &&
		typeof course === "string" &&
		Number.isFinite(at) &&
		Array.isArray(records) &&
		records.every((record) => typeof record === "string")
	);
}
