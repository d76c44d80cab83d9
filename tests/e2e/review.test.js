/**
 * The page that replays a play.
 */

import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

/** Plays three moves, one of them undone and redone. Returns the record. */
async function played(
	/** @type {import("./support/game-page.js").GamePage} */ game,
) {
	await game.open(at("0 1 2/4 5 3/7 8 6"));
	await game.click(2);
	await game.click(3);
	await game.press("undo");
	await game.page.keyboard.press("y");
	await game.click(6);
	await expect(game.head).toHaveText("Solved");
	return game.page.evaluate(
		() =>
			/** @type {any} */ (
				document.querySelector("sliding-puzzle")
			).exportState().record,
	);
}

test("a play is replayed by buttons, keys and its own clock", async ({
	game,
	page,
}) => {
	const record = await played(game);
	await page.goto(`./review.html#play=${record}`);
	await expect(page.locator("#summary")).toHaveText(
		"3 × 3, solved. Checked: every move is possible, and the last one reaches the goal.",
	);
	await game.expectBoard("0 1 2/4 5 3/7 8 6");
	await page.getByRole("button", { name: "One move forward" }).click();
	await game.expectBoard("1 2 0/4 5 3/7 8 6");
	await expect(page.locator("#now-slides")).toHaveText("2");
	await page.locator("body").click({ position: { x: 5, y: 200 } });
	await page.keyboard.press("End");
	await game.expectBoard("1 2 3/4 5 6/7 8 0");
	await expect(page.locator("#now-moves")).toHaveText("3");
	await page.keyboard.press("ArrowLeft");
	await game.expectBoard("1 2 3/4 5 0/7 8 6");
	const scrub = page.getByRole("slider", { name: "Position" });
	await expect(scrub).toHaveAttribute("aria-valuetext", /, 3 slides$/);
	await scrub.focus();
	await page.keyboard.press("Home");
	await game.expectBoard("0 1 2/4 5 3/7 8 6");
	await page.getByRole("button", { name: "Play", exact: true }).click();
	await game.expectBoard("1 2 3/4 5 6/7 8 0");
	await expect(
		page.getByRole("button", { name: "Play", exact: true }),
	).toBeVisible();
	await page.getByRole("link", { name: "Play this puzzle" }).click();
	await game.ready();
	await game.expectBoard("0 1 2/4 5 3/7 8 6");
	await game.expectCounts(0, 0);
});

test("an address without a play, or with a damaged one, says so", async ({
	page,
}) => {
	await page.goto("./review.html");
	const told = page.locator("#summary");
	await expect(told).toContainText("This address has no play.");
	await page.goto("./review.html#play=2.3x3.last.bAD..xxxxxx");
	await expect(told).toContainText("its record is damaged");
	await expect(page.locator("#transport")).toBeHidden();
});
