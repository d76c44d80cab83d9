/**
 * Help step by step, in a game.
 */

import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

test("help comes level by level, follows the game, and counts", async ({
	game,
	page,
}) => {
	await game.open(at("1 2 3/4 5 6/0 7 8"));
	await page.locator("sliding-puzzle").evaluate((puzzle) => {
		puzzle.addEventListener("solved", (event) => {
			const { hints } = /** @type {CustomEvent} */ (event).detail;
			document.documentElement.dataset.hints = String(hints);
		});
	});
	await game.press("coach");
	const said = page.locator(".coach-said");
	const more = page.locator("#coach-more");
	await expect(said).toHaveText("4 and 7 can go straight in.");
	for (const [name, text] of [
		["Which tile?", "Move 7."],
		["Which move?", "Slide 7 left."],
		["All moves", "7 left."],
	]) {
		await expect(more).toHaveText(name);
		await more.press("Enter");
		await expect(said).toHaveText(text);
	}
	// There is no more to ask for, and the focus is where it is wanted.
	await expect(more).toBeHidden();
	await expect(page.locator("sliding-puzzle")).toBeFocused();
	await expect(page.locator(".spot-arrow")).toHaveCount(1);
	await page.keyboard.press("ArrowLeft");
	await expect(said).toHaveText("4 and 7 are home.");
	await more.click();
	await expect(said).toHaveText("Turn 5, 6 and 8 round until all are home.");
	// Another way than the one that is shown.
	await page.keyboard.press("ArrowRight");
	await expect(said).toHaveText("");
	await page.keyboard.press("ArrowLeft");
	await page.keyboard.press("ArrowLeft");
	await expect(page.locator("html")).toHaveAttribute("data-hints", "5");
	await expect(page.locator(".coach")).toHaveCount(0);
	await expect(page.locator(".spot")).toHaveCount(0);
});

test("a usual hint takes the place of help step by step", async ({
	game,
	page,
}) => {
	await game.open(at("1 2 3/4 5 6/0 7 8"));
	await game.press("coach");
	const said = page.locator(".coach-said");
	await expect(said).toHaveText(/^4 and 7 can/);
	// A restart, of which no event tells.
	await page.keyboard.press("ArrowLeft");
	await expect(said).toHaveText("4 and 7 are home.");
	await game.press("restart");
	await game.expectBoard("1 2 3/4 5 6/0 7 8");
	await expect(said).toHaveText("");
	await game.press("hint");
	await expect(game.advice).toHaveText("2 slides to go, proven shortest");
	await expect(game.advice).toBeVisible();
	await expect(page.locator(".coach")).toHaveCount(0);
});
