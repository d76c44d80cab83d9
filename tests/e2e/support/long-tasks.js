/**
 * Whether a page is ever held for more than 50 ms, on a processor slowed four times.
 */

import { expect } from "@playwright/test";

/**
 * Does each act again until no task was long meanwhile: on a busy machine, what it does
 * besides is not the page's. The shorter an act, the sooner that is.
 *
 * @param {import("@playwright/test").Page} page
 * @param {(() => Promise<void>)[]} acts
 */
export async function expectNoLongTask(page, ...acts) {
	const session = await page.context().newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
	await page.evaluate(() => {
		const long = /** @type {number[]} */ ([]);
		Object.assign(window, { long });
		new PerformanceObserver((list) => {
			for (const { duration } of list.getEntries()) long.push(duration);
		}).observe({ type: "longtask" });
	});
	for (const act of acts) {
		await expect(async () => {
			await page.evaluate(() => /** @type {any} */ (window).long.splice(0));
			await act();
			const long = await page.evaluate(() => /** @type {any} */ (window).long);
			expect(long).toEqual([]);
		}).toPass({ timeout: 150_000 });
	}
}
