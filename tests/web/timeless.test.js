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
	"waits for a time": /waitForTimeout\(/,
	"has a limit of its own": /\btimeout: ?[\d_]+|test\.setTimeout\(/,
	"asserts a time":
		/(?:expect|assert\b[.\w]*)\([^;]*(?:performance|Date)\.now\(\)/,
};

/**
 * Lines that are older than this check. None may be added, and one that is mended leaves
 * the list.
 *
 * @type {Record<string, number>}
 */
const OLDER = {
	"e2e/keys-sheet.test.js": 1,
	"e2e/offline.test.js": 1,
	"e2e/play.test.js": 1,
	"e2e/race.test.js": 2,
	"web/database.test.js": 2,
	"web/jobs.test.js": 2,
	"web/solve.test.js": 1,
};

/**
 * Returns the faults of a test's source.
 *
 * @param {string} source
 */
function faults(source) {
	return Object.entries(REFUSED).flatMap(([fault, sign]) =>
		source
			.split(/(?<=;)\n/)
			.filter((statement) => sign.test(statement))
			.map(() => fault),
	);
}

const ASSERTS = /\bassert\b|expect|check|refuse|throws/i;
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
	for (const folder of ["e2e", "e2e/support", "web", "beyond"]) {
		for (const name of readdirSync(join(ROOT, "tests", folder))) {
			if (!name.endsWith(".js") || name === "timeless.test.js") continue;
			const file = `${folder}/${name}`;
			yield [file, readFileSync(join(ROOT, "tests", file), "utf8")];
		}
	}
}

test("no test waits for a time, measures one, or has a limit of its own", () => {
	/** @type {Record<string, number>} */
	const found = {};
	for (const [file, source] of sources()) {
		const { length } = faults(source);
		if (length > 0) found[file] = length;
	}
	assert.deepEqual(found, OLDER);
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
		faults("expect(performance.now() - start).toBeLessThan(9);"),
		["asserts a time"],
	);
	assert.equal(
		unasserted('test("it works", () => {\n\tplay();\n});\n').length,
		1,
	);
});
