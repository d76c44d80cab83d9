/**
 * What is saved in `localStorage`. There is no database here; how the two go together, and
 * two tabs, are in nothing-lost.test.js.
 */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import fc from "fast-check";
import { Store } from "../../www/storage/local.ts";

const KEY = "sliding-puzzle";

/**
 * Makes a storage in memory. It refuses texts longer than `full`.
 *
 * @param {Record<string, string>} [items]
 * @param {{ full?: number }} [options]
 */
function memory(items = {}, { full = Number.POSITIVE_INFINITY } = {}) {
	const map = new Map(Object.entries(items));
	const storage = {
		getItem: (/** @type {string} */ key) => map.get(key) ?? null,
		setItem(/** @type {string} */ key, /** @type {string} */ value) {
			if (value.length > full) {
				throw new DOMException("full", "QuotaExceededError");
			}
			map.set(key, value);
		},
		removeItem: (/** @type {string} */ key) => void map.delete(key),
	};
	return {
		map,
		storage: /** @type {Storage} */ (/** @type {any} */ (storage)),
	};
}

beforeEach((context) => {
	const { mock } = /** @type {import("node:test").TestContext} */ (context);
	mock.method(console, "info", () => {});
});

/** @typedef {{ replay?: string, tally?: object, slidesPerSecond?: number }} Value */

/** @param {any} value @returns {Value | null} */
function readValue({ replay, tally, slidesPerSecond }) {
	const isReplay = typeof replay === "string";
	if (!isReplay && (replay !== undefined || !(slidesPerSecond > 0)))
		return null;
	return JSON.parse(JSON.stringify({ replay, tally, slidesPerSecond }));
}

/** Whose turn it is to answer as `localStorage`. */
let current = () => memory().storage;
Object.defineProperty(globalThis, "localStorage", { get: () => current() });

/**
 * @param {() => Storage} storage
 * @param {boolean} [isOwn] Whether each tab has a value of its own.
 */
function storeOn(storage, isOwn = false) {
	/** @type {string[]} */
	const refused = [];
	/** @type {Store<Value>} */
	const store = new Store({
		key: KEY,
		read: readValue,
		onRefused: ({ code }) => refused.push(code),
		...(isOwn ? { onFound() {} } : {}),
	});
	current = storage;
	return {
		store,
		refused,
		load: () => store.load(),
		save: (/** @type {Value} */ value) => store.update(() => value),
	};
}

/** Result of `load` if nothing is saved. */
const NOTHING = { kept: {}, isDamaged: false, isRefused: false };

const TALLY = { elapsed: 12_345.6, hints: 2, solver: false };
const REPLAY = "last 3x3-ALSTV URDL2|UR2";

test("what is saved is there after a reload, beside what is saved later", async () => {
	const { storage } = memory();
	const { load, save, refused } = storeOn(() => storage);
	assert.deepEqual(load(), NOTHING);
	assert.equal(await save({ replay: REPLAY, tally: TALLY }), true);
	assert.equal(await save({ slidesPerSecond: 8 }), true);
	const { kept, isDamaged } = storeOn(() => storage).load();
	assert.deepEqual(kept, { replay: REPLAY, tally: TALLY, slidesPerSecond: 8 });
	assert.equal(isDamaged, false);
	assert.deepEqual(refused, []);
});

const GARBAGE = [
	...["", " ", "{", "null", "true", "1", '"text"', "[]", "{}", "[1,2,3]"],
	"\u0000\uffff\ud800",
	'{"version":0}',
	'{"version":0.5,"replay":"from no version"}',
	'{"version":"1"}',
	'{"version":1,"replay":7}',
	'{"version":1,"replay":null}',
	'{"version":1,"tally":{}}',
	'{"version":1,"slidesPerSecond":"fast"}',
];

test("garbage is said to be damaged and set aside, where it can be found", async () => {
	for (const garbage of GARBAGE) {
		const { map, storage } = memory({ [KEY]: garbage });
		const { load, save, refused } = storeOn(() => storage);
		assert.deepEqual(load(), { ...NOTHING, isDamaged: true }, garbage);
		assert.deepEqual([...map], [[`${KEY}-damaged`, garbage]]);
		assert.deepEqual(refused, []);
		await save({ replay: REPLAY, tally: TALLY });
		assert.equal(load().kept.replay, REPLAY);
		assert.equal(map.get(`${KEY}-damaged`), garbage);
	}
});

test("one damaged character is found, wherever it is, but in the check's own name", async () => {
	const { map, storage } = memory();
	await storeOn(() => storage).save({ replay: REPLAY, tally: TALLY });
	const text = map.get(KEY) ?? "";
	for (let at = 0; at < text.length; at += 1) {
		const other = text[at] === "7" ? "3" : "7";
		const damaged = text.slice(0, at) + other + text.slice(at + 1);
		map.set(KEY, damaged);
		const { kept, isDamaged } = storeOn(() => storage).load();
		if (!isDamaged) assert.deepEqual(kept, { replay: REPLAY, tally: TALLY });
		assert.equal(
			isDamaged,
			!/"[check7]{5}":/.test(damaged) || damaged.includes('"check"'),
		);
	}
});

test("no text makes it throw", () => {
	const value = fc.record(
		{
			version: fc.constantFrom(1, 2),
			at: fc.jsonValue(),
			from: fc.jsonValue(),
			check: fc.jsonValue(),
			replay: fc.jsonValue(),
			slidesPerSecond: fc.jsonValue(),
		},
		{ requiredKeys: [] },
	);
	const text = fc.oneof(
		fc.string(),
		value.map((value) => JSON.stringify(value)),
	);
	fc.assert(
		fc.property(text, (text) => {
			const { storage } = memory({ [KEY]: text });
			const { kept } = storeOn(() => storage).load();
			assert.ok(["string", "undefined"].includes(typeof kept.replay));
		}),
	);
});

test("a value that somebody else refuses is set aside", async () => {
	const { map, storage } = memory();
	const { store, save } = storeOn(() => storage);
	await save({ replay: "damaged" });
	store.setAside();
	assert.deepEqual([...map.keys()], [`${KEY}-damaged`]);
});

test("a storage that may not be asked for is said, and nothing throws", async () => {
	const { store, load, save, refused } = storeOn(() => {
		throw new Error("SecurityError");
	});
	assert.deepEqual(load(), { ...NOTHING, isRefused: true });
	assert.equal(await save({ slidesPerSecond: 2 }), false);
	store.setAside();
	assert.equal(store.take(), null);
	assert.deepEqual(refused, ["storage"]);
});

test("a full storage is said each time, and what was there stays", async () => {
	const { map, storage } = memory({}, { full: 190 });
	const { save, refused } = storeOn(() => storage);
	await save({ slidesPerSecond: 2, tally: TALLY });
	const before = map.get(KEY);
	assert.equal(await save({ replay: "R".repeat(200) }), false);
	assert.equal(await save({ replay: "R".repeat(300) }), false);
	assert.deepEqual(refused, ["storageFull", "storageFull"]);
	assert.equal(map.get(KEY), before);
});

const NEWER = [
	'{"version":2,"replay":"from a later version"}',
	'{"version":99}',
	'{"version":1e999,"game":{"by":"whatever"}}',
];

test("what a newer version has kept is left alone, and said", async () => {
	for (const text of NEWER) {
		for (const isOwn of [false, true]) {
			const { map, storage } = memory({ [KEY]: text });
			const { store, load, save, refused } = storeOn(() => storage, isOwn);
			assert.deepEqual(load(), NOTHING);
			assert.deepEqual(refused, []);
			assert.equal(await save({ replay: REPLAY, tally: TALLY }), false);
			assert.equal(store.take(), null);
			assert.deepEqual([...map], [[KEY, text]]);
			assert.deepEqual([...new Set(refused)], ["storageNewer"]);
			// The newer page has deleted its data.
			map.delete(KEY);
			assert.equal(await save({ slidesPerSecond: 2 }), true);
		}
	}
});

/** Makes two tabs on one storage, each with a value of its own. */
function twoTabs() {
	const { map, storage } = memory();
	const tab = () => {
		const made = storeOn(() => storage, true);
		made.load();
		return made;
	};
	return { map, tab };
}

/** @param {string} name */
const game = (name) => ({ replay: name, tally: TALLY });

test("who takes the key back is handed what the other tab kept there", async () => {
	const { map, tab } = twoTabs();
	const one = tab();
	const two = tab();
	assert.equal(await one.save(game("one")), true);
	assert.equal(await two.save(game("two")), false);
	assert.equal(JSON.parse(map.get(KEY) ?? "").replay, "one");
	await one.save(game("one, later"));
	assert.deepEqual(two.store.take(), game("one, later"));
	assert.equal(two.store.take(), null);
	assert.equal(await two.save(game("two")), true);
	assert.equal(await one.save(game("one, much later")), false);
	assert.deepEqual(one.store.take(), game("two"));
});

test("no tab writes over what it has not read, in whatever order they go", async () => {
	const turn = fc.record({
		n: fc.nat(2),
		does: fc.constantFrom("save", "save", "look", "take", "reload"),
	});
	await fc.assert(
		fc.asyncProperty(fc.array(turn, { maxLength: 40 }), async (turns) => {
			const { map, tab } = twoTabs();
			const tabs = [0, 1, 2].map(() => ({ ...tab(), read: new Set() }));
			let games = 0;
			for (const { n, does } of turns) {
				const { store, save, read } = tabs[n];
				const there = JSON.parse(map.get(KEY) ?? "null")?.replay;
				if (does === "save") {
					const name = `game ${games++}`;
					if (!(await save(game(name)))) continue;
					assert.ok(there === undefined || read.has(there), there);
					read.add(name);
				} else if (does === "look") {
					assert.equal(store.look(), there === undefined || read.has(there));
				} else if (does === "take") {
					read.add(store.take()?.replay);
					assert.ok(store.look());
				} else {
					tabs[n] = { ...tab(), read: new Set([there]) };
				}
			}
		}),
	);
});

test("garbage that appears while a page is open is set aside", async () => {
	const { map, storage } = memory();
	const { load, save, refused } = storeOn(() => storage, true);
	load();
	await save({ slidesPerSecond: 4 });
	map.set(KEY, "garbage");
	assert.equal(await save(game("one")), true);
	assert.equal(map.get(`${KEY}-damaged`), "garbage");
	assert.deepEqual(storeOn(() => storage).load().kept, {
		...game("one"),
		slidesPerSecond: 4,
	});
	assert.deepEqual(refused, []);
});
