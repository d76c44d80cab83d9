/**
 * What the database holds.
 */

import type { IDBPDatabase, IDBPObjectStore, IDBPTransaction } from "idb";

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

/** A marathon that has ended. */
export type Marathon = {
	id: string;
	/** What it asked for, as the core writes it. */
	course: string;
	/** Of its plays, in their order. */
	records: string[];
	/** When it ended, in milliseconds since 1970. */
	at: number;
};

/** A picture of the player's own. */
export type Picture = {
	id: string;
	/** When it was saved, in milliseconds since 1970. */
	at: number;
	/** Its format, as in `image/webp`. */
	type: string;
	bytes: Uint8Array<ArrayBuffer>;
	/** What it shows; empty if nobody has said. */
	alt: string;
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

export type StoreName = keyof Schema;

export type Transaction = IDBPTransaction<Schema, StoreName[], "readwrite">;

export type Store<Name extends StoreName> = IDBPObjectStore<
	Schema,
	StoreName[],
	Name,
	"readwrite"
>;

/** Grows with each new store: by that an older page tells a newer database. */
export const VERSION = 6;

/** How each store is made. */
const STORES: Record<StoreName, IDBObjectStoreParameters> = {
	tables: {},
	// Beside the tables, which stay plain bytes.
	uses: {},
	plays: { keyPath: "id" },
	settings: {},
	pictures: { keyPath: "id" },
	summaries: {},
	marathons: { keyPath: "id" },
	games: {},
};

/** An empty store by which a repaired database is told from that of a newer page. */
const REPAIRED = "repaired";

const names = Object.keys(STORES) as StoreName[];

/** Makes the stores that a database lacks. The others stay as they are. */
export function upgrade(database: IDBPDatabase<any>) {
	for (const name of names) {
		if (database.objectStoreNames.contains(name)) continue;
		const store = database.createObjectStore(name, STORES[name]);
		if (name !== "plays") continue;
		store.createIndex("at", "at");
		store.createIndex("state", ["state", "at"]);
	}
}

/** Makes the stores that a database of this version or a higher one lacks. */
export function repair(database: IDBPDatabase<any>) {
	if (!database.objectStoreNames.contains(REPAIRED)) {
		database.createObjectStore(REPAIRED);
	}
	upgrade(database);
}

export function isComplete({ objectStoreNames }: IDBPDatabase<Schema>) {
	return names.every((name) => objectStoreNames.contains(name));
}

/**
 * Returns whether a database of a higher version than that of this page was only
 * repaired. A newer page makes a store that this one does not know.
 */
export function isOnlyRepaired({ objectStoreNames }: IDBPDatabase<any>) {
	const known: string[] = [REPAIRED, ...names];
	return (
		objectStoreNames.contains(REPAIRED) &&
		[...objectStoreNames].every((name) => known.includes(name))
	);
}
