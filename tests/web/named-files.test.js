/**
 * What lists files by their names names files that are there: a list that went stale checks
 * nothing.
 */

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "../../scripts/root.js";

test("each file that biome.json names is there", () => {
	const text = readFileSync(join(ROOT, "biome.json"), "utf8");
	const named = [...text.matchAll(/"!?(www\/[\w/.-]+\.tsx?)"/g)].map(
		([, file]) => file,
	);
	assert.ok(named.length > 0);
	const gone = named.filter((file) => !existsSync(join(ROOT, file)));
	assert.deepEqual(gone, []);
});
