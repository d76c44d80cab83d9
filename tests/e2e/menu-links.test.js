/**
 * Entries of the menu that leave the page are links: they can be opened in another tab,
 * copied, and are announced as what they are.
 */

import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

const START = "1 2 3/4 0 5/7 8 6";

const LEAVING = {
	Records: "records.html",
	"Learn to solve it": "learn.html",
	"Train endings": "trainer.html",
	"Search laboratory": "lab.html",
};

test.beforeEach(async ({ game, page }) => {
	await game.open(at(START));
	await page.locator("#more").click();
	await expect(page.locator("#menu")).toBeVisible();
});

test("each entry that leaves the page is a link, the others are buttons", async ({
	page,
}) => {
	const menu = page.locator("#menu");
	for (const [name, file] of Object.entries(LEAVING)) {
		const link = menu.getByRole("link", { name });
		await expect(link).toHaveAttribute("href", file);
	}
	const links = menu.locator("a.menu-item");
	await expect(links).toHaveCount(Object.keys(LEAVING).length);
	// They look as the buttons beside them do.
	const looks = await menu
		.locator(".menu-item:enabled, a.menu-item")
		.evaluateAll((items) =>
			items.map((item) => {
				const { color, fontWeight, textDecorationLine } =
					getComputedStyle(item);
				return { color, fontWeight, textDecorationLine };
			}),
		);
	expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(1);
});

test("Enter follows a link, and the way back has no menu in the way", async ({
	page,
}) => {
	await page.locator("#menu-learn").focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/learn\.html$/);
	await expect(page.locator("#lesson")).toBeVisible();
	await page.goBack();
	await expect(page.locator("#board.ready")).toBeVisible();
	await expect(page.locator("#menu")).toHaveCount(0);
});

test("a click with the middle button opens another tab and leaves this one", async ({
	context,
	page,
}) => {
	const opened = context.waitForEvent("page");
	await page.locator("#menu-records").click({ button: "middle" });
	const other = await opened;
	await expect(other).toHaveURL(/records\.html$/);
	expect(new URL(page.url()).pathname).toBe("/");
});
