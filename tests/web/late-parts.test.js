/**
 * `npm start` serves the game before all parts of the core are made.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { SOURCES } from "../../scripts/core/sources.js";
import {
	addressLate,
	holdLate,
	LATE,
	LATE_FILES,
} from "../../scripts/site/late-parts.js";

/**
 * Asks for a file. Returns what came of it so far.
 *
 * @param {ReturnType<typeof holdLate>} hold
 * @param {string} file
 * @param {string} dest What the browser wants it for.
 */
function ask(hold, file, dest) {
	const asked = { isPassed: false, text: "" };
	const request = { url: `/${file}`, headers: { "sec-fetch-dest": dest } };
	const response = {
		writeHead: () => {},
		/** @param {string} text */
		end: (text) => {
			asked.text = text;
		},
	};
	const next = () => {
		asked.isPassed = true;
	};
	hold(/** @type {any} */ (request), /** @type {any} */ (response), next);
	return asked;
}

test("a file still in the making is waited for, and a page says so", async () => {
	/** @type {() => void} */
	let finish = () => {};
	const made = new Promise((/** @type {(_: void) => void} */ resolve) => {
		finish = resolve;
	});
	const hold = holdLate(made);
	const script = ask(hold, `${LATE}/lab.js`, "script");
	const wasm = ask(hold, `${LATE}/lab_bg.wasm`, "empty");
	assert.match(script.text, /still being made[\s\S]*location\.reload/);
	assert.ok(!wasm.isPassed);
	assert.ok(ask(hold, "index.html", "document").isPassed);
	finish();
	await made;
	assert.ok(wasm.isPassed);
	assert.ok(ask(hold, `${LATE}/lab.js`, "script").isPassed);
});

test("every part that only some pages load has its place", () => {
	for (const name of ["lab", "lessons", "statistics", "trainer"]) {
		assert.ok(LATE_FILES.includes(`${LATE}/${name}_bg.wasm`), name);
	}
	assert.ok(LATE_FILES.includes(`${LATE}/no-wasm/game.js`));
});

test("a page looks for its part where it will be made", () => {
	const file = "../../www/core/later/site-modules.ts";
	const source = readFileSync(new URL(file, import.meta.url), "utf8");
	const code = addressLate(source, "./core-1");
	assert.match(code, /new URL\([^"]*"\.\/core-1\/lab_bg\.wasm"/);
	assert.doesNotMatch(code, /"\.\.\/wasm\/\w+_bg\.wasm"/);
	// It was not seen when the file moved.
	const lost = source.replace("../wasm/photo_bg.wasm", "../photo_bg.wasm");
	assert.throws(() => addressLate(lost, "./core-1"), /loads lab,lessons,stat/);
});

test("every crate that the site is made of is among the core's sources", () => {
	const manifest = new URL("../../Cargo.toml", import.meta.url);
	const text = readFileSync(manifest, "utf8");
	const [, members = ""] = /^members = \[([^\]]*)\]/m.exec(text) ?? [];
	const crates = [...members.matchAll(/"([^"]+)"/g)].map(([, name]) => name);
	const others = /^(?:python|tests(?:\/\w+)?|train)$/;
	const ours = crates.filter((name) => !others.test(name));
	assert.ok(ours.length > 3);
	const missing = ours.filter((name) => !SOURCES.includes(name));
	assert.deepEqual(missing, []);
});
