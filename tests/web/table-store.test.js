/**
 * Stored tables: which one is removed for another, and that nothing rejects.
 */

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { Database } from "../../www/storage/database.ts";
import { TableStore } from "../../www/storage/tables.ts";
import {
	FullStorage,
	forgetDatabases,
	openFirstVersion,
	openRaw,
	resultOf,
} from "./databases.js";

/** @type {Database[]} */
const opened = [];

function makeTables() {
	/** @type {string[]} */
	const told = [];
	const database = new Database({ onRefused: ({ code }) => told.push(code) });
	opened.push(database);
	return { tables: new TableStore(database), told };
}

/** @param {number} n @param {number} [length] */
function bytes(n, length = 10) {
	return new Uint8Array(length).fill(n);
}

/** Returns the keys of the stored tables. @returns {Promise<IDBValidKey[]>} */
async function keptKeys() {
	const raw = await openRaw();
	const tables = raw.transaction("tables").objectStore("tables");
	const keys = await resultOf(tables.getAllKeys());
	raw.close();
	return keys;
}

beforeEach(forgetDatabases);
afterEach(async () => {
	for (const database of opened.splice(0)) await database.close();
});

test("what is kept is read, by another connection too", async () => {
	const { tables, told } = makeTables();
	assert.equal(await tables.read("4x4 last"), undefined);
	await tables.keep("4x4 last", bytes(1));
	assert.deepEqual(await tables.read("4x4 last"), bytes(1));
	assert.deepEqual(await makeTables().tables.read("4x4 last"), bytes(1));
	await tables.keep("4x4 last", bytes(2));
	assert.deepEqual(await tables.read("4x4 last"), bytes(2));
	assert.deepEqual(told, []);
});

test("tables of the first version are read", async () => {
	(await openFirstVersion({ "4x4 last": bytes(1) })).close();
	assert.deepEqual(await makeTables().tables.read("4x4 last"), bytes(1));
});

test("three are kept, and the one used longest ago goes first", async () => {
	const { tables } = makeTables();
	for (const key of ["a", "b", "c"]) await tables.keep(key, bytes(1));
	await tables.read("a");
	await tables.keep("d", bytes(1));
	assert.deepEqual(await keptKeys(), ["a", "c", "d"]);
	await tables.keep("a", bytes(2));
	assert.deepEqual(await keptKeys(), ["a", "c", "d"]);
	await tables.read("c");
	await tables.keep("e", bytes(1));
	assert.deepEqual(await keptKeys(), ["a", "c", "e"]);
	assert.deepEqual(await tables.read("a"), bytes(2));
});

test("tables of an older page count as never used, and are not too many", async () => {
	const old = { a: bytes(1), b: bytes(1), c: bytes(1), d: bytes(1) };
	(await openFirstVersion(old)).close();
	const { tables } = makeTables();
	await tables.read("a");
	await tables.keep("e", bytes(1));
	const kept = await keptKeys();
	assert.equal(kept.length, 3);
	assert.deepEqual(kept, ["a", "d", "e"]);
});

test("two tabs that keep tables have three in all", async () => {
	const one = makeTables().tables;
	const two = makeTables().tables;
	await Promise.all(
		["a", "b", "c", "d"].map((key, n) =>
			(n % 2 === 0 ? one : two).keep(key, bytes(n)),
		),
	);
	assert.equal((await keptKeys()).length, 3);
});

test("what is no table is not read, and is written over", async () => {
	for (const damaged of ["text", 7, null, { bytes: [1] }, [1, 2]]) {
		forgetDatabases();
		(await openFirstVersion({ "4x4 last": damaged })).close();
		const { tables, told } = makeTables();
		assert.equal(await tables.read("4x4 last"), undefined);
		await tables.keep("4x4 last", bytes(1));
		assert.deepEqual(await tables.read("4x4 last"), bytes(1));
		assert.deepEqual(told, []);
	}
});

test("in a full storage the table used longest ago gives way", async (t) => {
	new FullStorage(t, 250);
	const { tables, told } = makeTables();
	await tables.keep("a", bytes(1, 100));
	await tables.keep("b", bytes(2, 100));
	await tables.read("a");
	await tables.keep("c", bytes(3, 100));
	assert.deepEqual(await keptKeys(), ["a", "c"]);
	assert.deepEqual(told, []);
});

test("what finds no room even so is said once, and one table was dropped for it", async (t) => {
	const storage = new FullStorage(t, 250);
	const { tables, told } = makeTables();
	await tables.keep("a", bytes(1, 100));
	await tables.keep("b", bytes(2, 100));
	await tables.keep("c", bytes(3, 240));
	await tables.keep("d", bytes(3, 1_000));
	assert.deepEqual(told, ["storageFull"]);
	storage.room = 1_100;
	await tables.keep("d", bytes(3, 1_000));
	assert.deepEqual(await tables.read("d"), bytes(3, 1_000));
	assert.deepEqual(told, ["storageFull"]);
});

test("a table is read where nothing can be written, and none is dropped", async (t) => {
	const storage = new FullStorage(t, 1_000);
	const { tables, told } = makeTables();
	await tables.keep("a", bytes(1));
	await tables.keep("b", bytes(1));
	storage.room = 0;
	assert.deepEqual(await tables.read("a"), bytes(1));
	assert.deepEqual(await keptKeys(), ["a", "b"]);
	assert.deepEqual(told, ["storageFull"]);
});

test("a storage that refuses everything leaves nothing to read, and no error", async (t) => {
	t.mock.method(indexedDB, "open", () => {
		throw new DOMException("denied", "SecurityError");
	});
	const { tables, told } = makeTables();
	await tables.keep("a", bytes(1));
	assert.equal(await tables.read("a"), undefined);
	assert.deepEqual(told, ["storage"]);
});
