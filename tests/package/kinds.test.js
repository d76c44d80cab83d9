/**
 * The packed package in one tool of each kind: Vite, which takes the wasm along, with
 * React, for which there is a component; Rolldown, which leaves the wasm where it was, so
 * it is in the script; Vue, whose compiler checks its templates. `npm run test:package --
 * --all` tries many more.
 */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { ROOT } from "../../scripts/root.js";
import { weightNames } from "../../scripts/weights.js";
import { close, play, visit, WON } from "./support/browser.js";
import { build } from "./support/build.js";
import { installPackage } from "./support/install.js";
import { checkReact } from "./support/react.js";
import { checkExamples, checkTemplates } from "./support/templates.js";

after(close);

const HERE = fileURLToPath(new URL("./", import.meta.url));
const BUILT = join(HERE, "kinds-test");
const PACKAGE = installPackage(new URL("./", import.meta.url));

/** @param {string} name */
const toolOf = (name) => join(ROOT, "node_modules", ".bin", name);

test("Vite takes the wasm along, and React 19 has props, handlers and the ref", async () => {
	const out = join(BUILT, "react");
	const vite = [toolOf("vite"), "build", "apps/react", `--outDir=${out}`];
	await build(HERE, out, vite);
	await checkReact(out, "19");
	const files = readdirSync(out, { recursive: true }).map(String);
	assert.ok(files.some((file) => file.endsWith(".wasm")));
	const weights = files.filter((file) => file.endsWith(".bin"));
	assert.equal(weights.length, weightNames().length, "the weights are there");
});

test("Rolldown leaves the wasm where it was, and the script has its own", async () => {
	const out = join(BUILT, "inline");
	const rolldown = [toolOf("rolldown"), "apps/inline/main.js", "--dir", out];
	const page = join(HERE, "apps/inline/index.html");
	await build(HERE, out, rolldown, page);
	await visit(out, async (tab) => assert.deepEqual(await play(tab), WON));
});

/** @param {string} code */
function print(code) {
	const args = ["--input-type=module", "--eval", code];
	const options = { cwd: HERE, encoding: /** @type {const} */ ("utf8") };
	const { stdout, stderr } = spawnSync(process.execPath, args, options);
	assert.equal(stderr, "");
	return stdout.trim();
}

test("React on a server renders the tag", () => {
	const printed = print(`
		import { createElement } from "react";
		import { renderToString } from "react-dom/server";
		import { SlidingPuzzle } from "taquin/react";
		const props = { className: "a", size: "4x3", readOnly: true, disabled: false, onMove() {} };
		console.log(renderToString(createElement(SlidingPuzzle, props, "no script")));
	`);
	assert.equal(
		printed,
		'<sliding-puzzle class="a" size="4x3" readonly="">no script</sliding-puzzle>',
	);
});

test("Vue on a server renders the tag only if isCustomElement knows it", () => {
	const printed = print(`
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
	`);
	assert.equal(printed, "false\ntrue");
});

const VUE = join(HERE, "vue");
const VUE_TSC = [
	join(HERE, "node_modules/.bin/vue-tsc"),
	...["--pretty", "false", "--project"],
];

test("in Vue's templates, right is right and each wrong is refused", () => {
	checkTemplates(VUE, VUE_TSC);
});

test("the README's examples for Vue compile", () => {
	checkExamples(join(PACKAGE, "README.md"), "vue", VUE, VUE_TSC);
});
