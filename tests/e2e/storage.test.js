/**
 * Storage shared by tabs and by versions of the page: nothing is lost, nothing
 * hangs, and the game goes on if something cannot be saved.
 */

import { randomBytes } from "node:crypto";
import { VERSION } from "../../www/storage/stored.ts";
import { StoragePage } from "./support/storage-page.js";
import { expect, test } from "./support/test.js";

/** @typedef {import("./support/game-page.js").GamePage} GamePage */

test.use({ isPrepared: true });

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

test("a frame that may keep nothing plays on", async ({ context }) => {
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

test("in a full storage tables give way to a play, until none is left to go", async ({
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
	// The oldest goes first. Chromium counts what it has refused, or does not: then one
	// was enough.
	expect(await tab.look("tables")).not.toHaveProperty("3x5 last");
	expect(await tab.look("plays")).toMatchObject({ a: { at: 2_000 } });
	expect(await tab.refused()).toEqual([]);
	// What finds no room even so is refused, and what was kept stays.
	const tooLong = { at: 3_000, record: longRecord(12_000_000) };
	expect(await tab.putPlays([tooLong])).toEqual(["storageFull"]);
	expect(await tab.refused()).toEqual(["storageFull"]);
	expect(await tab.look("plays")).toMatchObject({ a: { at: 2_000 } });
});
