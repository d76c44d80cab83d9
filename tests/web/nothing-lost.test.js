/**
 * What is saved, over random orders of writes, by two tabs, with kills, damage and a
 * storage that refuses. A kill leaves of the database what was written, and of
 * `localStorage` what it had at some time before.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import "fake-indexeddb/auto";
import fc from "fast-check";
import { chooseGame } from "../../www/element/choose-game.ts";
import { SavedGame } from "../../www/element/saved-game.ts";
import { openPageStore } from "../../www/pages/parts/page-store.ts";
import { database } from "../../www/storage/open-storage.ts";
import { PENDING } from "../../www/storage/pending-plays.ts";
import { dealt, Game, Play, reader, revive } from "./core.js";
import { forgetDatabases } from "./databases.js";
import { Clock, FakeView } from "./fakes.js";
import { THOROUGH } from "./thorough.js";

const KEY = "sliding-puzzle.play";
const PAGE = "sliding-puzzle-page";
const ASKED = { size: null, goal: null, board: null, seed: null };

/** What `localStorage` has, and whether it takes any more. */
let items = new Map();
let refusal = "";

Object.defineProperty(globalThis, "localStorage", {
	configurable: true,
	get() {
		if (refusal === "forbidden") throw new DOMException("no", "SecurityError");
		return new Proxy(storage, {
			ownKeys: () => [...items.keys()],
			getOwnPropertyDescriptor: (_, key) => ({
				value: items.get(key),
				configurable: true,
				enumerable: true,
			}),
			set(_, key, value) {
				storage.setItem(String(key), value);
				return true;
			},
		});
	},
});

const storage = {
	getItem: (/** @type {string} */ key) => items.get(key) ?? null,
	setItem(/** @type {string} */ key, /** @type {string} */ value) {
		if (refusal === "full") throw new DOMException("", "QuotaExceededError");
		items.set(key, value);
	},
	removeItem: (/** @type {string} */ key) => void items.delete(key),
};

Object.assign(globalThis, { navigator: { languages: ["en"] } });

const { open } = IDBFactory.prototype;
IDBFactory.prototype.open = function (...given) {
	if (refusal === "no database") throw new DOMException("no", "SecurityError");
	return open.apply(this, given);
};

beforeEach(async (context) => {
	const mock = /** @type {import("node:test").TestContext} */ (context).mock;
	mock.method(console, "info", () => {});
	mock.method(
		globalThis,
		"fetch",
		async (/** @type {URL} */ url) => new Response(readFileSync(url)),
	);
	await restart(new Map(), {});
});

/** @typedef {Record<string, [key: string, value: any][]>} Dump Of each store. */

const STORES = /** @type {const} */ (["games", "plays"]);

/** Reads the database, in one transaction. @returns {Promise<Dump>} */
function dump() {
	return database.run([...STORES], "readonly", async (transaction) => {
		/** @type {Dump} */
		const all = {};
		for (const name of STORES) {
			const store = transaction.objectStore(name);
			const [keys, values] = [await store.getAllKeys(), await store.getAll()];
			all[name] = keys.map((key, at) => [key, values[at]]);
		}
		return all;
	});
}

/** Begins anew, with nothing but this. @param {typeof items} local @param {Dump} all */
async function restart(local, all) {
	await database.close();
	forgetDatabases();
	refusal = "";
	items = local;
	await database.run([...STORES], "readwrite", async (transaction) => {
		const { games = [], plays = [] } = all;
		for (const [key, text] of games)
			await transaction.objectStore("games").put(text, key);
		for (const [, play] of plays)
			await transaction.objectStore("plays").put(play);
	});
}

/** A tab with the game. */
class Tab {
	saved;
	play = /** @type {Play} */ (/** @type {unknown} */ (null));

	/** @param {string} seed */
	static async open(seed) {
		const tab = new Tab();
		const { kept } = tab.saved.open("sliding-puzzle");
		const first = await chooseGame(Game, ASKED, kept, seed);
		if (first.isDamaged) tab.saved.setAside();
		tab.play = new Play({
			core: { Game, revive },
			view: new FakeView(),
			listener: (event) => tab.saved.follow(event),
			game: first.game,
			loadHelp: () => Promise.reject(new Error("no help")),
			clock: new Clock().read,
		});
		tab.play.aside = kept.aside ?? [];
		tab.play.emit({ type: "new", back: null });
		tab.saved.begin();
		return tab;
	}

	constructor() {
		const tab = this;
		const controller = {
			Game,
			element: {},
			asked: ASKED,
			get there() {
				return tab.play;
			},
			get puzzle() {
				return { play: tab.play, slidesPerSecond: 4 };
			},
			report() {},
		};
		this.saved = new SavedGame(
			/** @type {any} */ (controller),
			/** @type {any} */ ({}),
		);
		this.saved.showValue = () => {};
	}

	/** Waits until nothing is to be written any more. */
	async settle() {
		for (let before; before !== this.saved.saved; ) {
			before = this.saved.saved;
			await before;
		}
	}
}

/** @param {Play} play @param {string} what @param {string} seed */
function act(play, what, seed) {
	if (what === "new") play.open(dealt("2x2", "last", seed));
	else if (what === "takeUp") play.takeUp();
	else if (what === "slide") slide(play);
	else win(play);
}

/** @param {Play} play */
function slide(play) {
	return ["U", "L", "D", "R"].some((way) =>
		play.slide(/** @type {any} */ (way)),
	);
}

/** On a board of 2×2 one way round or the other leads to the goal. @param {Play} play */
function win(play) {
	for (const ways of ["ULDR", "LURD"]) {
		for (let n = 0; n < 24 && !play.snapshot.isSolved; n += 1) {
			play.slide(/** @type {any} */ (ways[n % 4]));
		}
	}
}

/** The texts that were damaged. @type {Set<string>} */
const damaged = new Set();

/**
 * The intact texts of a key, in either place.
 *
 * @param {typeof items} local @param {Dump} all @param {string} key
 */
function soundOf(local, { games = [] }, key) {
	const texts = [
		local.get(key),
		...games.map(([at, text]) => at === key && text),
	];
	return texts.filter((text) => text && !damaged.has(text));
}

/** The records of plays that are saved anywhere. @param {typeof items} local @param {Dump} all */
function recordsIn(local, all) {
	const found = soundOf(local, all, KEY).flatMap((text) => {
		const { record, aside } = JSON.parse(text);
		return [record, ...aside];
	});
	for (const [key, text] of local) {
		if (key.startsWith(PENDING)) found.push(JSON.parse(text).record);
	}
	found.push(...(all.plays ?? []).map(([, { record }]) => record));
	return /** @type {string[]} */ (found);
}

/** @param {string} record */
const isBegun = (record) => {
	if (!goesOnFrom(record, record)) return false;
	const game = Game.fromRecord(record);
	const { canUndo, canRedo } = game.snapshot(0);
	game.free();
	return canUndo || canRedo;
};

/** @param {string[]} records @param {string[]} all */
function assertIn(records, all) {
	const there = [...new Set(all)];
	for (const record of new Set(records)) {
		const isThere = there.some((one) => goesOnFrom(one, record));
		assert.ok(isThere, `${record} is not in\n${there.join("\n")}`);
	}
}

/** @param {string} one @param {string} record */
function goesOnFrom(one, record) {
	try {
		return reader.goesOnFrom(one, record);
	} catch {
		// It is damaged.
		return false;
	}
}

/** Changes one character. @param {string} text @param {number} at */
function damage(text, at) {
	// A second damage would not be seen where the first one hit the name of the check.
	if (damaged.has(text)) return text;
	const place = at % text.length;
	const code = text.charCodeAt(place);
	const other = String.fromCharCode(code === 126 ? 33 : code + 1);
	const result = text.slice(0, place) + other + text.slice(place + 1);
	damaged.add(result);
	return result;
}

const step = fc.record({
	tab: fc.nat(1),
	what: fc.constantFrom("slide", "slide", "slide", "new", "takeUp", "win"),
	/** Whether the next step comes when this one is saved. */
	isCalm: fc.boolean(),
});

const session = fc.record({
	refusal: fc.constantFrom("", "", "", "full", "forbidden", "no database"),
	steps: fc.array(step, { minLength: 1, maxLength: 25 }),
	isKilled: fc.boolean(),
	/** How many steps ago `localStorage` was written when it is killed. */
	age: fc.nat(30),
	/** Where a character is damaged then. */
	harm: fc.constantFrom("", "", "local", "database"),
	place: fc.nat(5_000),
});

/** @typedef {typeof session extends fc.Arbitrary<infer S> ? S : never} Session */

let seeds = 0;

/** @param {Session} session @param {string[]} known The records that must be there. */
async function run({ refusal: why, steps, isKilled, age }, known) {
	const before = [new Map(items)];
	await database.close();
	refusal = why;
	const tabs = [
		await Tab.open(`seed ${seeds++}`),
		await Tab.open(`seed ${seeds++}`),
	];
	for (const { tab, what, isCalm } of steps) {
		const { play } = tabs[tab] ?? tabs[0];
		act(play, what, `seed ${seeds++}`);
		if (isBegun(play.record)) known.push(play.record);
		before.push(new Map(items));
		if (isCalm) await tabs[tab]?.settle();
	}
	if (!isKilled) for (const tab of tabs) await tab.settle();
	const local = isKilled ? (before.at(-1 - age) ?? before[0]) : new Map(items);
	refusal = "";
	// What is asked for by then may still be refused.
	const all = await dump().catch(dump);
	for (const tab of tabs) await tab.settle();
	const asides = tabs.flatMap(({ play }) => play.aside);
	const inPlay = tabs.map(({ play }) => play.record);
	return { local: /** @type {typeof items} */ (local), all, asides, inPlay };
}

/** Damages a copy of the game. @param {Session} session @param {typeof items} local @param {Dump} all */
function harm({ harm, place }, local, { games = [] }) {
	const text = local.get(KEY);
	const copy = games.find(([key]) => key === KEY);
	if (harm === "local" && text) local.set(KEY, damage(text, place));
	if (harm === "database" && copy) copy[1] = damage(copy[1], place);
}

test("no play that was saved is lost, whatever happens", async () => {
	const sessions = fc.array(session, { minLength: 1, maxLength: 4 });
	await fc.assert(
		fc.asyncProperty(sessions, async (sessions) => {
			await restart(new Map(), {});
			/** @type {string[]} */
			let known = [];
			for (const session of sessions) {
				const played = [...known];
				const isFirst = known.length === 0;
				const { local, all, asides, inPlay } = await run(session, played);
				if (isFirst && !session.isKilled && session.refusal === "") {
					// What was put aside, for whichever reason, is a play for itself.
					const plays = (all.plays ?? []).map(([, { record }]) => record);
					assertIn(asides, [...plays, ...inPlay]);
				}
				const there = recordsIn(local, all);
				assertIn(session.isKilled ? known : played, there);
				harm(session, local, all);
				known = recordsIn(local, all).filter(isBegun);
				await restart(local, all);
			}
		}),
		{ numRuns: THOROUGH ? 300 : 15 },
	);
});

/** Waits until nothing is to be written. @param {ReturnType<typeof openPageStore>[]} tabs */
async function settle(tabs) {
	let before;
	do {
		before = items.get(PAGE);
		for (const { store } of [...tabs, ...tabs]) await store.copy();
	} while (before !== items.get(PAGE));
}

/** A value is a number, the later the larger. */
const change = fc.record({
	tab: fc.nat(1),
	name: fc.constantFrom("theme", "speed", "sound"),
	isCalm: fc.boolean(),
});

test("no setting is lost, whichever tab changes it, and what is damaged counts for nothing", async () => {
	const sessions = fc.array(
		fc.record({
			changes: fc.array(change, { minLength: 1, maxLength: 12 }),
			isKilled: fc.boolean(),
			age: fc.nat(12),
			harm: fc.constantFrom("", "local", "database"),
			place: fc.nat(5_000),
		}),
		{ minLength: 1, maxLength: 4 },
	);
	await fc.assert(
		fc.asyncProperty(sessions, async (sessions) => {
			await restart(new Map(), {});
			let count = 0;
			/** @type {Record<string, string>} */
			let known = {};
			for (const { changes, isKilled, age, harm, place } of sessions) {
				const tabs = [openPageStore(), openPageStore()];
				const before = [new Map(items)];
				for (const { tab, name, isCalm } of changes) {
					count += 1;
					known[name] = String(count);
					tabs[tab]?.saveSetting(name, String(count));
					before.push(new Map(items));
					if (isCalm) await tabs[tab]?.store.copy();
				}
				if (!isKilled) await settle(tabs);
				const all = await dump();
				const local = (isKilled && before.at(-1 - age)) || new Map(items);
				await settle(tabs);
				const text = local.get(PAGE);
				const copy = all.games?.find(([key]) => key === PAGE);
				if (harm === "local" && text) local.set(PAGE, damage(text, place));
				if (harm === "database" && copy) copy[1] = damage(copy[1], place);
				const texts = soundOf(local, all, PAGE).map((text) => JSON.parse(text));
				const latest = texts.sort((a, b) => b.at - a.at)[0];
				if (!isKilled && harm === "") {
					assert.deepEqual(latest.settings, known);
				}
				known = latest?.settings ?? {};
				await restart(local, all);
				const next = openPageStore();
				await settle([next]);
				/** @type {Record<string, string>} */
				const now = { ...next.store.now.settings };
				// The name of the check may be what is damaged, and then the text counts.
				for (const [name, value] of Object.entries(known)) {
					assert.ok(Number(now[name]) >= Number(value), name);
				}
				known = latest ? now : {};
			}
		}),
		{ numRuns: THOROUGH ? 1_000 : 50 },
	);
});
