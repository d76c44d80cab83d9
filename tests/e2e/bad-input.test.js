/**
 * A board from the clipboard. What is wrong with a board is said in
 * tests/web/bad-input.test.js.
 */

import { expect, test } from "./support/test.js";

const START = "1 2 3/4 0 5/7 8 6";

test("a board is pasted by the keys of the browser", async ({
	context,
	game,
	page,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await game.open();
	await page.evaluate((text) => navigator.clipboard.writeText(text), START);
	await page.keyboard.press("Control+v");
	await game.expectBoard(START);
	await page.evaluate(() => navigator.clipboard.writeText("1 2 3/4 5 6/8 7 0"));
	await page.keyboard.press("Control+v");
	await expect(game.notices).not.toHaveCount(0);
	await game.expectBoard(START);
});
