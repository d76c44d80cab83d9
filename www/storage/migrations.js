/**
 * The schema of the database, as the steps that lead to it.
 */

/**
 * A saved play.
 *
 * @typedef {object} Play
 * @property {string} id
 * @property {string} record What happened in it; empty for a time that was measured
 *   elsewhere.
 * @property {number} at When it last changed, in milliseconds since 1970.
 * @property {string} state "playing", "aside", "solved", "timed" and others.
 * @property {string} size
 * @property {string} goal
 * @property {string} [source] Where it was played, if not here.
 * @property {number} [elapsed] Milliseconds, of a time without a record.
 * @property {number} [slides] Its slides, if they are known.
 */

/**
 * What the newest version holds. `uses`: key of a table → a number; the later the
 * table was last used, the larger the number. `summaries`: what can be made again of
 * all plays.
 *
 * @typedef {object} Schema
 * @property {{ key: string, value: Uint8Array }} tables
 * @property {{ key: string, value: number }} uses
 * @property {{ key: string, value: Play, indexes: { at: number, state: [string, number] } }} plays
 * @property {{ key: string, value: unknown }} settings
 * @property {{ key: string, value: import("./picture-store.js").Picture }} pictures
 * @property {{ key: string, value: unknown }} summaries
 * @property {{ key: string, value: import("./marathon-store.js").Marathon }} marathons
 * @property {{ key: string, value: unknown }} games Games in play, by the key of
 *   `localStorage` that they are saved under, too.
 */

/** @typedef {import("idb").IDBPDatabase<any>} AnyVersion */

/**
 * The step at index *n* leads from version *n* to *n* + 1. A released step never
 * changes, because databases of its version exist. Each step makes a store: by that an
 * older page tells a newer database from a repaired one.
 *
 * @type {((database: AnyVersion) => void)[]}
 */
export const MIGRATIONS = [
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
 * @param {AnyVersion} database
 * @param {number} version Its current version; 0 for a new database.
 */
export function migrate(database, version) {
	for (const step of MIGRATIONS.slice(version)) step(database);
}

/**
 * Applies all steps, with another function in place of the one that makes a store.
 *
 * @param {(name: string, options?: IDBObjectStoreParameters) => unknown} make Returns
 *   nothing for a store that it does not make.
 */
function walk(make) {
	const unmade = { createIndex() {} };
	const createObjectStore = (/** @type {Parameters<typeof make>} */ ...asked) =>
		make(...asked) ?? unmade;
	migrate(/** @type {any} */ ({ createObjectStore }), 0);
}

/** Returns the names of the stores of the newest version. */
export function storeNames() {
	/** @type {(keyof Schema)[]} */
	const names = [];
	walk((name) => void names.push(/** @type {keyof Schema} */ (name)));
	return names;
}

/** An empty store by which a repaired database is told from that of a newer page. */
const REPAIRED = "repaired";

/**
 * Makes the stores that a database lacks. The others stay as they are.
 *
 * @param {AnyVersion} database
 */
export function repair(database) {
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
 *
 * @param {AnyVersion} database
 */
export function isOnlyRepaired({ objectStoreNames }) {
	const known = [REPAIRED, ...storeNames()];
	return (
		objectStoreNames.contains(REPAIRED) &&
		[...objectStoreNames].every((name) => known.includes(name))
	);
}
