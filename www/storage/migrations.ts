/**
 * The schema of the database, as the steps that lead to it.
 */

import type { IDBPDatabase } from "idb";
import type { StoreName } from "./stored.ts";

type AnyVersion = IDBPDatabase<any>;

/**
 * The step at index *n* leads from version *n* to *n* + 1. A released step never
 * changes, because databases of its version exist. Each step makes a store: by that an
 * older page tells a newer database from a repaired one.
 */
export const MIGRATIONS: ((database: AnyVersion) => void)[] = [
	// As idb-keyval made it, for pages of that time.
	(database) => {
		database.createObjectStore("tables");
	},
	(database) => {
		// Tables stay the plain bytes that older pages write and read. So their last
		// use is stored beside them.
		database.createObjectStore("uses");
		const plays = database.createObjectStore("plays", { keyPath: "id" });
		plays.createIndex("at", "at");
		plays.createIndex("state", ["state", "at"]);
		database.createObjectStore("settings");
	},
	(database) => {
		database.createObjectStore("pictures", { keyPath: "id" });
	},
	(database) => {
		database.createObjectStore("summaries");
	},
	(database) => {
		database.createObjectStore("marathons", { keyPath: "id" });
	},
	(database) => {
		database.createObjectStore("games");
	},
];

/**
 * Applies the steps that a database has not seen yet.
 *
 * @param version Its current version; 0 for a new database.
 */
export function migrate(database: AnyVersion, version: number) {
	for (const step of MIGRATIONS.slice(version)) step(database);
}

/**
 * Applies all steps, with another function in place of the one that makes a store.
 *
 * @param make Returns nothing for a store that it does not make.
 */
function walk(
	make: (name: string, options?: IDBObjectStoreParameters) => unknown,
) {
	const unmade = { createIndex() {} };
	const createObjectStore = (...asked: Parameters<typeof make>) =>
		make(...asked) ?? unmade;
	migrate({ createObjectStore } as any, 0);
}

/** Returns the names of the stores of the newest version. */
export function storeNames() {
	const names: StoreName[] = [];
	walk((name) => void names.push(name as StoreName));
	return names;
}

/** An empty store by which a repaired database is told from that of a newer page. */
const REPAIRED = "repaired";

/** Makes the stores that a database lacks. The others stay as they are. */
export function repair(database: AnyVersion) {
	if (!database.objectStoreNames.contains(REPAIRED)) {
		database.createObjectStore(REPAIRED);
	}
	walk((name, options) =>
		database.objectStoreNames.contains(name)
			? undefined
			: database.createObjectStore(name, options),
	);
}

/**
 * Returns whether a database of a higher version than that of this page was only
 * repaired. A newer page makes a store that this one does not know.
 */
export function isOnlyRepaired({ objectStoreNames }: AnyVersion) {
	const known = [REPAIRED, ...storeNames()];
	return (
		objectStoreNames.contains(REPAIRED) &&
		[...objectStoreNames].every((name) => known.includes(name))
	);
}
