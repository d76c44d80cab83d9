/**
 * Which files a test reads, by which an edit runs the tests that it can break.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { filesReadBy } from "../../scripts/reads.js";

test("a test reads itself, what it imports, and what these import", () => {
	const read = filesReadBy("tests/web/animation.test.js");
	assert.ok(read.includes("tests/web/animation.test.js"));
	assert.ok(read.includes("www/view/later/animation.ts"));
	assert.ok(!read.includes("www/element/player.ts"), "it is far away");
	assert.ok(
		filesReadBy("tests/web/properties.test.js").includes(
			"www/view/later/animation.ts",
		),
		"by several files",
	);
});

test("a test reads the files and folders that its texts name", () => {
	const core = filesReadBy("tests/web/play.test.js");
	assert.ok(core.includes("www/core/wasm"), "by the beginning of a path");
	const texts = filesReadBy("tests/web/messages.test.js");
	assert.ok(texts.includes("www/messages"));
	const quoted = filesReadBy("tests/web/guard.test.js");
	assert.ok(quoted.includes("docs/deployment.md"), "from the project's folder");
	const weights = filesReadBy("scripts/weights.js");
	assert.ok(weights.includes("www/core/weights"), "in parts");
	assert.ok(!weights.includes("www"), "which are one path");
});

test("what is built of the site is no file that a test reads", () => {
	for (const path of filesReadBy("tests/web/late-parts.test.js")) {
		assert.doesNotMatch(path, /^(?:dist|target|node_modules$)/);
	}
});
