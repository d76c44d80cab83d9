/**
 * Marathons that are done: saved once, what is damaged is passed over, and the best of
 * a course is found again.
 */

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { Marathons } from "../../www/records/marathons.ts";
import { Database } from "../../www/storage/database.ts";
import { MarathonStore } from "../../www/storage/marathon-store.ts";
import { statistics } from "./core.js";
import { forgetDatabases } from "./databases.js";
import { localItems } from "./fakes.js";
import { wonRecord } from "./marathon-plays.js";

/** @type {Database[]} */
const opened = [];

function makeStore() {
	const database = new Database();
	opened.push(database);
	return { database, store: new MarathonStore(database) };
}

beforeEach(forgetDatabases);

afterEach(async () => {
	for (const database of opened.splice(0)) await database.close();
});

/** @param {string} id */
const kept = (id, at = 1) => ({
	id,
	course: "relay 2-3",
	records: ["a", "b"],
	at,
});

test("a marathon comes back as it was saved, and the first one of an identity stays", async () => {
	const { store } = makeStore();
	await store.put(kept("a"));
	await store.put(kept("a", 2));
	await store.put(kept("b", 3));
	assert.deepEqual(await store.all(), [kept("a"), kept("b", 3)]);
	await store.remove("a");
	await store.remove("a");
	assert.deepEqual(await store.all(), [kept("b", 3)]);
});

test("a database that the browser has made anew gets the marathons back, but for those removed", async (t) => {
	localItems(t, {});
	t.mock.method(console, "info", () => {});
	const { database, store } = makeStore();
	await store.put(kept("a"));
	await store.put(kept("a", 2));
	await store.put(kept("b"));
	await store.put(kept("c", 3));
	await store.remove("b");
	await database.close();
	await forgetDatabases();
	assert.deepEqual(await makeStore().store.all(), [kept("a"), kept("c", 3)]);
});

test("what is no marathon is neither saved nor read", async () => {
	const { database, store } = makeStore();
	const wrong = /** @type {any[]} */ ([
		{ ...kept("a"), records: "a" },
		{ ...kept("a"), records: [1] },
		{ ...kept("a"), at: "now" },
		{ id: "a" },
	]);
	for (const value of wrong) {
		await assert.rejects(store.put(value), TypeError);
		await database.keep(["marathons"], (transaction) =>
			transaction.objectStore("marathons").put(value),
		);
		assert.deepEqual(await store.all(), []);
	}
});

/**
 * @param {Marathons} marathons
 * @param {string} seed
 * @param {number} pace
 * @param {number} at
 */
async function run(marathons, seed, pace, at) {
	const marathon = marathons.begin("relay 2-3");
	const records = ["2x2", "3x3"].map((size) => wonRecord(size, seed, pace));
	for (const record of records) marathon.add(record);
	const state = marathon.state(1);
	await marathons.keep(state, records, at);
	return state;
}

test("the best of a course is found again, and a removed one comes back", async () => {
	const { store } = makeStore();
	const marathons = new Marathons({ statistics, store });
	assert.equal(await marathons.best("relay 2-3", 1), null);
	const slow = await run(marathons, "a", 500, 10);
	const fast = await run(marathons, "b", 1, 20);
	assert.ok((fast.score ?? 0) < (slow.score ?? 0));
	assert.equal((await marathons.best("relay 2-3", 1))?.state.id, fast.id);
	const before = await marathons.best("relay 2-3", 1, fast.id ?? "");
	assert.deepEqual(before?.state, slow);
	assert.equal(await marathons.best("relay 2-4", 1), null);
	const ids = async () =>
		(await marathons.list(1)).map(({ state }) => state.id);
	assert.deepEqual(await ids(), [fast.id, slow.id]);
	const restore = await marathons.remove(fast.id ?? "");
	assert.deepEqual(await ids(), [slow.id]);
	await restore();
	assert.deepEqual(await ids(), [fast.id, slow.id]);
});

test("a course that there is not is refused with its reason", () => {
	const { store } = makeStore();
	const marathons = new Marathons({ statistics, store });
	for (const [course, code] of [
		["relay 2-2", "courseSide"],
		["marathon 4x4 x1", "courseCount"],
		["sprint", "course"],
		["average 1x4 x5", "course"],
	]) {
		assert.throws(() => marathons.begin(course), { code });
	}
	const marathon = marathons.begin("relay 2-3");
	assert.throws(() => marathon.add(wonRecord("3x3", "a", 1)), {
		code: "legSize",
	});
});
