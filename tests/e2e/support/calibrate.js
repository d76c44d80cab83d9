/**
 * How slow the machine is now: a fixed piece of work of the core and one of a page, timed.
 * The limit of every test is scaled by it (`playwright.config.js`).
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { ROOT } from "../../../scripts/root.js";
import { initSync, Solver } from "../../../www/core/wasm/solver.js";

/** What each takes on two idle cores, in milliseconds. */
const USUAL = { core: 1_200, page: 1_500 };

/**
 * Resolves with how many times as long as usual the slower of the two takes; at least 1.
 *
 * @param {string} url Of the play page.
 * @param {import("@playwright/test").LaunchOptions} [launchOptions]
 */
export async function calibrate(url, launchOptions) {
	const coreMs = await msOf(() => {
		const file = join(ROOT, "www", "core", "wasm", "solver_bg.wasm");
		initSync({ module: readFileSync(file) });
		const solver = new Solver();
		while (solver.prepare("4x4", "last", 100_000) < 100);
	});
	const pageMs = await msOf(async () => {
		const browser = await chromium.launch(launchOptions);
		const page = await browser.newPage();
		for (let n = 0; n < 3; n += 1) {
			await page.goto(url);
			await page.waitForFunction(
				() => performance.getEntriesByName("playable").length > 0,
			);
		}
		await browser.close();
	});
	return Math.max(1, coreMs / USUAL.core, pageMs / USUAL.page);
}

/** @param {() => unknown} work */
async function msOf(work) {
	const start = performance.now();
	await work();
	return performance.now() - start;
}
