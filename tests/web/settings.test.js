/**
 * Saved settings, and how other tabs are notified.
 */

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { Database } from "../../www/storage/database.ts";
import { SettingStore } from "../../www/storage/settings.ts";
import { forgetDatabases } from "./databases.js";

/** @type {{ close: () => unknown }[]} */
const opened = [];

/** @param {(name: string) => BroadcastChannel} [makeChannel] */
function makeSettings(makeChannel) {
	/** @type {string[]} */
	const told = [];
	const database = new Database({ onRefused: ({ code }) => told.push(code) });
	const settings = new SettingStore(database, makeChannel);
	opened.push(database, settings);
	return { settings, told };
}

/** @param {any} value */
const asText = (value) => (typeof value === "string" ? value : undefined);
/** @param {any} value */
const asIs = (value) => value;

/** Resolves with the next setting that changes. @param {SettingStore} settings */
function nextChange(settings) {
	return new Promise((resolve) => {
		const end = settings.onChange((name) => {
			end();
			resolve(name);
		});
	});
}

beforeEach(forgetDatabases);
afterEach(async () => {
	for (const each of opened.splice(0)) await each.close();
});

test("what is set is there, for other tabs too", async () => {
	const { settings, told } = makeSettings();
	assert.equal(await settings.get("theme", asIs), undefined);
	for (const value of ["dark", 7, false, null, { a: [1] }]) {
		assert.equal(await settings.set("theme", value), true);
		assert.deepEqual(await settings.get("theme", asIs), value);
		assert.deepEqual(await makeSettings().settings.get("theme", asIs), value);
	}
	assert.equal(await settings.get("language", asIs), undefined);
	assert.deepEqual(told, []);
});

test("a value that its reader does not know is ignored", async () => {
	const { settings } = makeSettings();
	await settings.set("theme", { from: "a later version" });
	assert.equal(await settings.get("theme", asText), undefined);
	const fails = () => {
		throw new Error("damaged");
	};
	assert.equal(await settings.get("theme", fails), undefined);
	await settings.set("theme", "dark");
	assert.equal(await settings.get("theme", asText), "dark");
});

test("another tab hears which setting was set, and finds it", async () => {
	const one = makeSettings().settings;
	const two = makeSettings().settings;
	const heard = nextChange(two);
	await one.set("theme", "dark");
	assert.equal(await heard, "theme");
	assert.equal(await two.get("theme", asText), "dark");
});

test("who sets a value is not told of it, nor who has stopped listening", async () => {
	const one = makeSettings().settings;
	const two = makeSettings().settings;
	/** @type {string[]} */
	const heard = [];
	one.onChange((name) => heard.push(`one: ${name}`));
	two.onChange((name) => heard.push(`two: ${name}`))();
	const last = nextChange(two);
	await one.set("theme", "dark");
	await last;
	assert.deepEqual(heard, []);
});

test("what is no name is not passed on", async () => {
	const { settings } = makeSettings();
	const heard = nextChange(settings);
	const channel = new BroadcastChannel("sliding-puzzle-settings");
	channel.postMessage({ name: "theme" });
	channel.postMessage("theme");
	assert.equal(await heard, "theme");
	channel.close();
});

test("without channels settings are kept all the same", async () => {
	const { settings } = makeSettings(() => {
		throw new DOMException("denied", "SecurityError");
	});
	settings.onChange(() => {});
	assert.equal(await settings.set("theme", "dark"), true);
	assert.equal(await settings.get("theme", asText), "dark");
});

test("where storage is forbidden nothing is kept, and no other tab hears of it", async (t) => {
	t.mock.method(indexedDB, "open", () => {
		throw new DOMException("denied", "SecurityError");
	});
	let posted = 0;
	const channel = /** @type {any} */ ({
		postMessage: () => posted++,
		close() {},
	});
	const { settings, told } = makeSettings(() => channel);
	settings.onChange(() => {});
	assert.equal(await settings.set("theme", "dark"), false);
	assert.equal(await settings.get("theme", asText), undefined);
	assert.equal(posted, 0);
	assert.deepEqual(told, ["storage"]);
});
