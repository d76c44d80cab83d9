/**
 * The packed package in the bundlers that people have: it builds without any
 * configuration, and what comes out plays.
 */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { weightNames } from "../../../scripts/weights.js";
import { build, play, visit, WON } from "./support.js";

/**
 * @typedef {object} Way
 * @property {string[]} command
 * @property {string} [page] Where the bundler makes no page.
 */

/**
 * The default entry, whose wasm the bundler has to find.
 *
 * @type {Record<string, Way>}
 */
const DEFAULT = {
	vite: {
		command: ["vite", "build", "apps/page", "--outDir=../../built/vite"],
	},
	webpack: { command: ["webpack"], page: "apps/page/index.html" },
	// It takes `exports` into account only when it is told to, in package.json.
	parcel: {
		command: [
			"parcel",
			"build",
			"apps/page/index.html",
			"--dist-dir=built/parcel",
			"--no-cache",
		],
	},
};

/**
 * Bundlers that leave the wasm where it was: for them there is `./inline`.
 *
 * @type {Record<string, Way>}
 */
const INLINE = {
	rollup: {
		command: [
			"rollup",
			"apps/inline/main.js",
			"--plugin=node-resolve",
			"--dir=built/rollup",
		],
		page: "apps/inline/index.html",
	},
	esbuild: {
		command: [
			"esbuild",
			"apps/inline/main.js",
			"--bundle",
			"--format=esm",
			"--splitting",
			"--minify",
			"--outdir=built/esbuild",
		],
		page: "apps/inline/index.html",
	},
};

for (const [name, { command, page }] of Object.entries(DEFAULT)) {
	test(`${name}, with the default entry`, async () => {
		const folder = await build(name, command, page);
		await visit(folder, async (tab) => assert.deepEqual(await play(tab), WON));
		const files = readdirSync(folder, { recursive: true }).map(String);
		const weights = files.filter((file) => file.endsWith(".bin"));
		assert.equal(weights.length, weightNames().length, "the weights are there");
	});
}

for (const [name, { command, page }] of Object.entries(INLINE)) {
	test(`${name}, with the wasm in the script`, async () => {
		const folder = await build(name, command, page);
		await visit(folder, async (tab) => assert.deepEqual(await play(tab), WON));
	});
}

test("next, with a page that is rendered when it is built", async () => {
	const folder = await build("next", ["next", "build", "apps/next"]);
	const html = readFileSync(join(folder, "index.html"), "utf8");
	assert.match(
		html,
		/<sliding-puzzle size="3x3" board="[^"]+" motion="off"><p>A sliding puzzle\.<\/p><\/sliding-puzzle>/,
	);
	await visit(folder, async (tab) => assert.deepEqual(await play(tab), WON));
});
