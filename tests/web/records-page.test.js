/**
 * The page of records is a function of its state: after any changes, in any order, it is
 * what a new page would be. So no text stays in the other language, no row of what is
 * gone, and no answer that comes late.
 */

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { signal } from "@preact/signals";
import { h } from "preact";
import { makePlays } from "../../scripts/bench-records/plays.js";
import { Records } from "../../www/records/records.ts";
import { statistics } from "./core.js";
import {
	act,
	document,
	fill,
	press,
	show,
	testAnyChanges,
} from "./page-in-jsdom.js";

const { RecordsPage } = await import(
	"../../www/pages/records/records-page.tsx"
);
const { RecordsState } = await import(
	"../../www/pages/records/records-state.ts"
);
const { texts: en } = await import("../../www/messages/compiled/records-en.ts");
const { texts: zh } = await import(
	"../../www/messages/compiled/records-zh-Hans.ts"
);

/** @typedef {import("../../www/storage/stored.ts").Play} Play */

/** Plays of two sizes: more than two pages of one. */
const PLAYS = makePlays(160, ["3x3", "3x3", "3x3", "2x3"]);

/** A store whose answers wait until they are let go, and that can be full. */
class Store {
	/** @type {Map<string, Play>} */
	plays = new Map(PLAYS.map((play) => [play.id, play]));
	isFull = false;
	/** @type {(() => void)[]} */
	#waiting = [];

	/** @param {unknown} value */
	#later(value) {
		return new Promise((resolve) => {
			this.#waiting.push(() => resolve(value));
		});
	}

	async letGo() {
		while (this.#waiting.length > 0) {
			for (const go of this.#waiting.splice(0)) go();
			await new Promise(setImmediate);
		}
	}

	ids = async () => [...this.plays.keys()];
	since = async () => [...this.plays.values()];
	/** @param {string[]} ids */
	several = (ids) => this.#later(ids.flatMap((id) => this.plays.get(id) ?? []));

	/** @param {string[]} ids */
	async removeAll(ids) {
		if (this.isFull) throw Object.assign(new Error(), { code: "storageFull" });
		for (const id of ids) this.plays.delete(id);
	}

	/** @param {Play[]} plays */
	async putAll(plays) {
		if (this.isFull) throw Object.assign(new Error(), { code: "storageFull" });
		for (const play of plays) this.plays.set(play.id, play);
	}
}

async function openPage() {
	const store = new Store();
	const records = new Records({
		statistics,
		plays: /** @type {any} */ (store),
		summaries: /** @type {any} */ ({ read: async () => null, keep() {} }),
	});
	await records.open();
	const strings = signal(en);
	/** @type {{ text: string, options: any }[]} */
	const notices = [];
	const page = new RecordsState({
		records,
		strings,
		notices: /** @type {any} */ ({
			notify: (/** @type {string} */ text, /** @type {any} */ options) =>
				notices.push({ text, options }),
		}),
		openMarathons: async () => /** @type {any} */ ({ list: async () => [] }),
		askSizes: async () => null,
	});
	const place = await show(h(RecordsPage, { page }));
	await settle(store);
	return { page, place, store, strings, notices };
}

// What is computed of the plays is computed in one slice, however slow the machine.
mock.method(performance, "now", () => 0);

/**
 * Waits until all is answered and shown: the charts say that jsdom cannot draw them.
 *
 * @param {Store} store
 */
async function settle(store) {
	do {
		await act(async () => {
			await store.letGo();
			await new Promise(setImmediate);
		});
	} while (document.querySelector(".chart:empty") !== null);
	await act(() => store.letGo());
}

/** @typedef {Awaited<ReturnType<typeof openPage>>} Opened */

/**
 * What can happen, in any order; nothing waits for the one before.
 *
 * @type {Record<string, (opened: Opened) => unknown>}
 */
const CHANGES = {
	"the other language": ({ strings }) => {
		strings.value = /** @type {any} */ (strings.value === en ? zh : en);
	},
	"the other puzzle": ({ page }) =>
		page.choose(page.category.value.size === "3x3" ? "2x3 last" : "3x3 last"),
	"another count": ({ place }) => press(place, "[type=radio]:not(:checked)"),
	"a search": ({ place }) => fill(place, "[name=text]", "2×3"),
	"all puzzles": ({ place }) => fill(place, "[name=where]", "all"),
	"with help": ({ place }) => fill(place, "[name=kind]", "helped"),
	"a day": ({ place }) => fill(place, "[name=from]", "2025-01-01"),
	"all again": ({ place }) => press(place, ".clear"),
	"the next page": ({ place }) => press(place, ".pager button:last-child"),
	"a play goes": ({ place, store }) => {
		store.isFull = false;
		press(place, ".delete");
	},
	"a play cannot go": ({ place, store }) => {
		store.isFull = true;
		press(place, ".delete");
	},
	"it comes back": ({ notices }) => {
		const at = notices.findLastIndex(({ options }) => options.action);
		if (at >= 0) notices.splice(at, 1)[0].options.action.act();
	},
	"all go": async ({ page, store }) => {
		store.isFull = false;
		const all = [...store.plays.keys()];
		await page.attempt(async () => {
			await page.remove(all);
		});
	},
	"another tab plays": async ({ page, store }) => {
		for (const play of PLAYS.slice(0, 3)) store.plays.set(play.id, play);
		await page.refresh();
	},
	"answers come": ({ store }) => store.letGo(),
};

testAnyChanges({
	open: openPage,
	changes: CHANGES,
	settle: ({ store }) => settle(store),
	again: ({ page }) => h(RecordsPage, { page }),
});

test("a play that could not be deleted takes the focus nowhere", async () => {
	const opened = await openPage();
	const { place, store, notices } = opened;
	await act(() => void CHANGES["a play cannot go"](opened));
	await settle(store);
	const told = notices.map(({ text }) => text);
	assert.ok(told.includes(en.errors.storageFull({})), told.join("\n"));
	const search = /** @type {HTMLElement} */ (
		place.querySelector("[name=text]")
	);
	search.focus();
	await act(() => fill(place, "[name=text]", "nowhere"));
	await settle(store);
	assert.equal(place.querySelectorAll(".delete").length, 0);
	assert.equal(document.activeElement, search);
	// One that is deleted gives it to what has come in its place.
	await act(() => press(place, ".clear"));
	await act(() => void CHANGES["a play goes"](opened));
	await settle(store);
	assert.equal(document.activeElement, place.querySelector(".delete"));
});

test("what is typed stays when the language changes", async () => {
	const opened = await openPage();
	const { place, store } = opened;
	const search = /** @type {HTMLInputElement} */ (
		place.querySelector("[name=text]")
	);
	search.focus();
	await act(() => fill(place, "[name=text]", "2×3"));
	await act(() => void CHANGES["the other language"](opened));
	await settle(store);
	assert.equal(document.activeElement, search);
	assert.equal(search.value, "2×3");
	assert.equal(search.placeholder, zh.searchHint);
});

test("plays are searched, filtered, ordered and turned over", async () => {
	const opened = await openPage();
	const { place, page, store } = opened;
	await act(() => page.choose("3x3 last"));
	await settle(store);
	const all = PLAYS.filter(({ size }) => size === "3x3");
	const rows = () => place.querySelectorAll("#table tbody tr").length;
	const isFound = async (/** @type {number} */ count) => {
		await settle(store);
		assert.equal(place.querySelector("#found")?.textContent, en.found(count));
	};
	await isFound(all.length);
	assert.equal(rows(), 50);
	for (let at = 50; at < all.length; at += 50) {
		await act(() => press(place, ".pager button:last-child"));
		await settle(store);
		assert.equal(rows(), Math.min(50, all.length - at));
	}
	await act(() => fill(place, "[name=kind]", "helped"));
	await isFound(
		PLAYS.filter(({ size }, n) => size === "3x3" && n % 23 === 5).length,
	);
	await act(() => fill(place, "[name=where]", "all"));
	await act(() => fill(place, "[name=kind]", "all"));
	await isFound(PLAYS.length);
	await act(() => fill(place, "[name=text]", "2×3 play*2043"));
	await isFound(1);
	await act(() => press(place, ".clear"));
	await isFound(all.length);
	assert.equal(document.activeElement, place.querySelector("[name=text]"));
	await act(() => fill(place, "[name=kind]", "counting"));
	await act(() => fill(place, "[name=order]", "best"));
	await settle(store);
	assert.equal(
		place.querySelector("#table tbody .time")?.textContent,
		place.querySelector(".card.first .value")?.textContent,
	);
	await act(() => fill(place, "[name=to]", "2000-01-01"));
	await isFound(0);
});

test("a play that is deleted comes back where it was", async () => {
	const opened = await openPage();
	const { place, store, notices } = opened;
	/** Its figures: what it links to comes later. */
	const first = () => {
		const cells = place.querySelector("#table tbody tr")?.children ?? [];
		return [...cells]
			.slice(0, 6)
			.map((cell) => cell.textContent)
			.join();
	};
	const before = first();
	/** Waits until something holds. @param {() => boolean} condition */
	const settled = async (condition) => {
		for (let n = 0; n < 50 && !condition(); n += 1) await settle(store);
		assert.ok(condition(), String(condition));
	};
	await act(() => void CHANGES["a play goes"](opened));
	await settled(
		() => first() !== before && notices.some((it) => it.options.action),
	);
	assert.equal(store.plays.size, PLAYS.length - 1);
	await act(() => void CHANGES["it comes back"](opened));
	await settled(() => first() === before);
	assert.equal(store.plays.size, PLAYS.length);
});
