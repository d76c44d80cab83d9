/**
 * What a browser saves: the game across a reload, the position in a link.
 */

import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

test("a reload in mid-game keeps tiles, counts and history @quick", async ({
	game,
	page,
}) => {
	await game.open(at("0 1 2/4 5 3/7 8 6"));
	await game.click(2);
	await game.click(3);
	await game.click(6);
	await page.keyboard.press("z");
	const tiles = await game.text();
	await game.reload();
	await game.expectBoard(tiles);
	await game.expectCounts(2, 3);
	await expect(game.notices).toHaveCount(0);
	await game.press("redo");
	await expect(page.locator("#win")).toBeVisible();
});

test("the copied link opens the position", async ({ context, game, page }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await game.open(at("1 2 3/4 0 5/7 8 6"));
	await game.click(8);
	await game.press("copy-link");
	await page.locator("#share input[type=radio]:not(:checked)").check();
	await page.locator("#share-link").click();
	await expect(page.locator("#share .share-told")).not.toBeEmpty();
	const link = await page.evaluate(() => navigator.clipboard.readText());
	await game.keep(null);
	await page.goto(link);
	await game.ready();
	await game.expectBoard("1 2 3/4 8 5/7 0 6");
});
