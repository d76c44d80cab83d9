/**
 * Which tests failed, and what they loaded, read from a report of Playwright.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { failedIn, loadedIn } from "../../scripts/flaky.js";

test("each test that failed is named by its file and its line", () => {
	const spec = { title: "a claim", line: 3, ok: false };
	const suites = [
		{
			file: "a.test.js",
			specs: [spec, { title: "another", line: 9, ok: true }],
			suites: [{ file: "a.test.js", specs: [{ ...spec, line: 20 }] }],
		},
		{ file: "b.test.js" },
	];
	assert.deepEqual(failedIn(suites), [
		"a.test.js:3 a claim",
		"a.test.js:20 a claim",
	]);
	assert.deepEqual(failedIn([]), []);
});

test("what the tests of a file loaded is told by file", () => {
	/** @param {string} description */
	const loaded = (description) => ({ type: "loaded", description });
	/** @param {string[]} files */
	const spec = (...files) => ({
		...{ title: "a claim", line: 3, ok: true },
		tests: [{ annotations: [...files.map(loaded), loaded("index.html")] }],
	});
	const suites = [
		{
			file: "a.test.js",
			specs: [spec("assets/b.js")],
			suites: [{ file: "a.test.js", specs: [spec("assets/a.js")] }],
		},
		{ file: "b.test.js", specs: [spec()] },
	];
	assert.deepEqual(loadedIn(suites), {
		"a.test.js": ["assets/a.js", "assets/b.js", "index.html"],
		"b.test.js": ["index.html"],
	});
});
