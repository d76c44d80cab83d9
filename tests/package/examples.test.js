/**
 * The examples of the texts, as a reader copies them: each is compiled in strict
 * TypeScript against the types of the packed package, outside the repository, and run
 * where it can be. An example that is a part of a file says so (`js fragment`).
 *
 * The Rust of the READMEs runs in `tests/user-crate/`, Python in
 * `tests/beyond/wheel.test.js`, `npx taquin` in `command.test.js`, the policies in
 * `policies.test.js`, the templates of frameworks in `templates/`.
 */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { close, open } from "./support/browser.js";
import { examplesOf } from "./support/examples.js";
import { outside } from "./support/outside.js";
import { TYPES } from "./support/site.js";

after(close);

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const MODULES = join(ROOT, "tests/package/node_modules");
const SITE = outside(MODULES, ["@types", "csstype", "undici-types"]);
const PACKAGE = join(SITE, "node_modules", "taquin");
const LAB = "taquin-lab";

// Notebooks have the laboratory beside them.
cpSync(join(PACKAGE, `${LAB}.js`), join(SITE, `${LAB}.js`));
writeFileSync(join(SITE, `${LAB}.d.ts`), 'export * from "taquin/lab";\n');

const TEXTS = [
	join(ROOT, "README.md"),
	join(PACKAGE, "README.md"),
	...readdirSync(join(ROOT, "docs"))
		.filter((name) => name.endsWith(".md"))
		.map((name) => join(ROOT, "docs", name)),
];
const examples = TEXTS.flatMap((file) => examplesOf(file));

/** What is not looked at here: text, and what is tried elsewhere. */
const ELSEWHERE = ["text", "rust", "python", "csp", "vue", "svelte"];

/** The packages of `templates/`, where examples that need them are compiled. */
const FRAMEWORK = /from "lit"/;

/** Says whether Node can run a script: it takes only what needs no page. */
function isForNode(/** @type {string} */ code) {
	const sources = [...code.matchAll(/(?:from|import) "([^"]+)"/g)];
	return (
		sources.length > 0 &&
		sources.every(([, source]) =>
			/^taquin\/(?:core|lab)$|^\.\/.*lab\.js$/.test(source),
		)
	);
}

/** @type {Record<string, (code: string, name: string) => unknown>} */
const CHECKS = {
	js: run,
	ts: () => {},
	tsx: () => {},
	json: (code) => {
		// Whole, or a value in each line.
		const lines = code.trim().split("\n");
		const isLines = lines.every((line) => /^\{.*\}$/.test(line));
		for (const text of isLines ? lines : [code]) JSON.parse(text);
	},
	sh: checkShell,
	html: show,
};

test("the texts have examples of all kinds, and few fragments", () => {
	const kinds = new Set(examples.map(({ kind }) => kind));
	for (const kind of Object.keys(CHECKS)) assert.ok(kinds.has(kind), kind);
	const fragments = examples.filter(({ isFragment }) => isFragment);
	const names = fragments.map(({ name }) => name).join(", ");
	assert.ok(fragments.length <= 4, names);
});

for (const { kind, code, name, isFragment } of examples) {
	if (isFragment || ELSEWHERE.includes(kind)) continue;
	test(`${name}: ${kind}`, async () => {
		assert.ok(Object.hasOwn(CHECKS, kind), `unknown kind: ${kind}`);
		await CHECKS[kind](code, name);
	});
}

test("strict TypeScript compiles every script of the texts", () => {
	const files = [];
	for (const [n, { kind, code, name, isFragment }] of examples.entries()) {
		if (isFragment || !/^(?:js|ts|tsx)$/.test(kind) || FRAMEWORK.test(code)) {
			continue;
		}
		const file = `example-${n}.${kind === "tsx" ? "tsx" : "ts"}`;
		writeFileSync(join(SITE, file), `${code}\nexport {}; // ${name}\n`);
		files.push(file);
	}
	const compilerOptions = {
		strict: true,
		noEmit: true,
		target: "es2022",
		module: "esnext",
		moduleResolution: "bundler",
		jsx: "react-jsx",
		lib: ["es2022", "dom", "dom.iterable"],
		types: [],
	};
	const config = JSON.stringify({ compilerOptions, files });
	writeFileSync(join(SITE, "tsconfig.json"), config);
	const tsc = join(MODULES, "typescript-newest", "bin", "tsc");
	const { status, stdout } = spawnSync(
		process.execPath,
		[tsc, "--project", SITE, "--pretty", "false"],
		{ encoding: "utf8", cwd: SITE },
	);
	assert.equal(status, 0, stdout);
});

/**
 * Runs a script in Node, which then prints what its comments say, or else on a page.
 *
 * @param {string} code
 */
async function run(code) {
	// React is no module of a page.
	if (code.includes("taquin/react")) return;
	if (!isForNode(code)) {
		await show(`<script type="module">\n${code}</script>`);
		return;
	}
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		["--input-type=module", "--eval", code],
		{ cwd: SITE, encoding: "utf8" },
	);
	assert.equal(status, 0, stderr);
	assert.equal(stderr, "");
	for (const [, printed] of code.matchAll(/console\.log\(.+\); \/\/ (.+)/g)) {
		assert.ok(stdout.split("\n").includes(printed), stdout);
	}
}

/** @param {string} code */
function checkShell(code) {
	const { status, stderr } = spawnSync("sh", ["-n"], {
		input: code,
		encoding: "utf8",
	});
	assert.equal(status, 0, stderr);
	const { scripts } = JSON.parse(
		readFileSync(join(ROOT, "package.json"), "utf8"),
	);
	const named = /\bnpm (?!install\b)(?:run (?:-s )?)?(\S+)/g;
	for (const [, name] of code.matchAll(named)) {
		assert.ok(Object.hasOwn(scripts, name), name);
	}
}

/**
 * Opens a page with an example in it. Each puzzle of it starts, in iframes too.
 *
 * @param {string} code
 */
async function show(code) {
	const isDefined = /<script/.test(code);
	const load = '<script src="taquin.standalone.js"></script>';
	const hasPuzzle = /<sliding-puzzle|<iframe|createElement/.test(code);
	const map = {
		imports: Object.fromEntries(
			["define", "core", "lab", "inline"].map((entry) => [
				`taquin/${entry}`,
				entry === "lab" ? `./${LAB}.js` : `./${entry}.js`,
			]),
		),
	};
	const html = `<!doctype html><html lang="en"><meta charset="utf-8">
		<title>An example</title><link rel="icon" href="data:,">
		<script type="importmap">${JSON.stringify(map)}</script>
		${isDefined || !hasPuzzle ? "" : load}<body>${code}</body></html>`;
	await open("https://example.org/", start, {
		answer: (route) => answer(route, html),
	});
}

/**
 * Starts every puzzle of a page, in iframes too.
 *
 * @param {import("@playwright/test").Page} page
 */
async function start(page) {
	let puzzles = 0;
	for (const frame of page.frames()) {
		for (const puzzle of await frame.locator("sliding-puzzle").all()) {
			await frame.waitForFunction(() => customElements.get("sliding-puzzle"));
			await puzzle.scrollIntoViewIfNeeded();
			await puzzle.evaluate((element) => /** @type {any} */ (element).ready);
			puzzles += 1;
		}
	}
	assert.ok(puzzles > 0, "no puzzle");
}

/**
 * Answers for the reader's site, and for those that the examples name: each has the
 * package.
 *
 * @param {import("@playwright/test").Route} route
 * @param {string} html The reader's page.
 */
async function answer(route, html) {
	const { hostname, pathname } = new URL(route.request().url());
	if (hostname === "example.org" && pathname === "/") {
		await route.fulfill({ contentType: TYPES[".html"], body: html });
		return;
	}
	const file = pathname.replace(/^\/npm\/taquin@[^/]+/, "");
	await route.fulfill({
		contentType: TYPES[extname(file)] ?? "application/octet-stream",
		headers: { "Access-Control-Allow-Origin": "*" },
		path: join(PACKAGE, file),
	});
}
