/**
 * Saves what was computed of all plays, so that it need not be computed again when a
 * page opens. It can always be made again of the plays, so nothing here rejects.
 */

import type { Database } from "./database.ts";

const KEY = "plays";

export type Summary = {
	/** What the core wrote. */
	text: string;
	/** When the latest of its plays changed, in milliseconds since 1970. */
	newest: number;
};

export class SummaryStore {
	#database;

	/** @param database Reports what it refuses. */
	constructor(database: Database) {
		this.#database = database;
	}

	/** @returns `null` if there is none. */
	async read(): Promise<Summary | null> {
		try {
			const value = await this.#database.read("summaries", (store) =>
				store.get(KEY),
			);
			const { text, newest } = (value ?? {}) as any;
			const isSound = typeof text === "string" && Number.isFinite(newest);
			return isSound ? { text, newest } : null;
		} catch {
			return null;
		}
	}

	async keep(summary: Summary) {
		try {
			await this.#database.write("summaries", (store) =>
				store.put(summary, KEY),
			);
		} catch (error) {
			console.info("the statistics are not saved:", error);
		}
	}
}
