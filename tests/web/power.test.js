/**
 * Whether the solver may work in the background: there is power, and the page is
 * visible.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { settle } from "./fakes.js";

let modules = 0;

/**
 * Sets up a fake browser and loads the module in it.
 *
 * @param {import("node:test").TestContext} context
 * @param {object} [navigator]
 */
async function setBrowser(context, navigator = {}) {
	const page = { hidden: false };
	const parts = { document: page, navigator };
	for (const [name, value] of Object.entries(parts)) {
		const before = Object.getOwnPropertyDescriptor(globalThis, name);
		Object.defineProperty(globalThis, name, { value, configurable: true });
		context.after(() => {
			Reflect.deleteProperty(globalThis, name);
			if (before) Object.defineProperty(globalThis, name, before);
		});
	}
	// The module asks for the battery once, so each browser loads a new copy.
	modules += 1;
	const { mayLookAhead } = await import(
		`../../www/element/later/power.ts?${modules}`
	);
	return { mayLookAhead, page };
}

/**
 * @param {import("node:test").TestContext} context
 * @param {{ charging: boolean, level: number }} battery
 */
async function setBattery(context, battery) {
	let times = 0;
	const navigator = {
		async getBattery() {
			assert.equal(this, navigator);
			times += 1;
			return battery;
		},
	};
	const { mayLookAhead } = await setBrowser(context, navigator);
	assert.equal(mayLookAhead(), true, "until it is known");
	await settle();
	return { mayLookAhead, times: () => times };
}

test("where a browser tells neither, there is enough", async (context) => {
	const { mayLookAhead } = await setBrowser(context);
	assert.equal(mayLookAhead(), true);
	await settle();
	assert.equal(mayLookAhead(), true);
});

test("nobody looks at a hidden page", async (context) => {
	const { mayLookAhead, page } = await setBrowser(context);
	page.hidden = true;
	assert.equal(mayLookAhead(), false);
	page.hidden = false;
	assert.equal(mayLookAhead(), true);
});

test("who asks for fewer data saves power too", async (context) => {
	const connection = { saveData: true };
	const { mayLookAhead } = await setBrowser(context, { connection });
	assert.equal(mayLookAhead(), false);
	connection.saveData = false;
	assert.equal(mayLookAhead(), true);
});

test("a battery that is low is spared, unless it is being charged", async (context) => {
	for (const [charging, level, may] of /** @type {const} */ ([
		[false, 0.05, false],
		[false, 0.2, false],
		[false, 0.21, true],
		[false, 1, true],
		[true, 0.05, true],
	])) {
		const { mayLookAhead } = await setBattery(context, { charging, level });
		assert.equal(mayLookAhead(), may, `${charging} ${level}`);
	}
});

test("the battery is asked for once, and is as it is now", async (context) => {
	const battery = { charging: false, level: 0.5 };
	const { mayLookAhead, times } = await setBattery(context, battery);
	battery.level = 0.1;
	assert.equal(mayLookAhead(), false);
	battery.charging = true;
	assert.equal(mayLookAhead(), true);
	await settle();
	assert.equal(times(), 1);
});

test("a frame that may not ask for the battery has enough", async (context) => {
	const { mayLookAhead } = await setBrowser(context, {
		getBattery: () => Promise.reject(new DOMException("no", "NotAllowedError")),
	});
	assert.equal(mayLookAhead(), true);
	await settle();
	assert.equal(mayLookAhead(), true);
});
