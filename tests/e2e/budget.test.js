/**
 * How many bytes a page loads until its first board can be played.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { LANGUAGES } from "../../www/messages/compiled/languages.ts";
import { DIST } from "./support/serve.js";
import { expect, test } from "./support/test.js";
import { frames } from "./support/turns.js";

/** Limit for wasm and scripts together, in bytes with brotli. */
const BUDGET = 50_000;

/** The language whose texts are the most bytes. */
const [longest] = LANGUAGES.map((tag) => {
	const path = `../../www/messages/compiled/puzzle-${tag}.ts`;
	const table = readFileSync(new URL(path, import.meta.url));
	return { tag, bytes: brotliCompressSync(table).length };
}).sort((a, b) => b.bytes - a.bytes);

for (const locale of ["en-US", longest.tag]) {
	test.describe(`in ${locale}`, () => {
		test.use({ locale });

		test("wasm and script to first playable are at most 50 kB @quick", async ({
			game,
			page,
		}) => {
			await game.open();
			const files = await page.evaluate(() => {
				const [{ startTime }] = performance.getEntriesByName("playable");
				return performance
					.getEntriesByType("resource")
					.filter((entry) => entry.startTime < startTime)
					.map(({ name }) => new URL(name).pathname)
					.filter((path) => /\.(js|wasm)$/.test(path));
			});
			const sizes = Object.fromEntries(
				files.map((path) => [
					path,
					brotliCompressSync(readFileSync(join(DIST, path))).length,
				]),
			);
			expect(files.filter((path) => path.endsWith(".wasm"))).toHaveLength(1);
			expect(files.length).toBeGreaterThan(1);
			const sum = Object.values(sizes).reduce((a, b) => a + b, 0);
			expect(sum, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(BUDGET);
			// The solver loads only when the page is idle.
			expect(files.filter((path) => /worker|client|solver/.test(path))).toEqual(
				[],
			);
		});
	});
}

test("each file is asked for once @quick", async ({ game, page }) => {
	/** @type {string[]} */
	const answered = [];
	page.on("requestfinished", (request) => {
		// The favicon is the browser's own request.
		if (!request.url().endsWith(".svg")) answered.push(request.url());
	});
	await game.open();
	await frames(page, 32);
	expect(answered).toEqual([...new Set(answered)]);
});
