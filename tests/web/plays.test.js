/**
 * Saved plays: none is lost between tabs, and the caller learns whether a play was
 * saved.
 */

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { Database } from "../../www/storage/database.ts";
import { PlayStore } from "../../www/storage/plays.ts";
import { TableStore } from "../../www/storage/tables.ts";
import {
	FullStorage,
	forgetDatabases,
	openRaw,
	resultOf,
} from "./databases.js";
import { localItems } from "./fakes.js";

/** @typedef {import("../../www/storage/stored.ts").Play} Play */

/** Number of steps that cursors have made. */
let steps = 0;

// Replaced before idb loads: idb recognises a cursor's methods by identity.
const goOn = IDBCursor.prototype.continue;
IDBCursor.prototype.continue = function (key) {
	steps += 1;
	return goOn.call(this, key);
};

/** @type {Database[]} */
const opened = [];

function makePlays() {
	/** @type {string[]} */
	const told = [];
	const database = new Database({ onRefused: ({ code }) => told.push(code) });
	opened.push(database);
	return { database, plays: new PlayStore(database), told };
}

/** @param {string} id @param {Partial<Play>} [parts] @returns {Play} */
function play(id, parts = {}) {
	return {
		id,
		record: `record of ${id}`,
		at: 1_000,
		state: "playing",
		size: "4x4",
		goal: "last",
		...parts,
	};
}

/** @param {Play[]} found */
function idsOf(found) {
	return found.map(({ id }) => id);
}

/** Puts values into the store unchanged. @param {unknown[]} values */
async function putRaw(values) {
	const raw = await openRaw();
	const plays = raw.transaction("plays", "readwrite").objectStore("plays");
	await Promise.all(values.map((value) => resultOf(plays.put(value))));
	raw.close();
}

beforeEach(forgetDatabases);
afterEach(async () => {
	for (const database of opened.splice(0)) await database.close();
});

test("a play that is put is there, until it is removed", async () => {
	const { plays, told } = makePlays();
	assert.equal(await plays.get("a"), undefined);
	assert.equal(await plays.put(play("a")), true);
	assert.deepEqual(await plays.get("a"), play("a"));
	assert.deepEqual(await makePlays().plays.get("a"), play("a"));
	assert.equal(await plays.count(), 1);
	await plays.remove("a");
	await plays.remove("a");
	assert.equal(await plays.get("a"), undefined);
	assert.equal(await plays.count(), 0);
	assert.deepEqual(told, []);
});

test("of one play the later change is kept, whichever comes last", async () => {
	const { plays } = makePlays();
	const early = play("a", { at: 1, record: "early" });
	const late = play("a", { at: 2, record: "late" });
	assert.equal(await plays.put(early), true);
	assert.equal(await plays.put(late), true);
	assert.equal(await plays.put(early), false);
	assert.deepEqual(await plays.get("a"), late);
	const again = play("a", { at: 2, record: "at the same time" });
	assert.equal(await plays.put(again), true);
	assert.deepEqual(await plays.get("a"), again);
});

test("two tabs that write at once lose nothing", async () => {
	const one = makePlays().plays;
	const two = makePlays().plays;
	/** @type {Promise<boolean>[]} */
	const puts = [];
	for (let n = 0; n < 50; n++) {
		puts.push(one.put(play(`one ${n}`)), two.put(play(`two ${n}`)));
		// Both put the same play; the tabs take turns in having the later change.
		const [early, late] = n % 2 === 0 ? [one, two] : [two, one];
		puts.push(late.put(play("both", { at: 2 * n + 1, record: `${n} late` })));
		puts.push(early.put(play("both", { at: 2 * n, record: `${n} early` })));
	}
	const kept = await Promise.all(puts);
	assert.equal(await one.count(), 101);
	assert.equal((await two.get("both"))?.record, "49 late");
	assert.equal(kept.filter((isKept) => !isKept).length > 0, true);
});

test("the newest come first, of one state or of all, at most so many", async () => {
	const { plays } = makePlays();
	const states = ["playing", "aside", "solved"];
	for (let n = 0; n < 30; n++) {
		// The order is neither by time nor by name.
		const at = (n * 7) % 30;
		await plays.put(play(`p${n}`, { at, state: states[at % 3] }));
	}
	const ats = (/** @type {Play[]} */ found) => found.map(({ at }) => at);
	assert.deepEqual(ats(await plays.newest(undefined, 4)), [29, 28, 27, 26]);
	assert.deepEqual(ats(await plays.newest("aside", 3)), [28, 25, 22]);
	assert.equal((await plays.newest("aside")).length, 10);
	assert.equal((await plays.newest()).length, 30);
	assert.deepEqual(await plays.newest("solve"), []);
	assert.deepEqual(await plays.newest("solved", 0), []);
	assert.deepEqual(
		[await plays.count("solved"), await plays.count("none")],
		[10, 0],
	);
});

test("a play that changes its state is found in the new one alone", async () => {
	const { plays } = makePlays();
	await plays.put(play("a", { at: 1 }));
	await plays.put(play("a", { at: 2, state: "solved" }));
	assert.deepEqual(await plays.newest("playing"), []);
	assert.deepEqual(idsOf(await plays.newest("solved")), ["a"]);
	assert.equal(await plays.count(), 1);
});

test("ten thousand plays: the newest are found without reading all", async (t) => {
	const { plays } = makePlays();
	await plays.count();
	const many = Array.from({ length: 10_000 }, (_, n) =>
		play(`p${n}`, { at: n, state: n % 100 === 0 ? "aside" : "solved" }),
	);
	await putRaw(many);
	const all = t.mock.method(IDBObjectStore.prototype, "getAll");
	steps = 0;
	assert.deepEqual(
		(await plays.newest("aside", 2)).map(({ at }) => at),
		[9_900, 9_800],
	);
	assert.equal((await plays.newest()).length, 50);
	assert.equal(all.mock.callCount(), 0);
	assert.equal(steps, 50);
	assert.equal(await plays.count(), 10_000);
	assert.equal(await plays.count("aside"), 100);
	assert.equal((await plays.newest(undefined, 1e9)).length, 10_000);
});

test("what is no play is not put", async () => {
	const { plays, told } = makePlays();
	/** @type {any[]} */
	const bad = [
		null,
		{},
		{ ...play("a"), id: 7 },
		{ ...play("a"), record: undefined },
		{ ...play("a"), at: Number.NaN },
		{ ...play("a"), at: "1" },
		{ ...play("a"), state: null },
	];
	for (const value of bad) await assert.rejects(plays.put(value), TypeError);
	assert.equal(await plays.count(), 0);
	assert.deepEqual(told, []);
});

test("what is damaged is passed over, and may be written over", async () => {
	const { plays } = makePlays();
	await plays.put(play("sound", { at: 5 }));
	await putRaw([
		{ id: "a", at: 9, state: "playing" },
		{ id: "b", at: 8, state: "playing", record: 7, size: "", goal: "" },
		{ id: "c" },
		{ id: "d", at: "late", state: [] },
	]);
	assert.deepEqual(idsOf(await plays.newest()), ["sound"]);
	assert.deepEqual(idsOf(await plays.newest("playing", 1)), ["sound"]);
	assert.equal(await plays.get("a"), undefined);
	assert.equal(await plays.put(play("a", { at: 1 })), true);
	assert.deepEqual(await plays.get("a"), play("a", { at: 1 }));
});

test("in a full storage a table gives way to a play", async (t) => {
	new FullStorage(t, 450);
	const { database, plays, told } = makePlays();
	const tables = new TableStore(database);
	await tables.keep("4x4 last", new Uint8Array(200));
	await tables.keep("5x5 last", new Uint8Array(200));
	await tables.read("4x4 last");
	assert.equal(await plays.put(play("a")), true);
	assert.equal(await tables.read("5x5 last"), undefined);
	assert.equal((await tables.read("4x4 last"))?.length, 200);
	assert.deepEqual(told, []);
});

test("a play that finds no room is refused, and what was kept stays", async (t) => {
	new FullStorage(t, 200);
	const { plays, told } = makePlays();
	await plays.put(play("a"));
	const long = play("a", { at: 2_000, record: "R".repeat(500) });
	await assert.rejects(plays.put(long), { code: "storageFull" });
	await assert.rejects(plays.put(long), { code: "storageFull" });
	assert.deepEqual(await plays.get("a"), play("a"));
	assert.deepEqual(told, ["storageFull"]);
});

test("a play that waits and finds no room stops nobody from reading", async (t) => {
	const long = play("b", { record: "R".repeat(500) });
	localItems(t, { "sliding-puzzle.pending.b": JSON.stringify(long) });
	t.mock.method(console, "info", () => {});
	new FullStorage(t, 200);
	const { plays } = makePlays();
	assert.deepEqual(await plays.newest(), []);
	assert.equal(await plays.put(play("a")), true);
	assert.deepEqual(idsOf(await plays.newest()), ["a"]);
	// The next page tries again.
	assert.ok("sliding-puzzle.pending.b" in localStorage);
});

test("a play that waits is there with the first look, and waits no longer", async (t) => {
	localItems(t, {
		"sliding-puzzle.pending.a": JSON.stringify(play("a")),
		other: JSON.stringify(play("d")),
	});
	const { plays } = makePlays();
	assert.deepEqual(idsOf(await plays.newest()), ["a"]);
	assert.deepEqual(Object.keys(localStorage), [
		"other",
		"sliding-puzzle.saved.a",
	]);
	await plays.remove("a");
	assert.deepEqual(await makePlays().plays.newest(), []);
});

test("what waits and is no play is moved out of the way, and not lost", async (t) => {
	const foreign = JSON.stringify(play("f"));
	localItems(t, {
		"sliding-puzzle.pending.c": "garbage",
		"sliding-puzzle.pending.d": '{"id":"d"}',
		// Under the name of another: what is saved would not be forgotten.
		"sliding-puzzle.pending.e": foreign,
		"sliding-puzzle.pending.a": JSON.stringify(play("a")),
	});
	const info = t.mock.method(console, "info", () => {});
	assert.deepEqual(idsOf(await makePlays().plays.newest()), ["a"]);
	assert.deepEqual(
		{ ...localStorage },
		{
			"sliding-puzzle.pending-damaged.c": "garbage",
			"sliding-puzzle.pending-damaged.d": '{"id":"d"}',
			"sliding-puzzle.pending-damaged.e": foreign,
			"sliding-puzzle.saved.a": JSON.stringify(play("a")),
		},
	);
	assert.equal(info.mock.callCount(), 3);
	// The next page does not read them again.
	assert.deepEqual(idsOf(await makePlays().plays.newest()), ["a"]);
	assert.equal(info.mock.callCount(), 3);
});

test("a database that the browser has made anew gets the plays back, but for those removed", async (t) => {
	localItems(t, {});
	t.mock.method(console, "info", () => {});
	const { plays } = makePlays();
	await plays.put(play("a"));
	await plays.put(play("b", { at: 2_000 }));
	await plays.put(play("b", { at: 3_000, record: "later" }));
	await plays.put(play("c"));
	await plays.put(play("d"));
	await plays.remove("c");
	await plays.removeAll(["d"]);
	await forgetDatabases();
	const next = makePlays().plays;
	assert.deepEqual(idsOf(await next.newest()), ["b", "a"]);
	assert.equal((await next.get("b"))?.record, "later");
	// A file of plays is with the player, and is read again.
	await next.putAll([play("e")]);
	await forgetDatabases();
	assert.deepEqual((await makePlays().plays.ids()).toSorted(), ["a", "b"]);
});

test("copies of plays take no more than their room, and the oldest go", async (t) => {
	localItems(t, {});
	const { plays } = makePlays();
	for (let n = 0; n < 12; n += 1) {
		const record = "R".repeat(50_000);
		await plays.put(play(`${n}`, { at: n, record }));
	}
	const kept = Object.entries(localStorage);
	assert.ok(JSON.stringify(kept).length < 550_000);
	assert.equal("sliding-puzzle.saved.2" in localStorage, false);
	assert.ok("sliding-puzzle.saved.11" in localStorage);
	assert.equal(await plays.count(), 12);
});

test("where only localStorage is forbidden, plays are saved and read", async (t) => {
	Object.defineProperty(globalThis, "localStorage", {
		configurable: true,
		get() {
			throw new DOMException("denied", "SecurityError");
		},
	});
	t.after(() => Reflect.deleteProperty(globalThis, "localStorage"));
	const { plays, told } = makePlays();
	assert.equal(await plays.put(play("a")), true);
	assert.deepEqual(idsOf(await plays.newest()), ["a"]);
	await plays.remove("a");
	assert.equal(await plays.count(), 0);
	assert.deepEqual(told, []);
});

test("where storage is forbidden, every method says so", async (t) => {
	t.mock.method(indexedDB, "open", () => {
		throw new DOMException("denied", "SecurityError");
	});
	const { plays, told } = makePlays();
	const refusal = { code: "storage" };
	await assert.rejects(plays.put(play("a")), refusal);
	await assert.rejects(plays.get("a"), refusal);
	await assert.rejects(plays.newest(), refusal);
	await assert.rejects(plays.remove("a"), refusal);
	await assert.rejects(plays.count(), refusal);
	assert.deepEqual(told, ["storage"]);
});
