/**
 * Pages with a Content Security Policy: what a strict one must allow, and what the
 * game falls back to if it is forbidden. Also pages whose scripts come from
 * another site.
 */

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { weightNames } from "../../scripts/weights.js";
import { at } from "./support/game-page.js";
import { NO_WASM, STRICT, setPolicy } from "./support/policy.js";
import { countWorkers, keepWorkers } from "./support/probes.js";
import { DIST } from "./support/serve.js";
import { expect, test } from "./support/test.js";

/** The core as JavaScript. */
const SCRIPT = /\/no-wasm\/core\.js$/;

/**
 * Counts the requests for the JavaScript core.
 *
 * @param {import("@playwright/test").Page} page
 */
function countScripts(page) {
	let count = 0;
	page.on("request", (request) => {
		if (SCRIPT.test(request.url())) count += 1;
	});
	return () => count;
}

/**
 * Expects a hint, a solution and an end without a panic.
 *
 * @param {import("./support/game-page.js").GamePage} game
 */
async function expectPlayAndHelp(game) {
	await game.open(at("1 2 3/4 5 6/0 7 8"));
	await game.press("hint");
	await expect(game.advice).toHaveText("2 slides to go, proven shortest");
	await game.click(7);
	await game.expectBoard("1 2 3/4 5 6/7 0 8");
	await game.press("solve");
	await expect(game.head).toHaveText("Solved");
	await expect(game.notices).toHaveCount(0);
}

/**
 * Returns the types of the worker's messages. Needs `keepWorkers`.
 *
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<string[]>}
 */
function heardOfWorker(page) {
	return page.evaluate(() =>
		/** @type {any} */ (window).heard.map(
			(/** @type {{ data: { type: string } }} */ { data }) => data.type,
		),
	);
}

test("scripts and core from another site: all works, with a worker", async ({
	baseURL,
	complaints,
	game,
	page,
}) => {
	complaints.expect(/another site: http:\/\/cdn\.test/);
	await keepWorkers(page);
	await page.route("http://cdn.test/**", async (route) => {
		const { pathname } = new URL(route.request().url());
		const response = await page.request.get(new URL(pathname, baseURL).href);
		const headers = {
			...response.headers(),
			"access-control-allow-origin": "*",
		};
		await route.fulfill({ response, headers });
	});
	const isPage = (/** @type {URL} */ url) => url.pathname === "/";
	await page.route(isPage, async (route) => {
		const response = await route.fetch();
		const html = await response.text();
		const body = html
			.replaceAll('"./assets/', '"http://cdn.test/assets/')
			// Its own one allows its own site alone.
			.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
		await route.fulfill({ response, body });
	});
	await expectPlayAndHelp(game);
	expect(await heardOfWorker(page)).toContain("solution");
	// What the page still asks that site for, nobody answers after the test.
	await page.goto("about:blank");
});

test("a strict policy with Trusted Types: all works, with a worker", async ({
	game,
	page,
}) => {
	const scripts = countScripts(page);
	await keepWorkers(page);
	await setPolicy(page, STRICT);
	await expectPlayAndHelp(game);
	expect(await countWorkers(page)).toBe(1);
	expect(await heardOfWorker(page)).toContain("solution");
	expect(scripts()).toBe(0);
});

test("workers, or the policy of Trusted Types, are forbidden: the search runs on the page", async ({
	complaints,
	game,
	page,
}) => {
	complaints.expect(/Content Security Policy|TrustedScriptURL/i);
	const scripts = countScripts(page);
	for (const rules of [
		{ "worker-src": "'none'" },
		{ "trusted-types": "another" },
	]) {
		await setPolicy(page, { ...STRICT, ...rules });
		await page.goto("about:blank");
		await expectPlayAndHelp(game);
		await page.unrouteAll({ behavior: "wait" });
	}
	expect(scripts()).toBe(0);
});

test("WebAssembly is forbidden: the game goes on in JavaScript", async ({
	game,
	page,
}) => {
	const scripts = countScripts(page);
	await setPolicy(page, NO_WASM);
	await expectPlayAndHelp(game);
	expect(scripts()).toBe(1);
});

test("a browser without WebAssembly: the game goes on in JavaScript, and the page stays free", async ({
	game,
	page,
}) => {
	await page.addInitScript(() => {
		Reflect.deleteProperty(window, "WebAssembly");
	});
	await game.open("#size=4x4&seed=1");
	await game.press("hint");
	await expect(game.advice).toHaveText(/^\d+ slides? to go|^About \d+ slides/);
	// Help step by step needs the core of lessons.
	await game.button("how").click();
	await expect(game.notices).toContainText("WebAssembly");
	// The proof of the hint that was asked for first may come later still.
	await page.evaluate(() =>
		document.querySelector("sliding-puzzle")?.dispatchEvent(new Event("hint")),
	);
	await expect(game.notices).toContainText("WebAssembly");
	// A board without tables. Between slices of the search the page hears the player.
	await game.open("#size=6x6&seed=1");
	await expect(game.cells).toHaveCount(36);
	await game.press("solve");
	await expect(game.advice).toHaveText(/^About \d+ slides/);
	await game.press("stop");
	await expect(game.playback).toBeHidden();
});

test.describe("weights", () => {
	test.skip(weightNames().length === 0, "there are none in this build");

	const FILE = /\/5x5-[^/]*\.bin$/;

	/**
	 * Expects a hint and a solution of a large board.
	 *
	 * @param {import("./support/game-page.js").GamePage} game
	 */
	async function expectLargeHelp(game) {
		await game.open("#size=5x5&seed=1");
		await game.press("hint");
		await expect(game.head).toHaveText(/^Slide \d+ /);
		await game.press("solve");
		await expect(game.playback).toBeVisible();
	}

	/**
	 * Counts the requests for weights.
	 *
	 * @param {import("@playwright/test").Page} page
	 */
	function countWeights(page) {
		let count = 0;
		page.on("request", (request) => {
			if (FILE.test(request.url())) count += 1;
		});
		return () => count;
	}

	test("are asked for once, and not for a small board", async ({
		game,
		page,
	}) => {
		const asked = countWeights(page);
		await game.open("#size=4x4&seed=1");
		await game.press("hint");
		await expect(game.advice).toHaveText(/ slides?(?: to go|, at least)/);
		expect(asked()).toBe(0);
		await page.goto("about:blank");
		await expectLargeHelp(game);
		await game.press("stop");
		await game.press("shuffle");
		await game.press("hint");
		await expect(game.head).toHaveText(/^Slide \d+ /);
		expect(asked()).toBe(1);
	});

	test("a policy forbids to fetch them: large boards are answered all the same", async ({
		baseURL,
		complaints,
		game,
		page,
	}) => {
		complaints.expect(/no weights for 5x5/);
		complaints.allow(/Failed to load resource|Content Security Policy/i);
		// Only the wasm modules may be fetched.
		const files = readdirSync(join(DIST, "assets"));
		const wasm = files.filter((file) => file.endsWith(".wasm"));
		const urls = wasm.map((file) => new URL(`assets/${file}`, baseURL).href);
		await setPolicy(page, { ...STRICT, "connect-src": urls.join(" ") });
		await expectLargeHelp(game);
	});
});
