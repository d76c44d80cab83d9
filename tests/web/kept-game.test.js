/**
 * The saved game: states of both versions, invalid states, and which game a puzzle
 * starts with.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import "fake-indexeddb/auto";
import fc from "fast-check";
import { Autosave } from "../../www/element/autosave.ts";
import { firstGame, nameOf } from "../../www/element/first-game.ts";
import {
	gameOf,
	gameStore,
	parseState,
	readState,
} from "../../www/element/kept-game.ts";
import { dealt, Game } from "./core.js";
import { BOARD, gameOf as boardOf } from "./table.js";

const KEY = "sliding-puzzle";
const TALLY = { elapsed: 61_500, hints: 2, solver: true };

/** A state as version 1 saved it. */
const FIRST = { replay: "last 3x2-ADe L2|U", tally: TALLY };

/**
 * Lets Node fetch the reader.
 *
 * @param {import("node:test").TestContext} context
 */
function serveReader(context) {
	context.mock.method(
		globalThis,
		"fetch",
		async (/** @type {URL} */ url) => new Response(readFileSync(url)),
	);
}

/** A game in progress, as this version saves it. */
function begun(board = BOARD) {
	const game = boardOf(board);
	game.slide("L", 1_000);
	game.slide("R", 3_000);
	return { record: game.record };
}

/** Contents of `localStorage`. @type {Map<string, string>} */
const items = new Map();
let isForbidden = false;
let isFull = false;

const storage = {
	getItem: (/** @type {string} */ key) => items.get(key) ?? null,
	setItem(/** @type {string} */ key, /** @type {string} */ value) {
		if (isFull) throw new DOMException("full", "QuotaExceededError");
		items.set(key, value);
	},
	removeItem: (/** @type {string} */ key) => void items.delete(key),
};

Object.defineProperty(globalThis, "localStorage", {
	configurable: true,
	get() {
		if (isForbidden) throw new DOMException("denied", "SecurityError");
		return storage;
	},
});

beforeEach(() => {
	items.clear();
	isForbidden = false;
	isFull = false;
});

const DAMAGED_TALLIES = [
	undefined,
	null,
	{ ...TALLY, elapsed: "1" },
	{ ...TALLY, elapsed: -1 },
	{ ...TALLY, elapsed: Number.POSITIVE_INFINITY },
	{ ...TALLY, hints: null },
	{ ...TALLY, solver: 0 },
];

test("a state of either version is read, and nothing beside it", () => {
	const { record } = begun();
	for (const [value, state] of [
		[{ record }, { record }],
		[
			{ record, slidesPerSecond: 8 },
			{ record, slidesPerSecond: 8 },
		],
		[{ record, slidesPerSecond: "fast", version: 1, x: 1 }, { record }],
		[FIRST, FIRST],
		[
			{ ...FIRST, x: 1, slidesPerSecond: 2 },
			{ ...FIRST, slidesPerSecond: 2 },
		],
		// A page of version 1 has read the newer state and saves both.
		[{ ...FIRST, record }, { record }],
	]) {
		assert.deepEqual(readState(value), state);
	}
});

test("what is no state is none", () => {
	for (const value of [
		...[null, undefined, true, 7, "text", [], {}, Number.NaN],
		...[{ record: 7 }, { record: null }, { record: ["a"] }],
		...[{ slidesPerSecond: 4 }, { tally: TALLY }],
		{ ...FIRST, replay: 7 },
	]) {
		assert.equal(readState(value), null, JSON.stringify(value));
	}
});

test("no value and no text is too odd to be answered", async (context) => {
	serveReader(context);
	const any = fc.oneof(
		fc.anything(),
		fc.record(
			{
				record: fc.anything(),
				replay: fc.anything(),
				tally: fc.anything(),
				slidesPerSecond: fc.anything(),
			},
			{ requiredKeys: [] },
		),
	);
	await fc.assert(
		fc.asyncProperty(any, fc.string(), async (value, text) => {
			for (const state of [readState(value), parseState(text)]) {
				if (state === null) continue;
				try {
					(await gameOf(Game, state)).free();
				} catch (error) {
					assert.ok(error instanceof Error && "code" in error, `${error}`);
				}
			}
		}),
	);
});

test("a text that a form has kept is a state, or nothing", () => {
	assert.deepEqual(parseState(JSON.stringify(FIRST)), FIRST);
	for (const text of ["", "{", "null", "7", "[]", "{}", '"record"']) {
		assert.equal(parseState(text), null, text);
	}
});

test("the game of a state is as it was, of either version", async (context) => {
	serveReader(context);
	const { record } = begun();
	const game = await gameOf(Game, { record });
	assert.equal(game.text, BOARD);
	const { stm, elapsed } = game.snapshot(0);
	assert.deepEqual([stm, elapsed], [2, 2_000]);

	const first = (await gameOf(Game, FIRST)).snapshot(0);
	const { hints, solver, canRedo } = first;
	assert.deepEqual([first.size, first.stm, canRedo], ["3x2", 2, true]);
	assert.deepEqual(
		{ elapsed: first.elapsed, hints, solver },
		{ ...TALLY, elapsed: 61_500 },
	);
});

test("what the core has against a state is said by a code", async (context) => {
	serveReader(context);
	for (const [state, code] of /** @type {[any, string][]} */ ([
		[{ record: "" }, "record"],
		[{ record: `${begun().record}x` }, "record"],
		[{ replay: "of nothing", tally: TALLY }, "replay"],
		...DAMAGED_TALLIES.map((tally) => [{ ...FIRST, tally }, "replay"]),
	])) {
		await assert.rejects(gameOf(Game, state), { code });
	}
});

/** Makes a store for the key, and records the errors it reports. */
function setStore() {
	/** @type {unknown[]} */
	const refused = [];
	const onRefused = (/** @type {any} */ error) => refused.push(error.code);
	return { store: gameStore(KEY, { onRefused }), onRefused, refused };
}

test("a game is kept beside what version 1 has kept, with the games put aside", () => {
	items.set(KEY, "of version 1");
	const kept = { ...begun(), asked: "[]", aside: ["a", "b"], at: 7 };
	assert.equal(setStore().store.save(kept), true);
	assert.deepEqual(setStore().store.load().kept, kept);
	assert.equal(items.get(KEY), "of version 1");
});

test("of games put aside what is no text is left out", () => {
	const { record } = begun();
	for (const [aside, expected] of [
		[
			["a", 7, null, ["b"], "c"],
			["a", "c"],
		],
		["a", []],
		[undefined, []],
		[{ 0: "a" }, []],
	]) {
		const value = { version: 1, record, asked: "x", aside };
		items.set(`${KEY}.play`, JSON.stringify(value));
		assert.deepEqual(setStore().store.load().kept.aside, expected);
	}
});

/** Makes a `Autosave` for the key, and records the errors it reports. */
function setAutosave() {
	/** @type {string[]} */
	const reported = [];
	const report = (/** @type {any} */ error) => reported.push(error.code);
	const onForeign = () => assert.fail("there is no other tab");
	return { autosave: new Autosave({ key: KEY, report, onForeign }), reported };
}

test("a game of version 1 is gone on with, and moves once it is kept", async () => {
	items.set(KEY, JSON.stringify({ version: 1, ...FIRST, asked: "[]" }));
	const { autosave, reported } = setAutosave();
	const { kept, older, isDamaged } = autosave.load();
	assert.deepEqual(readState(kept), FIRST);
	assert.deepEqual([older, isDamaged], [{}, false]);
	assert.ok(items.has(KEY), "until it is kept elsewhere");
	const now = { ...begun(), asked: "[]", aside: [] };
	autosave.save(now);
	assert.deepEqual([...items.keys()], [`${KEY}.play`]);
	assert.deepEqual(
		readState(setAutosave().autosave.load().kept),
		readState(now),
	);
	assert.deepEqual(reported, []);
});

test("a game of version 1 stays where it is while there is no room to move it", async () => {
	items.set(KEY, JSON.stringify({ version: 1, ...FIRST, asked: "[]" }));
	const { autosave, reported } = setAutosave();
	autosave.load();
	isFull = true;
	autosave.save({ ...begun(), asked: "[]", aside: [] });
	assert.deepEqual([...items.keys()], [KEY]);
	assert.deepEqual(reported, ["storageFull"]);
});

test("a page of version 1 that is still open keeps its game; neither is lost", async () => {
	const { autosave } = setAutosave();
	const now = { ...begun(), asked: "[]", aside: [] };
	autosave.save(now);
	items.set(KEY, JSON.stringify({ version: 1, ...FIRST, asked: "[]" }));
	autosave.save({ ...now, asked: "[1]" });
	assert.ok(items.has(KEY));
	const { kept, older } = setAutosave().autosave.load();
	assert.deepEqual(readState(kept), readState(now));
	assert.deepEqual(readState(older), FIRST);
});

test("of both versions, what is damaged is said and set aside", async () => {
	for (const damaged of [KEY, `${KEY}.play`]) {
		items.clear();
		items.set(damaged, "garbage");
		const { autosave, reported } = setAutosave();
		const { kept, older, isDamaged } = autosave.load();
		assert.deepEqual([kept, older, isDamaged], [{}, {}, true]);
		assert.equal(items.get(`${damaged}-damaged`), "garbage");
		assert.deepEqual(reported, []);
	}
});

test("a game of either version that the core cannot read is set aside", () => {
	const value = { version: 1, record: "no", replay: "no", asked: "[]" };
	for (const key of [KEY, `${KEY}.play`]) {
		items.clear();
		items.set(key, JSON.stringify(value));
		const { autosave } = setAutosave();
		autosave.load();
		autosave.setAside();
		autosave.save({ ...begun(), asked: "[]", aside: [] });
		assert.equal(items.get(`${key}-damaged`), JSON.stringify(value));
	}
});

test("where storage is forbidden there is nothing, and it is reported", async (context) => {
	context.mock.method(console, "info", () => {});
	isForbidden = true;
	const { autosave, reported } = setAutosave();
	assert.deepEqual(autosave.load(), {
		kept: {},
		older: {},
		isDamaged: false,
	});
	autosave.save({ ...begun(), asked: "[]", aside: [] });
	assert.deepEqual([...new Set(reported)], ["storage"]);
});

const NOTHING = { size: null, goal: null, board: null, seed: null };

test("a game that was kept is gone on with while the same is asked for", async (context) => {
	serveReader(context);
	const asked = { ...NOTHING, size: "3x3" };
	const state = begun();
	const same = { ...state, asked: nameOf(asked) };
	const { game, left, isDamaged, error } = await firstGame(Game, asked, same);
	assert.equal(game.record, state.record);
	assert.deepEqual([left, isDamaged, error], [null, false, undefined]);
});

test("who asks for nothing goes on with what was played last", async () => {
	const kept = { ...begun(), asked: nameOf({ ...NOTHING, size: "3x2" }) };
	const { game, left } = await firstGame(Game, NOTHING, kept);
	assert.equal(game.record, kept.record);
	assert.equal(left, null);
});

test("where another is asked for, the kept one is left, not lost", async (context) => {
	serveReader(context);
	const state = { ...begun(), asked: nameOf(NOTHING) };
	const asked = { ...NOTHING, size: "4x3", goal: "snake", seed: "a" };
	const { game, left } = await firstGame(Game, asked, state);
	assert.equal(game.text, dealt("4x3", "snake", "a").text);
	assert.equal(left?.record, state.record);
	const board = { ...NOTHING, board: "[[4,1,2],[5,0,3]]", seed: "a" };
	const opened = await firstGame(Game, board, state);
	assert.equal(opened.game.text, "4 1 2/5 0 3");
	assert.equal(opened.left?.record, state.record);
});

test("a kept game that is none is said to be damaged, and there is a board", async (context) => {
	context.mock.method(console, "info", () => {});
	const kept = { record: "of nothing", asked: nameOf(NOTHING) };
	const { game, left, isDamaged, error } = await firstGame(Game, NOTHING, kept);
	assert.equal(game.snapshot(0).size, "4x4");
	assert.deepEqual([left, isDamaged, error], [null, true, undefined]);
});

test("what cannot be asked for is told, and there is a board", async (context) => {
	serveReader(context);
	for (const [asked, code] of /** @type {const} */ ([
		[{ ...NOTHING, size: "99x99" }, "side"],
		[{ ...NOTHING, board: "1 2 3/5 4 0" }, "unsolvable"],
	])) {
		const state = { ...begun(), asked: "another" };
		const { game, error, left } = await firstGame(Game, asked, state);
		assert.equal(game.snapshot(0).size, "4x4");
		assert.equal(/** @type {any} */ (error).code, code);
		assert.equal(left?.record, state.record);
	}
});
