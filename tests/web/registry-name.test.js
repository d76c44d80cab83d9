/**
 * Crate, package and wheel are called `taquin`: `sliding-puzzle` and `sliding_puzzle` are
 * other people's on npm and crates.io. The game and its tag keep the name.
 */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { ROOT } from "../../scripts/root.js";

/** The name where a registry, an import or a file of the package is meant, not the tag. */
const AS_A_PACKAGE = [
	"sliding_puzzle",
	String.raw`sliding-puzzle([/@]|(\.standalone)?\.js|-lab\b)`,
	String.raw`(cargo|npm|npx|pip|crates\.io|docs\.rs|pypi\.org)[ /][^"'\`]{0,24}sliding-puzzle`,
	`(from|import|require)[ (]+["']sliding-puzzle["']`,
	String.raw`(^|\s)"?name"?\s*[:=]\s*"sliding-puzzle"`,
	`"sliding-puzzle":s*"`,
].join("|");

test("no file takes the package, the crate or the wheel by another's name", () => {
	const self = ":!tests/web/registry-name.test.js";
	const found = grep(["-nIP", AS_A_PACKAGE, "--", ".", self]);
	assert.deepEqual(found, []);
	assert.notEqual(grep(["-lF", "taquin/core"]).length, 0);
});

/** @param {string[]} options @returns {string[]} what `git grep` prints, by lines. */
function grep(options) {
	const { status, stdout } = spawnSync("git", ["grep", ...options], {
		cwd: ROOT,
		encoding: "utf8",
		maxBuffer: 2 ** 26,
	});
	assert.ok(status === 0 || status === 1, "git grep failed");
	return stdout.split("\n").filter((line) => line !== "");
}
