/**
 * Where the play page registers its service worker, and where it does not.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { keepInternals } from "../../www/element/internals.ts";
import { startOffline } from "../../www/pages/play/offline.ts";

/**
 * Starts a page, and returns what it did, in order.
 *
 * @param {{ hasManifest?: boolean, isFramed?: boolean, serviceWorker?: object | null, saveData?: boolean }} where
 */
async function start({
	hasManifest = true,
	isFramed,
	serviceWorker,
	saveData,
}) {
	/** @type {string[]} */
	const done = [];
	const register = async (/** @type {string} */ url) => {
		done.push(`register ${url}`);
		throw new DOMException("denied", "SecurityError");
	};
	const window = {};
	const workers = { controller: null, register, ...serviceWorker };
	for (const [name, value] of Object.entries({
		window: Object.assign(window, { parent: isFramed ? {} : window }),
		document: {
			baseURI: "https://site.test/game/",
			querySelector: () => (hasManifest ? {} : null),
		},
		navigator: {
			serviceWorker: serviceWorker === null ? undefined : workers,
			connection: { saveData },
		},
	})) {
		Object.defineProperty(globalThis, name, { value, configurable: true });
	}
	const prepare = async () => void done.push("prepare");
	/** @type {any} */
	const puzzle = {};
	keepInternals(puzzle, /** @type {any} */ ({ prepare }));
	assert.equal(await startOffline(/** @type {any} */ ({ puzzle })), null);
	return done;
}

const KEPT = ["prepare", "register https://site.test/game/service-worker.js"];

test("a page is kept once its tables are there, and plays where that is refused", async (context) => {
	context.mock.method(console, "info", () => {});
	assert.deepEqual(await start({}), KEPT);
});

test("who saves data is not sent a megabyte, unless it is there", async (context) => {
	context.mock.method(console, "info", () => {});
	assert.deepEqual(await start({ saveData: true }), []);
	const serviceWorker = { controller: {} };
	assert.deepEqual(await start({ saveData: true, serviceWorker }), KEPT);
});

test("nothing is kept in a frame, while developing, or where there are no service workers", async () => {
	assert.deepEqual(await start({ isFramed: true }), []);
	assert.deepEqual(await start({ hasManifest: false }), []);
	assert.deepEqual(await start({ serviceWorker: null }), []);
});
