/**
 * What a player wants is few taps away.
 */

import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

/**
 * Returns what taps, and what counts the taps.
 *
 * @param {import("@playwright/test").Page} page
 */
function counting(page) {
	let count = 0;
	return {
		/** @param {string} id */
		tap: async (id) => {
			count += 1;
			await page.locator(`#${id}`).first().tap();
		},
		taps: () => count,
	};
}

test.describe("on a new day", () => {
	test.use({ isNewDay: true });

	test("today's puzzle takes no tap", async ({ game, page }) => {
		await game.open();
		await expect(page.locator(".in-play-name")).toHaveText(/^Daily \d+/);
		await expect(game.cells).toHaveCount(16);
	});
});

test("a hint takes one tap, the way a person goes one more", async ({
	game,
	page,
}) => {
	await game.open(at("1 2 3/4 0 5/7 8 6"));
	const { tap, taps } = counting(page);
	await tap("hint");
	await expect(game.head).toHaveText(/^Slide \d/);
	expect(taps()).toBe(1);
	await tap("how");
	await expect(page.locator(".coach-head")).not.toHaveText("");
	expect(taps()).toBe(2);
});

test("after a win the next game takes one tap", async ({ game, page }) => {
	await game.open(at("1 2 3/4 5 6/7 0 8"));
	await game.click(8);
	const { tap, taps } = counting(page);
	await expect(page.locator("#win")).toBeVisible();
	await tap("win-next");
	await expect(page.locator("#win")).toHaveCount(0);
	expect(taps()).toBe(1);
});

test("records take two taps, all else three at most", async ({
	game,
	page,
}) => {
	/** @type {Record<string, [ids: string[], there: string]>} */
	const ways = {
		records: [["more", "menu-records"], "#content, #empty"],
		learn: [["more", "menu-learn"], "#lesson"],
		trainer: [["more", "menu-trainer"], "#exercise"],
		settings: [["more", "menu-settings"], "#settings"],
		help: [["more", "menu-settings", "how-to"], "#help"],
		marathon: [["more", "menu-marathon"], "#marathon"],
		race: [["more", "menu-race"], "dialog"],
		setup: [["more", "menu-setUp"], "#setup"],
		look: [["more", "menu-pictures"], "#pictures"],
		share: [
			["more", "menu-share", "share-link"],
			"#share .share-told:not(:empty)",
		],
	};
	for (const [name, [ids, there]] of Object.entries(ways)) {
		// A new page, without the sheet of the one before.
		await page.goto("about:blank");
		await game.open(at("1 2 3/4 0 5/7 8 6"));
		const { tap, taps } = counting(page);
		for (const id of ids) await tap(id);
		await expect(page.locator(there).first(), name).toBeVisible();
		expect(taps(), name).toBeLessThanOrEqual(name === "records" ? 2 : 3);
	}
});
