/**
 * The packed package in the bundlers that people have: it builds without any
 * configuration, and what comes out plays.
 */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { weightNames } from "../../../scripts/weights.js";
import { close, play, visit, WON } from "../support/browser.js";
import { build } from "../support/build.js";

after(close);

const HERE = fileURLToPath(new URL("./", import.meta.url));

/**
 * Runs a bundler of this folder. Resolves with the folder of what comes out.
 *
 * @param {string} name
 * @param {string[]} command
 * @param {string} [page] A page to be put beside it.
 */
async function builtBy(name, [tool, ...args], page) {
	const out = `${HERE}built/${name}`;
	await build(HERE, out, [`${HERE}node_modules/.bin/${tool}`, ...args], page);
	return out;
}

const PAGE = `${HERE}apps/page/index.html`;

/** Apps → their folders. */
const APPS = {
	page: "apps/page",
	inline: "../apps/inline",
	react: "../apps/react",
};

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
	webpack: { command: ["webpack"], page: PAGE },
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
 * Bundlers that leave the wasm where it was, each with an app.
 *
 * @type {Record<string, (app: string, out: string) => string[]>}
 */
const LEAVING = {
	rollup: (app, out) => [
		"rollup",
		app,
		"--plugin=node-resolve",
		`--dir=${out}`,
	],
	esbuild: (app, out) => [
		"esbuild",
		app,
		"--bundle",
		"--format=esm",
		"--splitting",
		"--minify",
		`--outdir=${out}`,
	],
	"esbuild, in one file": (app, out) => [
		"esbuild",
		app,
		"--bundle",
		`--outdir=${out}`,
	],
};

for (const [name, { command, page }] of Object.entries(DEFAULT)) {
	test(`${name}, with the default entry`, async () => {
		const folder = await builtBy(name, command, page);
		await visit(folder, async (tab) => assert.deepEqual(await play(tab), WON));
		const files = readdirSync(folder, { recursive: true }).map(String);
		const weights = files.filter((file) => file.endsWith(".bin"));
		assert.equal(weights.length, weightNames().length, "the weights are there");
	});
}

test("webpack in development, with the wasm in the script", async () => {
	const out = "webpack-development";
	const args = ["--mode=development", `--output-path=built/${out}`];
	const folder = await builtBy(out, ["webpack", ...args], PAGE);
	await visit(folder, async (tab) => assert.deepEqual(await play(tab), WON));
});

for (const [name, command] of Object.entries(LEAVING)) {
	for (const [app, from] of Object.entries(APPS)) {
		// React is CommonJS, which Rollup reads only with a plugin.
		if (name === "rollup" && app === "react") continue;
		test(`${name}, which leaves the wasm where it was, with ${app}`, async () => {
			const out = `${name.replace(/\W+/g, "-")}-${app}`;
			const folder = await builtBy(
				out,
				command(`${from}/main.js`, `built/${out}`),
				`${HERE}${from}/index.html`,
			);
			await visit(
				folder,
				async (tab) => assert.deepEqual(await play(tab), WON),
				{
					...(app !== "inline" && { lacks: /\.wasm$/ }),
				},
			);
		});
	}
}

test("next, with a page that is rendered when it is built", async () => {
	const folder = await builtBy("next", ["next", "build", "apps/next"]);
	const html = readFileSync(`${folder}/index.html`, "utf8");
	assert.match(
		html,
		/<sliding-puzzle size="3x3" board="[^"]+" motion="off"><p>A sliding puzzle\.<\/p><\/sliding-puzzle>/,
	);
	await visit(folder, async (tab) => assert.deepEqual(await play(tab), WON));
});
