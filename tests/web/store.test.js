import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { readState } from "../../www/element/saved-game.js";
import { Store } from "../../www/storage/local.js";

const KEY = "sliding-puzzle";

/**
 * A storage in memory; `full` refuses what is longer.
 *
 * @param {Record<string, string>} [items]
 * @param {{ full?: number }} [options]
 */
function memory(items = {}, { full = Number.POSITIVE_INFINITY } = {}) {
	const map = new Map(Object.entries(items));
	const storage = {
		getItem: (/** @type {string} */ key) => map.get(key) ?? null,
		setItem(/** @type {string} */ key, /** @type {string} */ value) {
			if (value.length > full) throw new Error("QuotaExceededError");
			map.set(key, value);
		},
		removeItem: (/** @type {string} */ key) => void map.delete(key),
	};
	return {
		map,
		storage: /** @type {Storage} */ (/** @type {any} */ (storage)),
	};
}

/** @param {() => Storage} storage */
function storeOn(storage) {
	/** @type {unknown[]} */
	const refused = [];
	/** @type {Store<import("../../www/element/saved-game.js").State>} */
	const store = new Store({
		storage,
		key: KEY,
		read: readState,
		onRefused: (error) => refused.push(error),
	});
	return { store, refused };
}

const TALLY = { elapsed: 12_345.6, hints: 2, solver: false };
const REPLAY = "last 3x3-ALSTV URDL2|UR2";

test("what is saved is there after a reload", () => {
	const { storage } = memory();
	const { store, refused } = storeOn(() => storage);
	assert.deepEqual(store.load(), { kept: {}, isDamaged: false });
	store.save({ replay: REPLAY, tally: TALLY });
	store.save({ slidesPerSecond: 8 });
	const { kept, isDamaged } = storeOn(() => storage).store.load();
	assert.deepEqual(kept, { replay: REPLAY, tally: TALLY, slidesPerSecond: 8 });
	assert.equal(isDamaged, false);
	assert.deepEqual(refused, []);
});

test("what was kept before stays beside what is saved later", () => {
	const { storage } = memory();
	storeOn(() => storage).store.save({ tally: TALLY, replay: REPLAY });
	const { store } = storeOn(() => storage);
	store.load();
	store.save({ slidesPerSecond: 2 });
	const { kept } = storeOn(() => storage).store.load();
	assert.deepEqual(
		[kept.tally, kept.replay, kept.slidesPerSecond],
		[TALLY, REPLAY, 2],
	);
});

const GARBAGE = [
	"",
	" ",
	"{",
	"null",
	"true",
	"1",
	'"text"',
	"[]",
	"{}",
	"[1,2,3]",
	"\u0000\uffff\ud800",
	'{"version":0}',
	'{"version":2,"replay":"from a later version"}',
	'{"version":"1"}',
	'{"version":1,"replay":7}',
	'{"version":1,"replay":null}',
	'{"version":1,"replay":["a"]}',
	'{"version":1,"tally":null}',
	'{"version":1,"tally":7}',
	'{"version":1,"tally":{}}',
	'{"version":1,"tally":{"elapsed":"1","hints":0,"solver":false}}',
	'{"version":1,"tally":{"elapsed":1e999,"hints":0,"solver":false}}',
	'{"version":1,"tally":{"elapsed":-1,"hints":0,"solver":false}}',
	'{"version":1,"tally":{"elapsed":1,"hints":null,"solver":false}}',
	'{"version":1,"tally":{"elapsed":1,"hints":0,"solver":0}}',
	'{"version":1,"slidesPerSecond":"fast"}',
	'{"version":1,"slidesPerSecond":null}',
];

test("garbage is said to be damaged and set aside, where it can be found", () => {
	for (const garbage of GARBAGE) {
		const { map, storage } = memory({ [KEY]: garbage });
		const { store, refused } = storeOn(() => storage);
		assert.deepEqual(store.load(), { kept: {}, isDamaged: true }, garbage);
		assert.deepEqual([...map], [[`${KEY}-damaged`, garbage]]);
		assert.deepEqual(refused, []);
		store.save({ replay: REPLAY, tally: TALLY });
		assert.equal(store.load().kept.replay, REPLAY);
		assert.equal(map.get(`${KEY}-damaged`), garbage);
	}
});

test("no text makes it throw", () => {
	const value = fc.record(
		{
			version: fc.constantFrom(1, 2),
			replay: fc.jsonValue(),
			tally: fc.jsonValue(),
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
			const { kept } = storeOn(() => storage).store.load();
			assert.ok(["string", "undefined"].includes(typeof kept.replay));
		}),
	);
});

test("a replay that the core refuses is set aside by the page", () => {
	const { map, storage } = memory();
	const { store } = storeOn(() => storage);
	store.save({ replay: "damaged" });
	store.setAside();
	assert.deepEqual([...map.keys()], [`${KEY}-damaged`]);
});

test("a storage that may not be asked for is said once, and nothing throws", () => {
	const { store, refused } = storeOn(() => {
		throw new Error("SecurityError");
	});
	assert.equal(store.isRefused, false);
	assert.deepEqual(store.load(), { kept: {}, isDamaged: false });
	store.save({ tally: TALLY });
	store.setAside();
	assert.equal(store.isRefused, true);
	assert.deepEqual(refused.map(String), ["Error: SecurityError"]);
});

test("a full storage is said once, and what was there stays", () => {
	const { map, storage } = memory({}, { full: 90 });
	const { store, refused } = storeOn(() => storage);
	store.save({ tally: TALLY });
	const before = map.get(KEY);
	store.save({ replay: "R".repeat(100) });
	store.save({ replay: "R".repeat(200) });
	assert.equal(refused.length, 1);
	assert.equal(map.get(KEY), before);
});

test("garbage in a full storage does not stop the game", () => {
	const { storage } = memory({ [KEY]: "garbage" }, { full: 3 });
	const { store, refused } = storeOn(() => storage);
	assert.equal(store.load().isDamaged, true);
	store.save({ replay: REPLAY });
	assert.equal(refused.length, 1);
});
