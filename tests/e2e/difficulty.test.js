/**
 * Boards exactly so many slides from their goal, drawn by the worker. How a player chooses
 * them is tested in `tests/web/boards-page.test.js`.
 */

import { shortestWay } from "./support/oracle.js";
import { expect, test } from "./support/test.js";

/** @param {import("@playwright/test").Page} page */
const board = (page) =>
	page
		.locator("sliding-puzzle")
		.evaluate((puzzle) => /** @type {any} */ (puzzle).value);

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
			.shuffle({ difficulty: 32 })
			.catch((/** @type {unknown} */ error) => error);
		return code;
	});
	expect(refused).toBe("tooFar");
	expect(await board(page)).toBe(first);
	await puzzle.evaluate((puzzle) =>
		/** @type {any} */ (puzzle).shuffle({ difficulty: "hardest", seed: "b" }),
	);
	expect(shortestWay(await board(page))).toHaveLength(31);
});
