/**
 * Which tests failed, read from a report of Playwright.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { failedIn } from "../../scripts/flaky.js";

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
