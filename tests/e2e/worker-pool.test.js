/**
 * Workers that help the first one, on a device with several cores. What becomes of one
 * that is lost is tested without a browser.
 */

import { countWorkers, keepWorkers } from "./support/probes.js";
import { expect, test } from "./support/test.js";

test.use({ cores: 3, isPrepared: true });

/**
 * Returns how many messages of a type the page has heard of its workers.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} type
 */
function countHeard(page, type) {
	return page.evaluate((type) => {
		const { heard } = /** @type {any} */ (window);
		return heard.filter((/** @type {any} */ { data }) => data.type === type)
			.length;
	}, type);
}

// What they make is tested without a browser, too: on a busy machine the first worker
// may be done before they are.
test("two more workers help with tables, and end when that is done", async ({
	game,
	page,
}) => {
	await keepWorkers(page);
	await game.open("#size=4x4&seed=2");
	await expect.poll(() => countWorkers(page)).toBe(3);
	await expect.poll(() => page.workers().length).toBe(1);
	await game.press("hint");
	await expect(game.button("hint")).toHaveText("Play hint");
	expect(await countWorkers(page)).toBe(3);
});

test("another worker searches with the first, and ends with the search", async ({
	game,
	page,
}) => {
	await keepWorkers(page);
	await game.open("#size=5x5&seed=1");
	await game.press("hint");
	await expect.poll(() => countHeard(page, "share")).toBe(1);
	expect(await countWorkers(page)).toBe(2);
	await expect(game.button("longer")).toBeVisible();
	await expect.poll(() => page.workers().length).toBe(1);
	// The search told that it was over.
	expect(await countHeard(page, "share")).toBe(2);
	await expect(game.head).toHaveText(/^Slide \d+ (up|down|left|right)$/);
});
