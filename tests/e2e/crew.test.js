/**
 * Workers that help to make tables, on a device with several cores.
 */

import { countWorkers, keepWorkers } from "./support/probes.js";
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

test("two more workers make tables, and end when that is done", async ({
	game,
	page,
}) => {
	await keepWorkers(page);
	await game.open("#size=4x4&seed=2");
	await expect.poll(() => countWorkers(page)).toBe(3);
	await expect.poll(() => page.workers().length).toBe(1);
	expect(await countHeard(page, "part")).toBe(2);
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
