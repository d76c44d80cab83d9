/**
 * Storage shared by tabs and by versions of the page: nothing is lost, nothing
 * hangs, and the game goes on if something cannot be saved.
 */

import { randomBytes } from "node:crypto";
import { VERSION } from "../../www/storage/database.ts";
import { FIRST, KEPT } from "./support/game-page.js";
import { StoragePage } from "./support/storage-page.js";
import { expect, test } from "./support/test.js";

/** @typedef {import("./support/game-page.js").GamePage} GamePage */

/** A board whose tables take long enough to build that they are stored. */
const FIFTEEN = "#size=4x4&seed=1";
const TABLE = "4x4 last";

/** Smallest size of such tables, in bytes. */
const LARGE = 1_000_000;

/** @param {GamePage} game */
async function expectHint(game) {
	await game.press("hint");
	await expect(game.head).toHaveText(/^Slide \d+ /);
	await expect(game.advice).toHaveText(/^\d+ slides? to go|^About \d+ slides/);
	await game.clickAny();
	await expect(game.page.locator("#moves")).toHaveText("1");
	await expect(game.notices).toHaveCount(0);
	await expect(game.page.locator("dialog[open]")).toHaveCount(0);
}

/**
 * Waits until the database has the tables.
 *
 * @param {StoragePage} tab
 */
async function expectTables(tab) {
	const bytes = async () => (await tab.look("tables"))?.[TABLE] ?? 0;
	await expect.poll(bytes).toBeGreaterThan(LARGE);
}

test("tables are kept, and read after a reload", async ({ context, game }) => {
	await game.open(FIFTEEN);
	const tab = await StoragePage.open(context);
	await expectTables(tab);
	const made = /** @type {any} */ (await tab.look("uses"))[TABLE];
	await game.reload();
	// On a slow machine smaller tables are kept too, and their uses count before it.
	const used = async () => (await tab.look("uses"))?.[TABLE];
	await expect.poll(used).toBeGreaterThan(made);
	await expectHint(game);
});

test("tables that an older page has kept are read", async ({
	context,
	game,
}) => {
	await game.open(FIFTEEN);
	const tab = await StoragePage.open(context);
	await expectTables(tab);
	// The same tables, stored as idb-keyval would do it.
	await game.page.goto("about:blank");
	await tab.page.evaluate(async (table) => {
		const result = (/** @type {IDBRequest} */ request) =>
			new Promise((resolve, reject) => {
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(request.error);
			});
		const name = "sliding-puzzle";
		const newest = await result(indexedDB.open(name));
		const bytes = await result(
			newest.transaction("tables").objectStore("tables").get(table),
		);
		newest.close();
		await result(indexedDB.deleteDatabase(name));
		const request = indexedDB.open(name);
		request.onupgradeneeded = () => {
			request.result.createObjectStore("tables").put(bytes, table);
		};
		(await result(request)).close();
	}, TABLE);
	expect(await tab.version()).toBe(1);
	await game.open(FIFTEEN);
	// They are used once, when they are found: storing built tables would count as a
	// use too. On a slow machine smaller tables are kept besides, each once.
	const usedAgain = async () => {
		const uses = (await tab.look("uses")) ?? {};
		const numbers = Object.values(uses).map(Number);
		return TABLE in uses ? Math.max(...numbers) - numbers.length : undefined;
	};
	await expect.poll(usedAgain).toBe(0);
	expect(await tab.version()).toBe(VERSION);
	await expectTables(tab);
	await expectHint(game);
});

for (const damaged of ["text", 100]) {
	test(`damaged tables (${damaged}) are made anew`, async ({
		context,
		game,
	}) => {
		const tab = await StoragePage.open(context);
		await tab.holdFirstVersion();
		await tab.write("tables", TABLE, damaged);
		await tab.letGo();
		await game.open(FIFTEEN);
		await expectTables(tab);
		await expectHint(game);
	});
}

test("an older page that holds the database: the game goes on, later all is kept", async ({
	context,
	game,
}) => {
	const old = await StoragePage.open(context);
	await old.holdFirstVersion();
	await game.open(FIFTEEN);
	await expectHint(game);
	const tab = await StoragePage.open(context);
	await tab.openStorage();
	expect(await tab.putPlays([{}, {}])).toEqual([
		"storageBlocked",
		"storageBlocked",
	]);
	expect(await tab.refused()).toEqual(["storageBlocked"]);
	expect(await old.version()).toBe(1);
	await old.page.close();
	// The waiting upgrade succeeds, and so do later calls.
	await expect.poll(() => tab.putPlays([{}])).toEqual([true]);
	expect(await tab.version()).toBe(VERSION);
	await game.reload();
	await expectTables(tab);
	await expect(game.notices).toHaveCount(0);
});

test("a newer database stays as it is, and the game goes on without", async ({
	context,
	game,
}) => {
	const newer = await StoragePage.open(context);
	expect(await newer.hold(99, ["later"])).toBe(99);
	await newer.write("later", "a", "value");
	await newer.letGo();
	/** @type {string[]} */
	const said = [];
	game.page.on("console", (message) => said.push(message.text()));
	await game.open(FIFTEEN);
	await expectHint(game);
	await expect
		.poll(() => said.filter((text) => /tables cannot be stored/.test(text)))
		.toHaveLength(1);
	await newer.openStorage();
	expect(await newer.putPlays([{}, {}])).toEqual([
		"storageNewer",
		"storageNewer",
	]);
	expect(await newer.refused()).toEqual(["storageNewer"]);
	expect(await newer.version()).toBe(99);
	expect(await newer.look("later")).toEqual({ a: "value" });
	expect(await newer.look("plays")).toBe(null);
});

test("a newer page is let through by the pages that are open", async ({
	context,
	game,
}) => {
	await game.open(FIFTEEN);
	const tab = await StoragePage.open(context);
	await tab.openStorage();
	expect(await tab.putPlays([{}])).toEqual([true]);
	// Now both the worker and the tab have the database open.
	await expectTables(tab);
	const newer = await StoragePage.open(context);
	expect(await newer.hold(VERSION + 1, ["later"])).toBe(VERSION + 1);
	expect(await tab.putPlays([{ id: "b" }])).toEqual(["storageNewer"]);
	expect(Object.keys((await newer.look("plays")) ?? {})).toEqual(["a"]);
	await expectHint(game);
});

test("two tabs that write plays at once lose none", async ({ context }) => {
	const one = await StoragePage.open(context);
	const two = await StoragePage.open(context);
	await Promise.all([one.openStorage(), two.openStorage()]);
	const plays = (/** @type {string} */ name) =>
		Array.from({ length: 100 }, (_, n) => [
			{ id: `${name} ${n}` },
			// The tabs take turns in having the later change.
			{ id: "both", record: `${name} ${n}`, at: 10 * n + name.length },
		]).flat();
	await Promise.all([
		one.putPlays(plays("one")),
		two.putPlays(plays("second")),
	]);
	const found = await one.page.evaluate(async () => {
		const { plays } = /** @type {any} */ (window).storage;
		return [await plays.count(), (await plays.get("both")).record];
	});
	expect(found).toEqual([201, "second 99"]);
	expect([...(await one.refused()), ...(await two.refused())]).toEqual([]);
});

test("another tab hears of a setting, and finds it", async ({ context }) => {
	const one = await StoragePage.open(context);
	const two = await StoragePage.open(context);
	await Promise.all([one.openStorage(), two.openStorage()]);
	await two.page.evaluate(() => {
		const tab = /** @type {any} */ (window);
		const { settings } = tab.storage;
		tab.heard = new Promise((resolve) => {
			settings.onChange((/** @type {string} */ name) =>
				settings.get(name, (/** @type {any} */ value) => value).then(resolve),
			);
		});
	});
	const isKept = await one.page.evaluate(() =>
		/** @type {any} */ (window).storage.settings.set("theme", "dark"),
	);
	expect(isKept).toBe(true);
	const heard = await two.page.evaluate(
		() => /** @type {any} */ (window).heard,
	);
	expect(heard).toBe("dark");
});

test("a tab that the other tells of its game does not write over it", async ({
	context,
}) => {
	const one = await StoragePage.open(context);
	const two = await StoragePage.open(context);
	for (const { page } of [one, two]) {
		await new StoragePage(page).openStorage();
		await page.evaluate(() => {
			const tab = /** @type {any} */ (window);
			tab.taken = new Promise((resolve) => {
				tab.store = new tab.Store({
					storage: () => localStorage,
					key: "sliding-puzzle",
					read: (/** @type {any} */ { replay }) => ({ replay }),
					onRefused: () => {},
					onTaken: resolve,
				});
			});
			tab.store.load();
			addEventListener("storage", () => tab.store.look());
		});
	}
	/** @param {StoragePage} tab @param {string} replay */
	const save = (tab, replay) =>
		tab.page.evaluate(
			(replay) => /** @type {any} */ (window).store.save({ replay }),
			replay,
		);
	expect(await save(one, "one")).toBe(true);
	await two.page.evaluate(() => /** @type {any} */ (window).taken);
	expect(await save(two, "two")).toBe(false);
	const taken = await two.page.evaluate(() =>
		/** @type {any} */ (window).store.take(),
	);
	expect(taken).toEqual({ replay: "one" });
	expect(await save(two, "two")).toBe(true);
	await one.page.evaluate(() => /** @type {any} */ (window).taken);
	expect(await save(one, "one, later")).toBe(false);
	const text = await one.page.evaluate(() =>
		localStorage.getItem("sliding-puzzle"),
	);
	expect(JSON.parse(text ?? "")).toEqual({ version: 1, replay: "two" });
});

for (const key of [KEPT, FIRST]) {
	test(`a game that a newer page has kept under ${key} stays as it is`, async ({
		game,
		page,
	}) => {
		const newer = '{"version":99,"replay":{"of":"another shape"}}';
		const kept = async () => [
			await game.kept(key),
			await game.kept(`${key}-damaged`),
		];
		await game.keep(newer, key);
		await game.open();
		await game.clickAny();
		await expect(page.locator("#moves")).toHaveText("1");
		expect(await kept()).toEqual([newer, null]);
		const position = await game.text();
		await game.reload();
		expect(await kept()).toEqual([newer, null]);
		// The position is in the URL if it cannot be stored, and stored if it can.
		await game.expectBoard(position);
	});
}

/** Inserted before the worker's script, as page scripts do not run in workers. */
const REFUSALS = {
	"is forbidden": `Object.defineProperty(self, "indexedDB", { get() {
		throw new DOMException("denied", "SecurityError"); } });`,
	"is missing": `Object.defineProperty(self, "indexedDB", { value: undefined });`,
	"does not open": `IDBFactory.prototype.open = () => {
		throw new DOMException("denied", "InvalidStateError"); };`,
	"never opens": `IDBFactory.prototype.open = function () {
		return Object.create(IDBOpenDBRequest.prototype, {
			addEventListener: { value() {} }, removeEventListener: { value() {} } }); };`,
	"is full": `IDBObjectStore.prototype.put = () => {
		throw new DOMException("full", "QuotaExceededError"); };`,
};

for (const [name, refuse] of Object.entries(REFUSALS)) {
	test(`a database that ${name}: the game goes on, and one line says why`, async ({
		game,
		page,
	}) => {
		await page.addInitScript((refuse) => {
			const createObjectURL = URL.createObjectURL;
			URL.createObjectURL = (script) =>
				createObjectURL(
					new Blob([refuse, /** @type {Blob} */ (script)], {
						type: "text/javascript",
					}),
				);
		}, refuse);
		/** @type {string[]} */
		const said = [];
		page.on("console", (message) => said.push(message.text()));
		await game.open(FIFTEEN);
		// Waits before the search: a search builds tables too, and does not store them.
		await expect
			.poll(() => said.filter((text) => /tables cannot be stored/.test(text)))
			.toHaveLength(1);
		await expectHint(game);
	});
}

test("a frame that may keep nothing plays on", async ({ context, page }) => {
	const tab = await StoragePage.open(context);
	await tab.page.evaluate(() => {
		const frame = document.createElement("iframe");
		frame.setAttribute("sandbox", "allow-scripts");
		frame.width = "800";
		frame.height = "600";
		frame.src = "./embed.html?size=4x4&seed=1";
		document.body.append(frame);
	});
	const frame = tab.page.frameLocator("iframe");
	await frame.locator("#hint").click();
	await expect(frame.locator("#advice-text")).toHaveText(
		/^\d+ slides? to go|^About \d+ slides/,
		{},
	);
	expect(await tab.version()).toBe(undefined);
	await page.close();
});

/**
 * Sets the site's quota, in bytes. Chromium updates what is left only now and
 * then, so this queries it before anything is stored.
 *
 * @param {StoragePage} tab
 * @param {number} quotaSize
 */
async function setQuota(tab, quotaSize) {
	const session = await tab.page.context().newCDPSession(tab.page);
	const { origin } = new URL(tab.page.url());
	await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize });
}

/** Returns random text, which cannot be compressed. @param {number} length */
function longRecord(length) {
	return randomBytes(length).toString("base64").slice(0, length);
}

test("in a full storage a play is refused, and what was kept stays", async ({
	context,
}) => {
	const tab = await StoragePage.open(context);
	await setQuota(tab, 500_000);
	await tab.openStorage();
	expect(await tab.putPlays([{}])).toEqual([true]);
	const long = { at: 2_000, record: longRecord(1_000_000) };
	expect(await tab.putPlays([long])).toEqual(["storageFull"]);
	expect(await tab.refused()).toEqual(["storageFull"]);
	const plays = /** @type {any} */ (await tab.look("plays"));
	expect(plays.a.at).toBe(1_000);
});

test("in a full storage tables give way to a play, the oldest first", async ({
	context,
}) => {
	const tab = await StoragePage.open(context);
	await setQuota(tab, 9_000_000);
	await tab.openStorage();
	expect(await tab.putPlays([{}])).toEqual([true]);
	await tab.hold();
	for (const key of ["3x5 last", TABLE]) {
		await tab.write("tables", key, 4_000_000);
	}
	await tab.letGo();
	const long = { at: 2_000, record: longRecord(3_000_000) };
	expect(await tab.putPlays([long])).toEqual([true]);
	// Chromium counts what it has refused, or does not: then one was enough.
	expect(await tab.look("tables")).not.toHaveProperty("3x5 last");
	expect(await tab.look("plays")).toMatchObject({ a: { at: 2_000 } });
	expect(await tab.refused()).toEqual([]);
});
