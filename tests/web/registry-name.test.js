/**
 * Crate, package and wheel are called `taquin`: `sliding-puzzle` and `sliding_puzzle` are
 * other people's on npm and crates.io. The game and its tag keep the name.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "../../scripts/root.js";
import { writtenFiles } from "../../scripts/written.js";

/** The name where a registry, an import or a file of the package is meant, not the tag. */
const AS_A_PACKAGE = [
	"sliding_puzzle",
	String.raw`sliding-puzzle([/@]|(\.standalone)?\.js|-lab\b)`,
	String.raw`(cargo|npm|npx|pip|crates\.io|docs\.rs|pypi\.org)[ /][^"'\`]{0,24}sliding-puzzle`,
	`(from|import|require)[ (]+["']sliding-puzzle["']`,
	String.raw`(^|\s)"?name"?\s*[:=]\s*"sliding-puzzle"`,
	String.raw`"sliding-puzzle":\s*"`,
].join("|");

const SELF = "tests/web/registry-name.test.js";

test("no file takes the package, the crate or the wheel by another's name", () => {
	const pattern = new RegExp(AS_A_PACKAGE, "m");
	const files = writtenFiles().filter((file) => file !== SELF);
	const texts = files.map((file) => readFileSync(join(ROOT, file), "utf8"));
	assert.deepEqual(
		files.filter((_, i) => pattern.test(texts[i])),
		[],
	);
	assert.ok(texts.some((text) => text.includes("taquin/core")));
});
