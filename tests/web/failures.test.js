/**
 * The names of those that failed, from programs that fail.
 */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { failuresIn } from "../../scripts/failures.js";

const folder = mkdtempSync(join(tmpdir(), "failures-"));
after(() => rmSync(folder, { recursive: true }));

/** Returns what Node prints when it runs tests. @param {string} code */
function printed(code) {
	const path = join(folder, "some.test.js");
	writeFileSync(path, `const { it } = require("node:test");\n${code}`);
	// Inside a test, Node would print for the outer run.
	const { NODE_TEST_CONTEXT: _, ...env } = process.env;
	const args = ["--test", "--test-reporter=spec", path];
	return spawnSync(process.execPath, args, { env, encoding: "utf8" }).stdout;
}

test("Node's tests that failed are named, with place and reason", () => {
	const lines = failuresIn(
		printed(`it("one", () => {});
			it("two (at least)", () => { throw new Error("no room"); });
			it("three", () => { throw new Error("no light"); });`),
	);
	assert.equal(lines.length, 2);
	assert.match(lines[0], /some\.test\.js:3 two \(at least\): .*no room/);
	assert.match(lines[1], /some\.test\.js:4 three: .*no light/);
	assert.deepEqual(failuresIn(printed('it("one", () => {});')), []);
});

test("a property that fails is named with its counterexample", () => {
	const path = createRequire(import.meta.url).resolve("fast-check");
	const [line] = failuresIn(
		printed(`const fc = require(${JSON.stringify(path)});
			const isSmall = fc.property(fc.integer(), (n) => n < 1000);
			it("all are small", () => fc.assert(isSmall));`),
	);
	assert.match(line, /all are small: .*Counterexample: \[1000\]/);
});

test("Cargo's tests that failed are named, and a crowd is counted", () => {
	const lines = (/** @type {number} */ count) =>
		Array.from({ length: count }, (_, i) => `test a::b${i} ... FAILED\n`);
	const passed = "test a::c ... ok\n";
	assert.deepEqual(failuresIn(passed + lines(2).join("")), ["a::b0", "a::b1"]);
	const crowd = failuresIn(lines(14).join(""));
	assert.equal(crowd.length, 11);
	assert.equal(crowd.at(-1), "and 4 others");
});
