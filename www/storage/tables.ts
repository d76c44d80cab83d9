/**
 * Saves tables over a reload, because reading one takes a fraction of the time of
 * making it. A table that the browser refuses is made again, so nothing here rejects.
 */

import type { Database } from "./database.ts";
import { dropTable, noteUse, oldestFirst } from "./uses.ts";

/** How many tables are saved. The largest have 45 MB. */
const MOST = 3;

/** What a session needs of it. */
export type Tables = {
	read: (key: string) => Promise<Uint8Array | undefined>;
	keep: (key: string, bytes: Uint8Array) => Promise<void>;
};

export class TableStore implements Tables {
	#database;

	/** @param database Tells what it refuses. */
	constructor(database: Database) {
		this.#database = database;
	}

	async read(key: string) {
		const bytes = await orNothing(
			this.#database.read("tables", (store) => store.get(key)),
		);
		if (!(bytes instanceof Uint8Array)) return undefined;
		// Separately: a table that was read is useful even if nothing can be written.
		await orNothing(
			this.#database.run(["uses"], "readwrite", (transaction) =>
				noteUse(transaction, key),
			),
		);
		return bytes;
	}

	async keep(key: string, bytes: Uint8Array) {
		await orNothing(
			this.#database.keep(["tables", "uses"], async (transaction) => {
				const all = await oldestFirst(transaction);
				const others = all.filter((other) => other !== key);
				const tooMany = Math.max(0, others.length + 1 - MOST);
				for (const other of others.slice(0, tooMany)) {
					await dropTable(transaction, other);
				}
				await transaction.objectStore("tables").put(bytes, key);
				await noteUse(transaction, key);
			}),
		);
	}
}

function orNothing<T>(result: Promise<T>) {
	return result.catch(() => undefined);
}
