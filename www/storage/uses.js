/**
 * When each table was last used, so that the least recently used one can be dropped.
 * Each function works within a transaction on `tables` and `uses`.
 */

/** @typedef {import("./database.js").Transaction} Transaction */

/**
 * Resolves with the keys of all tables, the least recently used first. A table that
 * an older page wrote counts as never used.
 *
 * @param {Transaction} transaction
 */
export async function oldestFirst(transaction) {
	const keys = await transaction.objectStore("tables").getAllKeys();
	const uses = transaction.objectStore("uses");
	/** @type {Map<string, number>} */
	const used = new Map();
	for (const key of keys) used.set(key, (await uses.get(key)) ?? 0);
	const at = (/** @type {string} */ key) => used.get(key) ?? 0;
	return keys.sort((a, b) => at(a) - at(b));
}

/**
 * Records that a table is used now. Does not need `tables`.
 *
 * @param {Transaction} transaction
 * @param {string} key
 */
export async function noteUse(transaction, key) {
	const uses = transaction.objectStore("uses");
	const last = Math.max(0, ...(await uses.getAll()));
	await uses.put(last + 1, key);
}

/**
 * @param {Transaction} transaction
 * @param {string} key
 */
export async function dropTable(transaction, key) {
	await transaction.objectStore("tables").delete(key);
	await transaction.objectStore("uses").delete(key);
}
