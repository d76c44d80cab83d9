/**
 * The game in play in the database: written at once and then once a pause, never over a
 * game that the tab does not know.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import "fake-indexeddb/auto";
import { GameCopier } from "../../www/element/later/database-part.ts";
import { Database } from "../../www/storage/database.ts";
import { GameStore } from "../../www/storage/game-store.ts";

/** @typedef {import("../../www/element/later/database-part.ts").Kept} Kept */

let made = 0;

/**
 * Makes the copiers of several tabs, and a look at what they write.
 *
 * @param {number} tabs
 * @param {number} [since]
 */
function setUp(tabs, since = 0) {
	const key = `game ${made++}`;
	const games = new GameStore(new Database());
	/** @type {{ tab: number, record: string, isFirst: boolean }[]} */
	const foreign = [];
	const copiers = Array.from(
		{ length: tabs },
		(_, tab) =>
			new GameCopier({
				games,
				key,
				since,
				onForeign: ({ record }, isFirst) =>
					foreign.push({ tab, record, isFirst }),
			}),
	);
	const look = async () => {
		/** @type {any} */
		let there = null;
		await games.put(key, kept("never"), (game) => {
			there = game;
			return false;
		});
		return there?.record ?? null;
	};
	return { copiers, foreign, games, key, look };
}

/**
 * @param {string} record
 * @param {Partial<Kept>} [more]
 * @returns {Kept}
 */
function kept(record, more) {
	return { record, asked: "", aside: [], at: 1, ...more };
}

/** @param {() => Promise<boolean> | boolean} isTrue */
async function until(isTrue) {
	while (!(await isTrue()))
		await new Promise((resolve) => setImmediate(resolve));
}

test("the first game is written at once, the next ones after a pause, the last of them", async (context) => {
	context.mock.timers.enable({ apis: ["setTimeout"] });
	const { copiers, look } = setUp(1);
	const [copier] = copiers;
	copier?.save(kept("a"));
	await until(async () => (await look()) === "a");
	copier?.save(kept("b"));
	copier?.save(kept("c"));
	assert.equal(await look(), "a");
	context.mock.timers.tick(1_000);
	await until(async () => (await look()) === "c");
});

test("a page that is left does not wait for the pause", async (context) => {
	context.mock.timers.enable({ apis: ["setTimeout"] });
	const { copiers, look } = setUp(1);
	const [copier] = copiers;
	copier?.save(kept("a"));
	await until(async () => (await look()) === "a");
	copier?.save(kept("b"));
	assert.equal(await look(), "a");
	// The pause begins when the first one is written.
	await until(async () => {
		copier?.hurry();
		return (await look()) === "b";
	});
});

test("of two tabs that write in the same moment the second one hears of the first", async () => {
	const { copiers, foreign, look } = setUp(2);
	copiers[0]?.save(kept("a"));
	copiers[1]?.save(kept("b"));
	await until(() => foreign.length > 0);
	assert.deepEqual(foreign, [{ tab: 1, record: "a", isFirst: true }]);
	assert.equal(await look(), "a", "not overwritten before it is put aside");
	copiers[1]?.hurry();
	copiers[1]?.save(kept("b", { aside: ["a"] }));
	await until(async () => {
		copiers[1]?.hurry();
		return (await look()) === "b";
	});
	assert.equal(foreign.length, 1);
});

test("what was there before is told once, as the first", async () => {
	const { copiers, foreign, games, key } = setUp(1, 5);
	await games.put(key, kept("lost", { at: 6 }), () => true);
	copiers[0]?.save(kept("a", { at: 7 }));
	await until(() => foreign.length > 0);
	assert.deepEqual(foreign, [{ tab: 0, record: "lost", isFirst: true }]);
});

test("what is there of an earlier time than the game that goes on is overwritten", async () => {
	const { copiers, foreign, games, key, look } = setUp(1, 5);
	await games.put(key, kept("earlier", { at: 5 }), () => true);
	copiers[0]?.save(kept("a", { at: 7 }));
	await until(async () => (await look()) === "a");
	assert.deepEqual(foreign, []);
});

test("a database that refuses is tried again at the next slide", async (context) => {
	context.mock.method(console, "info", () => {});
	const { key } = setUp(0);
	let tries = 0;
	const copier = new GameCopier({
		games: {
			put: async () => {
				tries++;
				throw new Error("refused");
			},
		},
		key,
		since: 0,
		onForeign: () => assert.fail("nothing is there"),
	});
	copier.save(kept("a"));
	await until(() => tries === 1);
	copier.save(kept("b"));
	await until(() => {
		copier.hurry();
		return tries === 2;
	});
});
