/**
 * Whether `licenses.txt` names all that is bundled.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { rolldown } from "rolldown";
import {
	IN_PACKAGE,
	IN_SITE,
	makeLicenses,
	onlyFrom,
} from "../../scripts/licenses.js";

const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));

/** @param {string[]} names */
async function bundleIdb(names) {
	const build = await rolldown({
		input: "idb",
		plugins: [onlyFrom(names)],
	});
	await build.generate();
	await build.close();
}

test("the site's names each dependency, and what the core is compiled of", () => {
	const text = makeLicenses(IN_SITE);
	const works = [
		...Object.keys(dependencies),
		// What these depend on.
		...["@cropper/element", "@preact/signals-core", "workbox-core"],
		...["wasm-bindgen", "serde", "talc", "Rust's standard library"],
	];
	for (const name of works) {
		assert.match(text, new RegExp(`^${name} [\\d.]+ \\(.+\\)$`, "m"));
	}
	assert.match(text, /Copyright \(c\) 2015-present Jason Miller/);
	assert.match(text, /Copyright 2022 The Figtree Project Authors/);
	assert.match(text, /SIL OPEN FONT LICENSE Version 1\.1/);
	// They only build.
	for (const name of ["vite", "typescript", "syn", "proc-macro2"]) {
		assert.doesNotMatch(text, new RegExp(`^${name} `, "m"));
	}
});

test("the package's names what it has, and not what the site has", () => {
	const text = makeLicenses(IN_PACKAGE);
	assert.match(text, /^idb [\d.]+ \(ISC\)$/m);
	assert.match(text, /^wasm-bindgen /m);
	assert.doesNotMatch(text, /^preact /m);
});

test("a bundle with a package that is not named fails", async () => {
	await bundleIdb(["idb"]);
	await assert.rejects(bundleIdb(["preact"]), /idb is bundled, and licenses/);
});
