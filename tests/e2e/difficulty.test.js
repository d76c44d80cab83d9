/**
 * Boards exactly so many slides from their goal.
 */

import { at } from "./support/game-page.js";
import { shortestWay } from "./support/oracle.js";
import { expect, test } from "./support/test.js";

/** The board in play; sheets have small ones. @param {import("@playwright/test").Page} page */
const board = (page) =>
	page
		.locator("sliding-puzzle")
		.first()
		.evaluate((puzzle) => /** @type {any} */ (puzzle).text);

test("a level is chosen once, says its slides, and every new board has them", async ({
	game,
	page,
}) => {
	await game.open(at("1 2 3/4 5 6/7 0 8"));
	await game.button("new").click();
	await page.getByLabel("How hard").selectOption("Hard");
	await expect(page.locator("#deal-4x4")).toContainText("52 slides");
	await expect(page.locator("#deal-5x5")).toContainText("no levels");
	const card = page.locator("#deal-3x3");
	const told = page.locator("#deal-3x3 > span");
	await expect(told).toHaveText(/^\d+ slides$/);
	const slides = Number.parseInt((await told.textContent()) ?? "", 10);
	let before = await board(page);
	for (const pressed of ["card", "again"]) {
		if (pressed === "again") await game.button("new").click();
		await card.click();
		await expect.poll(() => board(page)).not.toBe(before);
		before = await board(page);
		expect(shortestWay(before)).toHaveLength(slides);
	}
});

test("a puzzle of a page begins as hard as its attribute says, the same for a seed", async ({
	page,
}) => {
	await page.goto("./embed.html?size=3x3&seed=a&difficulty=12");
	await expect.poll(async () => shortestWay(await board(page)).length).toBe(12);
	const first = await board(page);
	await page.reload();
	await expect.poll(() => board(page)).toBe(first);
	const puzzle = page.locator("sliding-puzzle");
	const refused = await puzzle.evaluate(async (puzzle) => {
		const { code } = await /** @type {any} */ (puzzle)
			.new({ difficulty: 32 })
			.catch((/** @type {unknown} */ error) => error);
		return code;
	});
	expect(refused).toBe("tooFar");
	expect(await board(page)).toBe(first);
	await puzzle.evaluate((puzzle) =>
		/** @type {any} */ (puzzle).new({ difficulty: "hardest", seed: "b" }),
	);
	expect(shortestWay(await board(page))).toHaveLength(31);
});

test("a draw that takes long says so, and can be cancelled", async ({
	game,
	page,
}) => {
	await game.open(at("1 2 3/4 5 6/7 0 8"));
	const puzzle = page.locator("sliding-puzzle");
	await puzzle.evaluate((puzzle) => {
		puzzle.setAttribute("difficulty", "80");
	});
	await game.button("new").click();
	await page.locator("#deal-4x4").click();
	await expect(game.notices).toContainText("Searching: 4 × 4");
	await page.getByRole("button", { name: "Cancel" }).click();
	await expect(game.notices).toHaveCount(0);
	await game.expectBoard("1 2 3/4 5 6/7 0 8");
	// The puzzle goes on as if nothing had been asked for.
	await game.click(8);
	await expect(game.head).toHaveText("Solved");
});

test("a day tells how hard its boards are, and has one of each level", async ({
	game,
	page,
}) => {
	await page.clock.install({ time: "2026-11-16T09:59:00Z" });
	await game.open("#daily=3x3");
	await expect.poll(() => board(page)).toMatch(/^\d( \d){2}\//);
	const away = shortestWay(await board(page)).length;
	await game.openSheet("daily");
	await expect(page.locator("#daily-3x3")).toContainText(
		`${away} slides from solved`,
	);
	await page.locator(".daily-more summary").click();
	await page.locator("#daily-easy").click();
	await expect.poll(() => board(page)).toMatch(/^\d+( \d+){3}\//);
	const easy = await board(page);
	const slides = () =>
		page
			.locator("sliding-puzzle")
			.first()
			.evaluate(
				async (puzzle) => (await /** @type {any} */ (puzzle).optimum()).lower,
			);
	expect(await slides()).toBe(24);
	await game.openSheet("daily");
	await page.getByRole("button", { name: "November 15:" }).click();
	await page.locator(".daily-more summary").click();
	await page.locator("#daily-easy").click();
	await expect.poll(() => board(page)).not.toBe(easy);
	expect(await slides()).toBe(24);
	await game.openSheet("daily");
	await page.locator(".daily-more summary").click();
	await page.locator("#daily-easy").click();
	await expect.poll(() => board(page)).toBe(easy);
});
