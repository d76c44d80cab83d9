/**
 * Which tables were used when, so that the one used longest ago gives way.
 * Each function works within a transaction on `tables` and `uses`.
 */

/** @typedef {import("./database.js").Transaction} Transaction */

/**
 * The keys of all tables, the one used longest ago first. A table that an older
 * page has written counts as never used.
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
 * Notes that a table is used now. Needs no `tables`.
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
