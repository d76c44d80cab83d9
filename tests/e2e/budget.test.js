/**
 * What the play page loads before its first move, and in all. How many bytes the first may
 * be, `scripts/budget.js` checks without a browser.
 */

import { firstFiles, sizeOf } from "../../scripts/budget.js";
import { expect, test } from "./support/test.js";

test("before the first move the page loads what the budget counts, and each file once @quick", async ({
	game,
	page,
}) => {
	/** @type {string[]} */
	const answered = [];
	page.on("requestfinished", (request) => {
		// The favicon is the browser's own request.
		if (!request.url().endsWith(".svg")) answered.push(request.url());
	});
	await game.open();
	const files = await page.evaluate(() => {
		const [{ startTime }] = performance.getEntriesByName("playable");
		return performance
			.getEntriesByType("resource")
			.filter((entry) => entry.startTime < startTime)
			.map(({ name }) => new URL(name).pathname.slice(1))
			.filter((path) => /\.(js|wasm)$/.test(path));
	});
	const isText = (/** @type {string} */ file) =>
		/^assets\/puzzle-en-\w+\.js$/.test(file);
	expect(files.filter(isText)).toHaveLength(1);
	expect(files.filter((file) => !isText(file)).sort()).toEqual(
		firstFiles().sort(),
	);
	await page.evaluate(() =>
		/** @type {any} */ (document.querySelector("sliding-puzzle")).solve(),
	);
	expect(answered).toEqual([...new Set(answered)]);
});

for (const { visit, isFirst, limit } of [
	{ visit: "a first visit", isFirst: true, limit: 300_000 },
	// What is said of today is the reader's. The service worker has all of it by then.
	{ visit: "a later visit", isFirst: false, limit: 345_000 },
])
	test.describe(visit, () => {
		test.use({ isFirst });

		test("a page that is left alone loads few files and bytes", async ({
			page,
		}) => {
			/** @type {Set<string>} */
			const loaded = new Set();
			page.on("request", (request) => {
				// The worker's own script lies in the page.
				const { protocol, pathname } = new URL(request.url());
				if (protocol !== "blob:") loaded.add(pathname.slice(1) || "index.html");
			});
			// The last that it does, once the help is there. Playwright says that it forbids it.
			const done = page.waitForEvent("console", (message) =>
				message.text().includes("Service Worker registration blocked"),
			);
			await page.goto("./");
			await done;
			await page.waitForLoadState("networkidle");
			expect(loaded.size).toBeLessThanOrEqual(20);
			const sizes = await Promise.all([...loaded].map(sizeOf));
			const sum = sizes.reduce((sum, size) => sum + size, 0);
			expect(sum).toBeLessThan(limit);
			// Less than all of it, or it was not waited for.
			expect(sum).toBeGreaterThan(limit - 20_000);
		});
	});
