/**
 * Workers that help the first one, on a device with several cores.
 */

import { countWorkers, keepWorkers, killWorker } from "./support/probes.js";
import { expect, test } from "./support/test.js";

test.use({ cores: 3 });

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

/**
 * Asks for a hint that two workers look for.
 *
 * @param {import("./support/game-page.js").GamePage} game
 * @param {import("@playwright/test").Page} page
 */
async function searchTogether(game, page) {
	await keepWorkers(page);
	await game.open("#size=5x5&seed=1");
	await game.press("hint");
	await expect.poll(() => countHeard(page, "share")).toBe(1);
	expect(await countWorkers(page)).toBe(2);
}

// What they make is tested without a browser: on a busy machine the first worker may
// be done before they are.
test("two more workers help with tables, and end when that is done", async ({
	game,
	page,
}) => {
	await keepWorkers(page);
	await game.open("#size=4x4&seed=2");
	await expect.poll(() => countWorkers(page)).toBe(3);
	await expect.poll(() => page.workers().length).toBe(1);
	await game.press("hint");
	await expect(game.advice).toHaveText(/ slides to go, proven shortest$/);
	expect(await countWorkers(page)).toBe(3);
});

test("where few tables are made, nobody helps", async ({ game, page }) => {
	await keepWorkers(page);
	await game.open("#size=3x3&seed=2");
	await game.press("hint");
	await expect(game.advice).toHaveText(/ slides to go, proven shortest$/);
	expect(await countWorkers(page)).toBe(1);
});

test("another worker searches with the first, and ends with the search", async ({
	game,
	page,
}) => {
	await searchTogether(game, page);
	await expect(game.button("longer")).toBeVisible();
	await expect.poll(() => page.workers().length).toBe(1);
	// The search told that it was over.
	expect(await countHeard(page, "share")).toBe(2);
	await expect(game.head).toHaveText(/^Slide \d+ (up|down|left|right)$/);
});

test("a helper that is lost leaves the search as it is", async ({
	game,
	page,
}) => {
	await searchTogether(game, page);
	await killWorker(page);
	await expect.poll(() => page.workers().length).toBe(1);
	await expect(game.button("longer")).toBeVisible();
	await expect(game.head).toHaveText(/^Slide \d+ (up|down|left|right)$/);
	expect(await countWorkers(page)).toBe(2);
});
