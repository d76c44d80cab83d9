/**
 * The database between versions: an older one is upgraded with its contents, a
 * newer one is left unchanged, and no call hangs.
 */

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { forceCloseDatabase } from "fake-indexeddb";
import { Database, NAME } from "../../www/storage/database.ts";
import { Refusal } from "../../www/storage/refusal.ts";
import { upgrade, VERSION } from "../../www/storage/stored.ts";
import {
	forgetDatabases,
	openFirstVersion,
	openRaw,
	resultOf,
} from "./databases.js";

const BYTES = Uint8Array.of(1, 2, 3);
const STORES = [
	"games",
	"marathons",
	"pictures",
	"plays",
	"settings",
	"summaries",
	"tables",
	"uses",
];

/** @type {Database[]} */
const opened = [];

/** @param {{ blockedMs?: number }} [options] */
function makeDatabase(options = {}) {
	/** @type {string[]} */
	const told = [];
	const database = new Database({
		onRefused: ({ code }) => told.push(code),
		...options,
	});
	opened.push(database);
	return { database, told };
}

/** @param {Database} database @param {string} key */
function table(database, key) {
	return database.run(["tables"], "readonly", (transaction) =>
		transaction.objectStore("tables").get(key),
	);
}

/** @param {Database} database @param {string} name @param {unknown} value */
function set(database, name, value) {
	return database.keep(["settings"], (transaction) =>
		transaction.objectStore("settings").put(value, name),
	);
}

/** @param {Database} database @param {string} name */
function setting(database, name) {
	return database.run(["settings"], "readonly", (transaction) =>
		transaction.objectStore("settings").get(name),
	);
}

/** @param {Promise<unknown>} call @param {string} code */
async function assertRefused(call, code) {
	await assert.rejects(call, (error) => {
		assert.ok(error instanceof Refusal, String(error));
		assert.equal(error.code, code, String(error));
		return true;
	});
}

beforeEach(forgetDatabases);
afterEach(async () => {
	for (const database of opened.splice(0)) await database.close();
});

test("a new database has the stores of the newest version", async () => {
	const { database } = makeDatabase();
	await table(database, "none");
	const raw = await openRaw();
	assert.equal(raw.version, VERSION);
	assert.deepEqual([...raw.objectStoreNames], STORES);
	raw.close();
});

test("an older database comes up with what is in it", async () => {
	const old = await openFirstVersion({ "4x4 last": BYTES, "5x5 last": BYTES });
	assert.equal(old.version, 1);
	old.close();
	const { database, told } = makeDatabase();
	assert.deepEqual(await table(database, "4x4 last"), BYTES);
	assert.deepEqual(await table(database, "5x5 last"), BYTES);
	await set(database, "theme", "dark");
	assert.equal(await setting(database, "theme"), "dark");
	const raw = await openRaw();
	assert.deepEqual([...raw.objectStoreNames], STORES);
	raw.close();
	assert.deepEqual(told, []);
});

test("an older page reads and writes tables in the newest version", async () => {
	const { database } = makeDatabase();
	await set(database, "a", 1);
	// idb-keyval opens it without a version.
	const old = await openRaw();
	const tables = old.transaction("tables", "readwrite").objectStore("tables");
	await resultOf(tables.put(BYTES, "4x4 last"));
	old.close();
	assert.deepEqual(await table(database, "4x4 last"), BYTES);
});

test("an upgrade that fails leaves the older version as it was", async (t) => {
	(await openFirstVersion({ "4x4 last": BYTES })).close();
	t.mock.method(IDBObjectStore.prototype, "createIndex", () => {
		throw new Error("broken");
	});
	const { database, told } = makeDatabase();
	await assertRefused(table(database, "4x4 last"), "storage");
	assert.deepEqual(told, ["storage"]);
	const raw = await openRaw();
	assert.equal(raw.version, 1);
	assert.deepEqual([...raw.objectStoreNames], ["tables"]);
	raw.close();
	t.mock.restoreAll();
	assert.deepEqual(await table(database, "4x4 last"), BYTES);
});

test("calls share one connection, and it is opened when first needed", async (t) => {
	const open = t.mock.method(indexedDB, "open");
	const { database } = makeDatabase();
	assert.equal(open.mock.callCount(), 0);
	await Promise.all([set(database, "a", 1), setting(database, "b")]);
	await setting(database, "a");
	assert.equal(open.mock.callCount(), 1);
});

test("two connections write side by side", async () => {
	const one = makeDatabase();
	const two = makeDatabase();
	await Promise.all([set(one.database, "a", 1), set(two.database, "b", 2)]);
	assert.equal(await setting(two.database, "a"), 1);
	assert.equal(await setting(one.database, "b"), 2);
});

test("for a newer page it lets go at once, and touches nothing after that", async () => {
	const { database, told } = makeDatabase();
	await set(database, "theme", "dark");
	const newer = await openRaw(VERSION + 1, (database) => {
		database.createObjectStore("later");
	});
	assert.equal(newer.version, VERSION + 1);
	for (let n = 0; n < 2; n++) {
		await assertRefused(setting(database, "theme"), "storageNewer");
		await assertRefused(set(database, "theme", "light"), "storageNewer");
	}
	assert.deepEqual(told, ["storageNewer"]);
	const settings = newer.transaction("settings").objectStore("settings");
	assert.equal(await resultOf(settings.get("theme")), "dark");
	newer.close();
});

test("what is being written when a newer page comes is written", async () => {
	const { database } = makeDatabase();
	await setting(database, "a");
	const writing = set(database, "a", 1);
	const newer = await openRaw(VERSION + 1);
	await writing;
	const settings = newer.transaction("settings").objectStore("settings");
	assert.equal(await resultOf(settings.get("a")), 1);
	newer.close();
});

test("a database that was newer from the start stays as it is", async (t) => {
	(await openRaw(99, (database) => database.createObjectStore("x"))).close();
	const open = t.mock.method(indexedDB, "open");
	const { database, told } = makeDatabase();
	await assertRefused(set(database, "a", 1), "storageNewer");
	await assertRefused(table(database, "4x4 last"), "storageNewer");
	assert.deepEqual(told, ["storageNewer"]);
	// Once more, to see what is in it, and then never again.
	assert.equal(open.mock.callCount(), 2);
	const raw = await openRaw();
	assert.equal(raw.version, 99);
	assert.deepEqual([...raw.objectStoreNames], ["x"]);
	raw.close();
});

/** Makes all stores but for some. @param {string[]} missing */
const without = (missing) => (/** @type {IDBDatabase} */ database) => {
	// It uses only what the raw database and idb's have in common.
	upgrade(/** @type {any} */ (database));
	for (const name of missing) database.deleteObjectStore(name);
};

test("a database without its stores gets them, and keeps what is in the others", async () => {
	for (const missing of [STORES, ["plays"], ["settings", "uses"]]) {
		forgetDatabases();
		const broken = await openRaw(VERSION, without(missing));
		if (!missing.includes("tables")) {
			const tables = broken
				.transaction("tables", "readwrite")
				.objectStore("tables");
			await resultOf(tables.put(BYTES, "4x4 last"));
		}
		broken.close();
		const { database, told } = makeDatabase();
		await set(database, "theme", "dark");
		const kept = missing.includes("tables") ? undefined : BYTES;
		assert.deepEqual(await table(database, "4x4 last"), kept);
		// The next page of this version finds all of it, with the indexes.
		const next = makeDatabase();
		assert.equal(await setting(next.database, "theme"), "dark");
		const latest = await next.database.run(
			["plays"],
			"readonly",
			(transaction) => transaction.objectStore("plays").index("at").getAll(),
		);
		assert.deepEqual(latest, []);
		assert.deepEqual([...told, ...next.told], []);
		const raw = await openRaw();
		assert.deepEqual([...raw.objectStoreNames], [...STORES, "repaired"].sort());
		raw.close();
	}
});

test("pages that find the same store missing repair it together", async () => {
	(await openRaw(VERSION, without(["settings"]))).close();
	const pages = [1, 2, 3].map(() => makeDatabase());
	await Promise.all(
		pages.map(({ database }, n) => set(database, "theme", `of ${n}`)),
	);
	for (const { database, told } of pages) {
		assert.match(String(await setting(database, "theme")), /^of/);
		assert.deepEqual(told, []);
	}
});

test("a repaired database that lacks a store of a later version is repaired again", async () => {
	// Its version is higher than that of a store that it lacks.
	const broken = await openRaw(VERSION + 3, (database) => {
		without(["marathons"])(database);
		database.createObjectStore("repaired");
	});
	broken.close();
	const { database, told } = makeDatabase();
	await set(database, "theme", "dark");
	assert.equal(await setting(database, "theme"), "dark");
	assert.deepEqual(told, []);
});

test("a repaired database that a newer page has upgraded is newer", async () => {
	const newer = await openRaw(VERSION + 3, (database) => {
		without([])(database);
		database.createObjectStore("repaired");
		database.createObjectStore("later");
	});
	newer.close();
	const { database } = makeDatabase();
	await assertRefused(set(database, "theme", "dark"), "storageNewer");
});

test("an older page that does not let go is waited for, not for ever", async (t) => {
	const old = await openFirstVersion({ "4x4 last": BYTES });
	const { database, told } = makeDatabase({ blockedMs: 20 });
	const timers = t.mock.method(globalThis, "setTimeout");
	await assertRefused(table(database, "4x4 last"), "storageBlocked");
	assert.ok(timers.mock.calls.some(({ arguments: [, ms] }) => ms === 20));
	// The second time no time is waited for.
	timers.mock.resetCalls();
	await assertRefused(table(database, "4x4 last"), "storageBlocked");
	assert.equal(timers.mock.callCount(), 0);
	assert.deepEqual(told, ["storageBlocked"]);
	old.close();
	for (;;) {
		try {
			assert.deepEqual(await table(database, "4x4 last"), BYTES);
			break;
		} catch (error) {
			assert.ok(error instanceof Refusal && error.code === "storageBlocked");
			await new Promise((resolve) => setImmediate(resolve));
		}
	}
	assert.deepEqual(told, ["storageBlocked"]);
});

test("an older page that lets go in time delays a call and refuses nothing", async () => {
	const old = await openFirstVersion({ "4x4 last": BYTES });
	old.onversionchange = () => void setTimeout(() => old.close(), 20);
	const { database, told } = makeDatabase({ blockedMs: 60_000 });
	assert.deepEqual(await table(database, "4x4 last"), BYTES);
	assert.deepEqual(told, []);
});

test("an opening that never ends refuses its callers", async (t) => {
	t.mock.timers.enable({ apis: ["setTimeout"] });
	t.mock.method(indexedDB, "open", () => {
		const request = new IDBOpenDBRequest();
		/** @type {any} */ (request).readyState = "pending";
		return request;
	});
	const { database, told } = makeDatabase();
	const call = assertRefused(setting(database, "a"), "storageBlocked");
	await Promise.resolve();
	t.mock.timers.tick(60_000);
	await call;
	assert.deepEqual(told, ["storageBlocked"]);
});

test("a connection that the browser has closed is opened again", async (t) => {
	const open = t.mock.method(indexedDB, "open");
	const { database, told } = makeDatabase();
	await set(database, "a", 1);
	const request = open.mock.calls[0].result;
	forceCloseDatabase(/** @type {any} */ (request).result);
	assert.equal(await setting(database, "a"), 1);
	assert.equal(open.mock.callCount(), 2);
	assert.deepEqual(told, []);
});

test("a connection that is closed unheard is opened again", async (t) => {
	const open = t.mock.method(indexedDB, "open");
	const { database, told } = makeDatabase();
	await set(database, "a", 1);
	/** @type {any} */ (open.mock.calls[0].result).result.close();
	// The first call that notices the closed connection opens a new one for all.
	const calls = [1, 2, 3].map(() => setting(database, "a"));
	assert.deepEqual(await Promise.all(calls), [1, 1, 1]);
	assert.equal(open.mock.callCount(), 2);
	assert.deepEqual(told, []);
});

test("a database that somebody deletes is made again", async () => {
	const { database, told } = makeDatabase();
	await set(database, "a", 1);
	await resultOf(indexedDB.deleteDatabase(NAME));
	assert.equal(await setting(database, "a"), undefined);
	await set(database, "a", 2);
	assert.equal(await setting(database, "a"), 2);
	assert.deepEqual(told, []);
});

/** @type {Record<string, () => PropertyDescriptor>} */
const FORBIDDEN = {
	"is not there": () => ({ value: undefined }),
	"may not be asked for": () => ({
		get() {
			throw new DOMException("denied", "SecurityError");
		},
	}),
	"throws when it is opened": () => ({
		value: {
			open() {
				throw new DOMException("denied", "SecurityError");
			},
		},
	}),
	"does not open": () => ({
		value: {
			open() {
				const error = new DOMException("private", "InvalidStateError");
				const request = Object.create(IDBOpenDBRequest.prototype, {
					error: { value: error },
					addEventListener: {
						value(/** @type {string} */ type, /** @type {() => void} */ call) {
							if (type === "error") setImmediate(call);
						},
					},
					removeEventListener: { value() {} },
				});
				return request;
			},
		},
	}),
};

for (const [name, describe] of Object.entries(FORBIDDEN)) {
	test(`storage that ${name} is said once, and each call is refused`, async (t) => {
		const before = Object.getOwnPropertyDescriptor(globalThis, "indexedDB");
		t.after(() => Object.defineProperty(globalThis, "indexedDB", before ?? {}));
		Object.defineProperty(globalThis, "indexedDB", {
			configurable: true,
			...describe(),
		});
		const { database, told } = makeDatabase();
		await assertRefused(set(database, "a", 1), "storage");
		await assertRefused(setting(database, "a"), "storage");
		assert.deepEqual(told, ["storage"]);
	});
}

test("what fails in the middle leaves nothing half done", async () => {
	const { database } = makeDatabase();
	await assertRefused(
		database.keep(["settings"], async (transaction) => {
			await transaction.objectStore("settings").put(1, "a");
			throw new Error("broken");
		}),
		"storage",
	);
	assert.equal(await setting(database, "a"), undefined);
});
