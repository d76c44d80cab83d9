/**
 * The schema of the database, as the steps that lead to it.
 */

import type { IDBPDatabase } from "idb";
import type { Marathon } from "./marathon-store.ts";
import type { Picture } from "./picture-store.ts";

/** A saved play. */
export type Play = {
	id: string;
	/** What happened in it; empty for a time that was measured elsewhere. */
	record: string;
	/** When it last changed, in milliseconds since 1970. */
	at: number;
	/** "playing", "aside", "solved", "timed" and others. */
	state: string;
	size: string;
	goal: string;
	/** Where it was played, if not here. */
	source?: string;
	/** Milliseconds, of a time without a record. */
	elapsed?: number;
	/** Its slides, if they are known. */
	slides?: number;
};

/**
 * What the newest version holds. `uses`: key of a table → a number; the later the
 * table was last used, the larger the number. `summaries`: what can be made again of
 * all plays.
 */
export type Schema = {
	tables: { key: string; value: Uint8Array };
	uses: { key: string; value: number };
	plays: {
		key: string;
		value: Play;
		indexes: { at: number; state: [string, number] };
	};
	settings: { key: string; value: unknown };
	pictures: { key: string; value: Picture };
	summaries: { key: string; value: unknown };
	marathons: { key: string; value: Marathon };
	/** Games in play, by the key of `localStorage` that they are saved under, too. */
	games: { key: string; value: unknown };
};

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
	const names: (keyof Schema)[] = [];
	walk((name) => void names.push(name as keyof Schema));
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
