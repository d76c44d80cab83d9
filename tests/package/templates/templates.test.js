/**
 * The tag in strict templates of each framework: what is right compiles, and a wrong
 * value, a wrong name and a wrong use of an event are refused.
 */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const HERE = fileURLToPath(new URL("./", import.meta.url));
const TSC = ["tsc", "--pretty", "false", "--project"];

/** Framework → its checker, which gets the folder as the last argument. */
const CHECKERS = {
	vue: ["vue-tsc", "--pretty", "false", "--project"],
	svelte: ["svelte-check", "--output", "machine", "--workspace"],
	react: TSC,
	preact: TSC,
	solid: TSC,
};

for (const [framework, [tool, ...args]] of Object.entries(CHECKERS)) {
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
