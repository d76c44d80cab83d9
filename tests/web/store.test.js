import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { readState } from "../../www/element/kept-game.ts";
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

/**
 * @param {() => Storage} storage
 * @param {{ onTaken?: () => void }} [parts]
 */
function storeOn(storage, parts = {}) {
	/** @type {string[]} */
	const refused = [];
	/** @type {Store<import("../../www/element/kept-game.ts").FirstState>} */
	const store = new Store({
		storage,
		key: KEY,
		read: readState,
		onRefused: ({ code }) => refused.push(code),
		...parts,
	});
	return { store, refused };
}

/** Result of `load` if nothing is saved. */
const NOTHING = { kept: {}, isDamaged: false, isNewer: false };

const TALLY = { elapsed: 12_345.6, hints: 2, solver: false };
const REPLAY = "last 3x3-ALSTV URDL2|UR2";

test("what is saved is there after a reload", () => {
	const { storage } = memory();
	const { store, refused } = storeOn(() => storage);
	assert.deepEqual(store.load(), NOTHING);
	assert.equal(store.save({ replay: REPLAY, tally: TALLY }), true);
	assert.equal(store.save({ slidesPerSecond: 8 }), true);
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
	'{"version":0.5,"replay":"from no version"}',
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
		assert.deepEqual(store.load(), { ...NOTHING, isDamaged: true }, garbage);
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
	assert.deepEqual(store.load(), NOTHING);
	assert.equal(store.save({ tally: TALLY }), false);
	store.setAside();
	assert.equal(store.take(), null);
	assert.deepEqual(refused, ["storage"]);
});

test("a full storage is said once, and what was there stays", () => {
	const { map, storage } = memory({}, { full: 90 });
	const { store, refused } = storeOn(() => storage);
	store.save({ tally: TALLY });
	const before = map.get(KEY);
	assert.equal(store.save({ replay: "R".repeat(100) }), false);
	assert.equal(store.save({ replay: "R".repeat(200) }), false);
	assert.deepEqual(refused, ["storageFull"]);
	assert.equal(map.get(KEY), before);
});

test("garbage in a full storage does not stop the game", () => {
	const { storage } = memory({ [KEY]: "garbage" }, { full: 3 });
	const { store, refused } = storeOn(() => storage);
	assert.equal(store.load().isDamaged, true);
	store.save({ replay: REPLAY });
	assert.equal(refused.length, 1);
});

const NEWER = [
	'{"version":2,"replay":"from a later version"}',
	'{"version":99}',
	'{"version":1e999,"game":{"by":"whatever"}}',
];

test("what a newer version has kept is left alone, and said once", () => {
	for (const text of NEWER) {
		const { map, storage } = memory({ [KEY]: text });
		const { store, refused } = storeOn(() => storage);
		assert.deepEqual(store.load(), { ...NOTHING, isNewer: true });
		assert.deepEqual(refused, []);
		assert.equal(store.save({ replay: REPLAY, tally: TALLY }), false);
		assert.equal(store.save({ slidesPerSecond: 2 }), false);
		assert.equal(store.take(), null);
		assert.deepEqual([...map], [[KEY, text]]);
		assert.deepEqual(refused, ["storageNewer"]);
	}
});

test("what a newer version writes while this one is open is left alone", () => {
	for (const onTaken of [undefined, () => assert.fail("it is not ours")]) {
		const { map, storage } = memory();
		const { store, refused } = storeOn(
			() => storage,
			onTaken === undefined ? {} : { onTaken },
		);
		store.load();
		store.save({ replay: REPLAY, tally: TALLY });
		map.set(KEY, NEWER[0]);
		assert.equal(store.look(), false);
		assert.equal(store.save({ slidesPerSecond: 2 }), false);
		assert.deepEqual([...map], [[KEY, NEWER[0]]]);
		assert.deepEqual(refused, ["storageNewer"]);
		// The newer page has deleted its data.
		map.delete(KEY);
		assert.equal(store.save({}), true);
		assert.equal(storeOn(() => storage).store.load().kept.slidesPerSecond, 2);
	}
});

/** Makes two tabs on one storage, and records what each is told. */
function twoTabs() {
	const { map, storage } = memory();
	const tab = () => {
		let taken = 0;
		const { store, refused } = storeOn(() => storage, {
			onTaken: () => {
				taken += 1;
			},
		});
		store.load();
		return { store, refused, taken: () => taken };
	};
	return { map, tab };
}

/** @param {string} name */
const game = (name) => ({ replay: name, tally: TALLY });

test("a tab does not write over what another has written, and is told once", () => {
	const { map, tab } = twoTabs();
	const one = tab();
	one.store.save(game("start"));
	const two = tab();
	assert.equal(two.store.save(game("two")), true);
	const text = map.get(KEY);
	assert.equal(one.store.save(game("one")), false);
	assert.equal(one.store.save(game("one, later")), false);
	assert.equal(one.store.look(), false);
	assert.equal(map.get(KEY), text);
	assert.deepEqual([one.taken(), two.taken()], [1, 0]);
	assert.deepEqual([...one.refused, ...two.refused], []);
});

test("a tab that looks is told before it has anything to save", () => {
	const { tab } = twoTabs();
	const one = tab();
	const two = tab();
	one.store.save(game("one"));
	assert.equal(two.taken(), 0);
	assert.equal(two.store.look(), false);
	assert.equal(two.taken(), 1);
	assert.equal(one.store.look(), true);
});

test("a tab that saves the same takes nothing from another", () => {
	const { tab } = twoTabs();
	const one = tab();
	one.store.save(game("start"));
	const two = tab();
	two.store.save(game("start"));
	assert.equal(one.store.save(game("one")), true);
	assert.equal(one.taken(), 0);
});

test("who takes the key back is handed what the other tab kept there", () => {
	const { tab } = twoTabs();
	const one = tab();
	const two = tab();
	one.store.save(game("one"));
	two.store.look();
	one.store.save(game("one, later"));
	assert.deepEqual(two.store.take(), game("one, later"));
	assert.equal(two.store.take(), null);
	assert.equal(two.store.save(game("two")), true);
	assert.equal(one.store.save(game("one, much later")), false);
	assert.deepEqual(one.store.take(), game("two"));
	assert.deepEqual([one.taken(), two.taken()], [1, 1]);
});

test("what the other tab writes after it was handed out is not written over", () => {
	const { tab } = twoTabs();
	const one = tab();
	const two = tab();
	one.store.save(game("one"));
	assert.deepEqual(two.store.take(), game("one"));
	one.store.save(game("one, later"));
	assert.equal(two.store.save(game("two")), false);
	assert.equal(two.taken(), 2);
	assert.deepEqual(two.store.take(), game("one, later"));
	assert.equal(two.store.save(game("two")), true);
});

test("what was to be kept while another tab had the key is kept then", () => {
	const { tab } = twoTabs();
	const one = tab();
	const two = tab();
	one.store.save(game("one"));
	two.store.save({ slidesPerSecond: 4 });
	two.store.take();
	two.store.save(game("two"));
	assert.deepEqual(tab().store.load().kept, {
		...game("two"),
		slidesPerSecond: 4,
	});
});

test("no tab writes over what it has not read, in whatever order they go", () => {
	const turn = fc.record({
		n: fc.nat(2),
		does: fc.constantFrom("save", "save", "look", "take", "reload"),
	});
	fc.assert(
		fc.property(fc.array(turn, { maxLength: 40 }), (turns) => {
			const { map, tab } = twoTabs();
			const tabs = [0, 1, 2].map(() => ({ ...tab(), read: new Set() }));
			let games = 0;
			for (const { n, does } of turns) {
				const { store, read } = tabs[n];
				const there = JSON.parse(map.get(KEY) ?? "null")?.replay;
				if (does === "save") {
					const name = `game ${games++}`;
					if (!store.save(game(name))) continue;
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

test("garbage that appears while a page is open is set aside", () => {
	const { map, storage } = memory();
	const { store, refused } = storeOn(() => storage, {
		onTaken: () => assert.fail("no tab wrote that"),
	});
	store.load();
	store.save({ slidesPerSecond: 4 });
	map.set(KEY, "garbage");
	assert.equal(store.save(game("one")), true);
	assert.equal(map.get(`${KEY}-damaged`), "garbage");
	assert.deepEqual(storeOn(() => storage).store.load().kept, {
		...game("one"),
		slidesPerSecond: 4,
	});
	assert.deepEqual(refused, []);
});

test("where nobody asks for tabs, who writes last is kept", () => {
	const { storage } = memory();
	const one = storeOn(() => storage).store;
	const two = storeOn(() => storage).store;
	one.save({ replay: "one" });
	assert.equal(two.save(game("two")), true);
	assert.equal(one.save(game("one")), true);
	assert.equal(storeOn(() => storage).store.load().kept.replay, "one");
});
