/**
 * Keys and focus on the play page: which keys act where, and that the focus is never
 * lost with what goes away.
 */

import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

const START = "1 2 3/4 0 5/7 8 6";

/**
 * Returns the id of what has the focus, in whatever shadow tree, or its tag.
 *
 * @param {import("@playwright/test").Page} page
 */
function focused(page) {
	return page.evaluate(() => {
		let { activeElement } = document;
		while (activeElement?.shadowRoot?.activeElement) {
			({ activeElement } = activeElement.shadowRoot);
		}
		return activeElement?.id || activeElement?.tagName;
	});
}

test("arrow keys play from the first moment, and bring the focus", async ({
	game,
	page,
}) => {
	await game.open(at(START));
	expect(await focused(page)).toBe("BODY");
	await page.keyboard.press("ArrowUp");
	await game.expectBoard("1 2 3/4 8 5/7 0 6");
	await expect(game.grid).toBeFocused();
	await page.keyboard.press("z");
	await game.expectBoard(START);
	await page.locator("#more").focus();
	await page.keyboard.press("Control+y");
	await game.expectBoard("1 2 3/4 8 5/7 0 6");
	await expect(page.locator("#more")).toBeFocused();
});

test("help opens at its beginning, and is told by its title", async ({
	game,
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 400 });
	await game.open(at(START));
	for (const _ of ["first", "again"]) {
		await game.press("show-help");
		const dialog = page.getByRole("dialog", { name: "How to play" });
		await expect(dialog).toBeVisible();
		const body = dialog.locator(".sheet-body");
		expect(await body.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
		await expect(
			dialog.getByRole("heading", { name: "How to play" }),
		).toBeFocused();
		// Left at its end, it begins at its top again.
		await body.evaluate((box) => box.scrollTo(0, 9_999));
		await page.keyboard.press("Escape");
		await expect(page.locator("#more")).toBeFocused();
	}
});

test("a notice is below the board, goes with the next move, and gives its focus away", async ({
	game,
	page,
}) => {
	for (const [width, height] of [
		[320, 568],
		[390, 844],
		[768, 1024],
	]) {
		// From another page: a board that is there follows the window a little later.
		await page.goto("about:blank");
		await page.setViewportSize({ width, height });
		await game.open(at(START));
		const board = async () => page.locator("#canvas").boundingBox();
		const before = await board();
		await game.badLink();
		const bottom = (before?.y ?? 0) + (before?.height ?? 0);
		// It comes into its place.
		await expect
			.poll(async () => (await game.notices.boundingBox())?.y)
			.toBeGreaterThanOrEqual(bottom);
		expect(await board()).toEqual(before);
		await game.click(8);
		await expect(game.notices).toHaveCount(0);
	}
	await game.badLink();
	await game.button("hint").focus();
	await game.notices.getByRole("button").last().focus();
	// Meanwhile what had the focus goes.
	await page
		.locator("#puzzle")
		.evaluate((puzzle) => puzzle.setAttribute("hints", "off"));
	await page.keyboard.press("Enter");
	await expect(game.notices).toHaveCount(0);
	await expect(game.grid).toBeFocused();
});

test("a notice is told even where its file does not load", async ({
	complaints,
	game,
	page,
}) => {
	complaints.allow(/Failed to load resource/);
	await page.route(/features-/, (route) => route.abort());
	await game.open("#board=nonsense");
	const told = page.locator("#notices");
	await expect(told).toContainText("cannot be read");
	await game.button("more").click();
	await expect(told).toContainText("This could not be loaded.");
	await page.unrouteAll();
	await game.button("more").click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await expect(told).toBeEmpty();
});
