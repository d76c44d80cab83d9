/**
 * Which checks an edit runs again.
 */

import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { after, test } from "node:test";
import { ROOT } from "../../scripts/root.js";

const folder = mkdtempSync(join(tmpdir(), "passed-"));
process.env.CARGO_TARGET_DIR = folder;
const { thoseNotPassed } = await import("../../scripts/passed.js");
after(() => rmSync(folder, { recursive: true }));

test("a test runs again when a file that it loaded has changed, and when it failed", async () => {
	const loaded = join(folder, "page.js");
	const other = join(folder, "other.js");
	const file = "tests/web/reads.test.js";
	const site = relative(join(ROOT, "dist"), loaded);
	let runs = 0;
	let fails = false;
	const run = () =>
		thoseNotPassed("pages", [file], async () => {
			runs += 1;
			if (fails) throw new Error("failed");
			return { [file]: [site] };
		});
	/** @param {string} path @param {string} text */
	const runAfter = async (path, text) => {
		writeFileSync(path, text);
		const before = runs;
		await run();
		return runs > before;
	};
	assert.ok(await runAfter(loaded, "1"), "it has never run");
	assert.ok(!(await runAfter(loaded, "1")));
	assert.ok(!(await runAfter(other, "1")), "it has not loaded that");
	assert.ok(await runAfter(loaded, "2"));
	fails = true;
	await assert.rejects(runAfter(loaded, "3"));
	fails = false;
	assert.ok(await runAfter(loaded, "3"), "it failed");
	assert.ok(!(await runAfter(loaded, "3")));
});
