/**
 * The entries for bundlers where a bundler moved the script and left the wasm: its
 * address is unknown, or answers a page. No bundler is needed to see it.
 */

import assert from "node:assert/strict";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { close, open, play, visit, WON } from "./support/browser.js";
import { installPackage } from "./support/install.js";
import { serve } from "./support/site.js";

after(close);

const HERE = new URL("./fallback-test/", import.meta.url);
const PACKAGE = installPackage(HERE);

/**
 * Makes a site with the package in it, without some of its folders.
 *
 * @param {string} name
 * @param {string[]} missing
 * @param {string} [board]
 */
function siteOf(name, missing, board = "1 2 3/4 5 0/7 8 6") {
	const site = fileURLToPath(new URL(`./${name}/`, HERE));
	rmSync(site, { recursive: true, force: true });
	cpSync(PACKAGE, site, { recursive: true });
	for (const folder of missing) {
		rmSync(join(site, folder), { recursive: true });
	}
	writeFileSync(
		join(site, "index.html"),
		`<!doctype html>
		<html lang="en">
			<meta charset="utf-8" />
			<link rel="icon" href="data:," />
			<sliding-puzzle board="${board}" motion="off"></sliding-puzzle>
			<script type="module" src="./define.js"></script>
		</html>`,
	);
	return site;
}

test("without the wasm files, the script's own wasm plays", async () => {
	const site = siteOf("no-files", ["wasm", "weights"]);
	await visit(site, async (page) => assert.deepEqual(await play(page), WON), {
		lacks: /\.wasm$/,
	});
});

test("a page in place of the wasm is no wasm, and is not compiled", async () => {
	const folder = siteOf("pages", ["wasm", "weights"]);
	const site = await serve(folder, { unknown: "/index.html" });
	try {
		await open(`${site.origin}/`, async (page) => {
			/** @type {string[]} */
			const told = [];
			page.on("console", (message) => told.push(message.text()));
			await page.reload();
			assert.deepEqual(await play(page), WON);
			const [first] = told;
			assert.match(first, /from inside the script.+game_bg\.wasm.+text\/html/);
		});
	} finally {
		site.stop();
	}
});

test("a page in place of weights is no weights", async () => {
	// A 5×5 board, with the weights of which the solver finds its solutions.
	const board =
		"1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 0 19/21 22 23 24 20";
	const folder = siteOf("page-for-weights", ["weights"], board);
	const site = await serve(folder, { unknown: "/index.html" });
	try {
		await open(`${site.origin}/`, async (page) => {
			const asked = page.waitForRequest(/bytes\/weights-5x5\.js$/);
			await page.locator("sliding-puzzle #board.ready").waitFor();
			await page.locator("sliding-puzzle #hint").click();
			await asked;
		});
	} finally {
		site.stop();
	}
});

test("where neither can be loaded, the error names the wasm", async () => {
	const site = siteOf("nothing", ["wasm", "bytes"]);
	await visit(
		site,
		async (page) => {
			const why = await page
				.locator("sliding-puzzle")
				.evaluate((puzzle) => /** @type {any} */ (puzzle).ready.catch(String));
			assert.match(why, /wasm\/game_bg\.wasm: status 404/);
		},
		{ lacks: /\.wasm$|bytes/ },
	);
});

test("whole, it asks for no second copy", async () => {
	/** @type {string[]} */
	const asked = [];
	await visit(siteOf("whole", []), async (page) => {
		page.on("request", (request) => asked.push(request.url()));
		await page.reload();
		assert.deepEqual(await play(page), WON);
	});
	assert.ok(asked.some((url) => url.endsWith("solver_bg.wasm")));
	assert.ok(!asked.some((url) => url.includes("bytes")), asked.join("\n"));
});
