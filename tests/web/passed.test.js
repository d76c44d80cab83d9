/**
 * Which checks an edit runs again.
 */

import assert from "node:assert/strict";
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
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
	assert.ok(await runAfter(loaded, 'import "./other-0123abc.js"'));
	assert.ok(!(await runAfter(loaded, 'import "./other-4567def.js"')));
	assert.ok(await runAfter(loaded, 'import "./others-4567def.js"'));
	renameSync(loaded, join(folder, "page-89abcde.js"));
	await run();
	assert.equal(runs, 4, "it has another name now");
	assert.ok(await runAfter(join(folder, "page-89abcde.js"), "2"));
	rmSync(join(folder, "page-89abcde.js"));
	fails = true;
	await assert.rejects(runAfter(loaded, "3"));
	fails = false;
	assert.ok(await runAfter(loaded, "3"), "it failed");
	assert.ok(!(await runAfter(loaded, "3")));
});
