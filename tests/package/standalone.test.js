/**
 * The files for pages without a server, without modules, and from an address that has
 * no folder: `taquin.standalone.js` plays everywhere; `taquin.js`,
 * whose wasm lies beside it, says what it lacks.
 */

import assert from "node:assert/strict";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { close, open, play, visit, WON } from "./support/browser.js";
import { installPackage } from "./support/install.js";

after(close);

const HERE = new URL("./standalone-test/", import.meta.url);
const PACKAGE = installPackage(HERE);
const FILE = "taquin.standalone.js";
const SCRIPT = readFileSync(join(PACKAGE, FILE), "utf8");

const PUZZLE = `<sliding-puzzle size="3x3" board="1 2 3/4 5 0/7 8 6" motion="off"></sliding-puzzle>`;

/** Page scripts that load a text as a module from an address without a folder. */
const MODULES = {
	blob: (/** @type {string} */ file) =>
		`const text = await (await fetch("./${file}")).text();
		await import(URL.createObjectURL(new Blob([text], { type: "text/javascript" })));`,
	data: (/** @type {string} */ file) =>
		`const text = await (await fetch("./${file}")).text();
		await import("data:text/javascript," + encodeURIComponent(text));`,
};

/**
 * Makes a folder with a page and the two files, and nothing else of the package.
 *
 * @param {string} name
 * @param {string} head
 * @param {string} [body]
 */
function siteOf(name, head, body = PUZZLE) {
	const site = fileURLToPath(new URL(`./${name}/`, HERE));
	rmSync(site, { recursive: true, force: true });
	mkdirSync(site, { recursive: true });
	writeFileSync(join(site, FILE), SCRIPT);
	const other = "taquin.js";
	writeFileSync(join(site, other), readFileSync(join(PACKAGE, other)));
	writeFileSync(
		join(site, "index.html"),
		`<!doctype html><html lang="en"><meta charset="utf-8"><title>A puzzle</title>
		<link rel="icon" href="data:,">${head}<body>${body}</body></html>`,
	);
	return site;
}

/** @param {import("@playwright/test").Page} page */
async function wins(page) {
	assert.deepEqual(await play(page), WON);
}

for (const [name, head, body] of [
	["at the head", `<script src="./${FILE}"></script>`, PUZZLE],
	["deferred", `<script defer src="./${FILE}"></script>`, PUZZLE],
	["at the end", "", `${PUZZLE}<script src="./${FILE}"></script>`],
]) {
	const folder = siteOf(name.replaceAll(" ", "-"), head, body);
	test(`a classic script ${name} plays, from a file`, async () => {
		await open(pathToFileURL(join(folder, "index.html")).href, wins);
	});
}

for (const [scheme, script] of Object.entries(MODULES)) {
	test(`as a module from ${scheme}:, the standalone file plays`, async () => {
		const load = `<script type="module">${script(FILE)}</script>`;
		await visit(siteOf(scheme, load), wins);
	});
	test(`as a module from ${scheme}:, the file for a CDN says what it lacks`, async () => {
		const load = `<script type="module">${script("taquin.js")}</script>`;
		await visit(siteOf(`cdn-${scheme}`, load), async (page) => {
			assert.match(await whyNot(page), /taquin\.standalone\.js/);
		});
	});
}

test("a large board finds its weights in the standalone file", async () => {
	const board =
		"1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 0 19/21 22 23 24 20";
	const tag = `<sliding-puzzle board="${board}"></sliding-puzzle>`;
	const load = `<script src="./${FILE}"></script>`;
	const folder = siteOf("large", load, tag);
	await open(pathToFileURL(join(folder, "index.html")).href, async (page) => {
		const { slides, upper } = await page
			.locator("sliding-puzzle")
			.evaluate((puzzle) =>
				/** @type {any} */ (puzzle).solve({ budget: 3000 }),
			);
		assert.equal(slides.length, upper);
	});
});

test("where wasm is forbidden, the standalone file says what to load", async () => {
	const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">`;
	const load = `${policy}<script src="./${FILE}"></script>`;
	await visit(siteOf("no-wasm", load), async (page) => {
		const why = await whyNot(page);
		assert.match(why, /WebAssembly is not allowed here/);
		// A second puzzle says the same.
		await page.locator("sliding-puzzle").evaluate((puzzle) => {
			puzzle.replaceWith(puzzle.cloneNode());
		});
		assert.equal(await whyNot(page), why);
	});
});

test("it adds no global, and is plain script", async () => {
	assert.doesNotMatch(SCRIPT, /import\.meta|^export |\bimport\(/m);
	const own = siteOf("globals", "");
	await visit(own, async (page) => {
		const names = () => Object.getOwnPropertyNames(window);
		const before = await page.evaluate(names);
		await page.addScriptTag({ url: `./${FILE}` });
		await page.locator("sliding-puzzle #board.ready").waitFor();
		const added = new Set(await page.evaluate(names));
		for (const name of before) added.delete(name);
		assert.deepEqual([...added], []);
	});
});

test("a second copy of the script says that it is not used, once", async () => {
	const { version } = JSON.parse(
		readFileSync(join(PACKAGE, "package.json"), "utf8"),
	);
	const first = `<script src="./${FILE}"></script>`;
	const folder = siteOf("second", first);
	/** @type {string[]} */
	const told = [];
	await visit(
		folder,
		async (page) => {
			page.on("console", (message) => told.push(message.text()));
			const results = await page.evaluate(async () => {
				const address = "./taquin.js";
				const other = await import(new URL(address, document.baseURI).href);
				const own = customElements.get("sliding-puzzle");
				customElements.define("of-others", class extends HTMLElement {});
				return [
					own === other.SlidingPuzzleElement,
					other.define(),
					other.define("of-others"),
					other.define("another-puzzle"),
					other.define("another-puzzle"),
				];
			});
			assert.deepEqual(results, [false, false, false, true, true]);
			assert.deepEqual(await play(page), WON);
		},
		// The one warning, which is looked at below.
		{ lacks: /taquin\.js$/ },
	);
	const copies = `sliding-puzzle ${version} is not used: <sliding-puzzle> is defined already, by ${version}`;
	assert.deepEqual(told, [copies]);
});

/**
 * Resolves with the reason why the puzzle did not start.
 *
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<string>}
 */
async function whyNot(page) {
	await page.waitForFunction(() => customElements.get("sliding-puzzle"));
	return page
		.locator("sliding-puzzle")
		.evaluate((puzzle) =>
			/** @type {any} */ (puzzle).ready.then(() => "it started", String),
		);
}
