/**
 * No test waits for a time, measures one, or has a limit of its own: what it waits for
 * comes late on a busy machine. And each test asserts something.
 */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "../../scripts/root.js";

/** What no test may do → how it is recognised. */
const REFUSED = {
	"waits for a time":
		/waitForTimeout\(|new Promise\([^;]*setTimeout\(\w+, ?[\d_]{2,}\)/,
	"has a limit of its own": /\btimeout: ?[\d_]+|test\.setTimeout\(/,
	"measures a time": /\b(?:performance|Date)\.now\(\)/,
};

/**
 * The files that read the clock or let time pass → what for. None asserts that something
 * was quick enough.
 *
 * @type {Record<string, string>}
 */
const WITH_A_CLOCK = {
	"e2e/drag.test.js": "the times of events that are made",
	"e2e/offline.test.js": "gives up a visit that waits for a worker that goes",
	"e2e/support/calibrate.js": "how slow the machine is",
	"e2e/support/probes.js": "the times of messages; tables that come late",
	"web/jobs.test.js": "looks again and again whether a process has ended",
};

/**
 * Returns the faults of a test's source.
 *
 * @param {string} source
 */
function faults(source) {
	return source.split(/(?<=;)\n/).flatMap((statement) =>
		Object.entries(REFUSED)
			.filter(([, sign]) => sign.test(statement))
			.map(([fault]) => fault),
	);
}

const ASSERTS = /\bassert\b|becomes|expect|check|hears|refuse|throws/i;
const FUNCTION = /^(?:async )?function (\w+)[\s\S]*?^}/gm;

/**
 * Returns the first lines of the tests that assert nothing, also not by a function of
 * their file.
 *
 * @param {string} source
 */
function unasserted(source) {
	const helpers = [...source.matchAll(FUNCTION)]
		.filter(([text]) => ASSERTS.test(text))
		.map(([, name]) => `${name}(`);
	return source
		.split(/^(?=\t*test\()/m)
		.filter((text) => /^\t*test\(/.test(text))
		.filter((text) => !ASSERTS.test(text))
		.filter((text) => !helpers.some((call) => text.includes(call)))
		.map((text) => text.slice(0, text.indexOf("\n")));
}

/** The tests of the pages, and the Node tests. */
function* sources() {
	for (const folder of ["e2e", "e2e/support", "web", "pages", "beyond"]) {
		for (const name of readdirSync(join(ROOT, "tests", folder))) {
			if (!name.endsWith(".js") || name === "timeless.test.js") continue;
			const file = `${folder}/${name}`;
			yield [file, readFileSync(join(ROOT, "tests", file), "utf8")];
		}
	}
}

test("no test waits for a time, measures one, or has a limit of its own", () => {
	for (const [file, source] of sources()) {
		const found = faults(source);
		if (!(file in WITH_A_CLOCK)) assert.deepEqual(found, [], file);
		else {
			assert.notDeepEqual(found, [], `${file} needs no clock any more`);
		}
	}
});

test("each test asserts something", () => {
	for (const [file, source] of sources()) {
		assert.deepEqual(unasserted(source), [], file);
	}
});

test("a planted wait, limit, time and test without an assertion are found", () => {
	assert.deepEqual(faults("await page.waitForTimeout(500);"), [
		"waits for a time",
	]);
	assert.deepEqual(
		faults("await expect(it).toBeVisible({ timeout: 9_000 });"),
		["has a limit of its own"],
	);
	assert.deepEqual(
		faults("const took = performance.now() - start;\nexpect(took).toBe(9);"),
		["measures a time"],
	);
	assert.equal(
		unasserted('test("it works", () => {\n\tplay();\n});\n').length,
		1,
	);
});
