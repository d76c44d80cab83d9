/**
 * When each table was last used, so that the least recently used one can be dropped.
 * Each function works within a transaction on `tables` and `uses`.
 */

import type { Transaction } from "./stored.ts";

/**
 * Resolves with the keys of all tables, the least recently used first. A table that
 * an older page wrote counts as never used.
 */
export async function oldestFirst(transaction: Transaction) {
	const keys = await transaction.objectStore("tables").getAllKeys();
	const uses = transaction.objectStore("uses");
	const used: Map<string, number> = new Map();
	for (const key of keys) used.set(key, (await uses.get(key)) ?? 0);
	const at = (key: string) => used.get(key) ?? 0;
	return keys.sort((a, b) => at(a) - at(b));
}

/** Records that a table is used now. Does not need `tables`. */
export async function noteUse(transaction: Transaction, key: string) {
	const uses = transaction.objectStore("uses");
	const last = Math.max(0, ...(await uses.getAll()));
	await uses.put(last + 1, key);
}

export async function dropTable(transaction: Transaction, key: string) {
	await transaction.objectStore("tables").delete(key);
	await transaction.objectStore("uses").delete(key);
}
