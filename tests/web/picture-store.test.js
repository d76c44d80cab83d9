/**
 * The player's own pictures: saved as they are, the latest first, and what is damaged
 * is passed over.
 */

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { Database } from "../../www/storage/database.ts";
import { PictureStore } from "../../www/storage/picture-store.ts";
import { FullStorage, forgetDatabases } from "./databases.js";

/** @type {Database[]} */
const opened = [];

function makeStore() {
	const database = new Database();
	opened.push(database);
	return { database, pictures: new PictureStore(database) };
}

/** @param {string} id @param {number} at */
function picture(id, at) {
	const bytes = Uint8Array.of(1, 2, at % 256);
	return { id, at, type: "image/webp", bytes, alt: `what ${id} shows` };
}

beforeEach(forgetDatabases);

afterEach(async () => {
	for (const database of opened.splice(0)) await database.close();
});

test("a picture comes back as it was saved, the latest first", async () => {
	const { pictures } = makeStore();
	for (const [id, at] of /** @type {const} */ ([
		["b", 2],
		["c", 3],
		["a", 1],
	])) {
		await pictures.put(picture(id, at));
	}
	assert.deepEqual(await pictures.all(), [
		picture("c", 3),
		picture("b", 2),
		picture("a", 1),
	]);
	assert.deepEqual(await pictures.get("b"), picture("b", 2));
	await pictures.remove("b");
	assert.equal(await pictures.get("b"), undefined);
	await pictures.remove("b");
	assert.equal((await pictures.all()).length, 2);
});

test("what is no picture is passed over", async () => {
	const { database, pictures } = makeStore();
	const wrong = /** @type {any[]} */ ([
		{ id: "x" },
		{ ...picture("y", 1), bytes: "text" },
		{ ...picture("z", 1), at: Number.NaN },
	]);
	for (const value of wrong) {
		await database.keep(["pictures"], (transaction) =>
			transaction.objectStore("pictures").put(value),
		);
		assert.equal(await pictures.get(value.id), undefined);
	}
	assert.deepEqual(await pictures.all(), []);
});

test("who saves a picture hears that there is no room", async (t) => {
	const { pictures } = makeStore();
	await pictures.put(picture("a", 1));
	new FullStorage(t, 50);
	await assert.rejects(pictures.put(picture("b", 2)), (error) => {
		assert.equal(/** @type {any} */ (error).code, "storageFull");
		return true;
	});
	assert.equal((await pictures.all()).length, 1);
});
