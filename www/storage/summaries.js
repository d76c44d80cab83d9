/**
 * Saves what was computed of all plays, so that it need not be computed again when a
 * page opens. It can always be made again of the plays, so nothing here rejects.
 */

const KEY = "plays";

/**
 * @typedef {object} Summary
 * @property {string} text What the core wrote.
 * @property {number} newest When the latest of its plays changed, in milliseconds
 *   since 1970.
 */

export class SummaryStore {
	#database;

	/** @param {import("./database.js").Database} database Reports what it refuses. */
	constructor(database) {
		this.#database = database;
	}

	/** @returns {Promise<Summary | null>} `null` if there is none. */
	async read() {
		try {
			const value = await this.#database.run(
				["summaries"],
				"readonly",
				(transaction) => transaction.objectStore("summaries").get(KEY),
			);
			const { text, newest } = /** @type {any} */ (value ?? {});
			const isSound = typeof text === "string" && Number.isFinite(newest);
			return isSound ? { text, newest } : null;
		} catch {
			return null;
		}
	}

	/** @param {Summary} summary */
	async keep(summary) {
		try {
			await this.#database.run(["summaries"], "readwrite", (transaction) =>
				transaction.objectStore("summaries").put(summary, KEY),
			);
		} catch (error) {
			console.info("the statistics are not saved:", error);
		}
	}
}
