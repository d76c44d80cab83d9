/**
 * The tag in strict templates of each framework: what is right compiles, and a wrong
 * value, a wrong name and a wrong use of an event are refused.
 */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
	copyFileSync,
	mkdirSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { examplesOf } from "../support/examples.js";

const HERE = fileURLToPath(new URL("./", import.meta.url));
const TSC = ["tsc", "--pretty", "false", "--project"];

/** Framework → its checker, which gets the folder as the last argument. */
const CHECKERS = /** @type {Record<string, string[]>} */ ({
	vue: ["vue-tsc", "--pretty", "false", "--project"],
	svelte: ["svelte-check", "--output", "machine", "--workspace"],
	react: TSC,
	preact: TSC,
	solid: TSC,
	lit: TSC,
});

for (const [framework, [tool, ...args]] of Object.entries(CHECKERS)) {
	// In Lit's templates no checker of TypeScript looks.
	if (framework === "lit") continue;
	test(`in ${framework}, right is right and each wrong is refused`, () => {
		const folder = join(HERE, framework);
		const { stdout } = spawnSync(
			join(HERE, "node_modules", ".bin", tool),
			[...args, folder],
			{ encoding: "utf8", cwd: folder },
		);
		const found =
			stdout.match(/(?:is-right|right|wrong-\w+)\.\w+(?=\S*[ (:])/g) ?? [];
		const files = readdirSync(folder).filter((name) => /^wrong-/.test(name));
		assert.equal(files.length, 3);
		assert.deepEqual([...new Set(found)].sort(), files.sort(), stdout);
		// Nothing else is wrong: not in the types of the package either.
		const lines = stdout.match(/error TS|\bERROR\b/g) ?? [];
		assert.equal(lines.length, files.length, stdout);
	});
}

const RENDER = `
	import { createSSRApp } from "vue/dist/vue.esm-bundler.js";
	import { renderToString } from "vue/server-renderer";
	const tag = '<sliding-puzzle size="3x3">x</sliding-puzzle>';
	for (const isKnown of [false, true]) {
		const app = createSSRApp({ template: tag });
		app.config.warnHandler = () => {};
		if (isKnown) {
			app.config.compilerOptions.isCustomElement = (tag) => tag === "sliding-puzzle";
		}
		console.log(await renderToString(app) === tag);
	}
`;

test("Vue on a server renders the tag only if isCustomElement knows it", () => {
	const { stdout, stderr } = spawnSync(
		process.execPath,
		["--input-type=module", "--eval", RENDER],
		{ encoding: "utf8", cwd: HERE },
	);
	assert.equal(stdout.trim(), "false\ntrue", stderr);
});

/** The examples of the README: language → framework, whose checker and rules it gets. */
const EXAMPLES = { vue: "vue", svelte: "svelte", ts: "lit", tsx: "react" };
const README = join(HERE, "node_modules", "sliding-puzzle", "README.md");

for (const [kind, framework] of Object.entries(EXAMPLES)) {
	test(`the README's example for ${framework} compiles`, () => {
		const examples = examplesOf(README).filter(
			(one) => one.kind === kind && !one.isFragment,
		);
		assert.ok(examples.length > 0);
		const folder = join(HERE, "readme", framework);
		rmSync(folder, { recursive: true, force: true });
		mkdirSync(folder, { recursive: true });
		for (const name of readdirSync(join(HERE, framework))) {
			if (!name.includes("config")) continue;
			copyFileSync(join(HERE, framework, name), join(folder, name));
		}
		for (const [n, { code }] of examples.entries()) {
			writeFileSync(join(folder, `example-${n}.${kind}`), code);
		}
		const [tool, ...args] = CHECKERS[framework];
		const { status, stdout } = spawnSync(
			join(HERE, "node_modules", ".bin", tool),
			[...args, folder],
			{ encoding: "utf8", cwd: folder },
		);
		assert.equal(status, 0, stdout);
	});
}
