/**
 * What is saved: the game across a reload, the position in a link.
 */

import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";
import { frames } from "./support/turns.js";

const START = "1 2 3/4 0 5/7 8 6";

test("a reload in mid-game keeps tiles, counts, time and history @quick", async ({
	game,
	page,
}) => {
	await game.open(at("0 1 2/4 5 3/7 8 6"));
	await game.click(2);
	await game.click(3);
	await game.click(6);
	await page.keyboard.press("z");
	await expect.poll(() => game.seconds()).toBeGreaterThanOrEqual(1);
	const tiles = await game.text();
	const seconds = await game.seconds();
	await game.reload();
	await game.expectBoard(tiles);
	await game.expectCounts(2, 3);
	const after = await game.seconds();
	expect(after).toBeGreaterThanOrEqual(seconds);
	expect(after).toBeLessThan(seconds + 2);
	await expect(game.notices).toHaveCount(0);
	await game.press("redo");
	await expect(game.head).toHaveText("Solved");
	await game.leaveSheet();
	// While the board is solved, the button of the result has its place.
	await page.keyboard.press("z");
	for (let n = 0; n < 2; n++) await game.press("undo");
	await game.expectBoard("0 1 2/4 5 3/7 8 6");
	await expect(game.button("undo")).toBeDisabled();
});

test("a solved game stays solved over a reload", async ({ game }) => {
	await game.open(at("1 2 3/4 5 6/7 0 8"));
	await game.click(8);
	const result = (await game.advice.textContent()) ?? "";
	await game.reload();
	await expect(game.head).toHaveText("Solved");
	await expect(game.advice).toHaveText(result);
});

test("a reload before the first move keeps the board", async ({ game }) => {
	await game.open();
	const dealt = await game.text();
	await game.reload();
	await game.expectBoard(dealt);
});

/**
 * Opens a link in a browser with empty storage.
 *
 * @param {import("./support/game-page.js").GamePage} game
 * @param {string} link
 */
async function openElsewhere(game, link) {
	await game.keep(null);
	await game.page.goto(link);
	await game.ready();
}

/** @param {import("./support/game-page.js").GamePage} game */
async function copiedLink({ page }) {
	await page.locator("#share-link").click();
	await expect(page.locator("#share .share-told")).toHaveText("Copied.");
	return page.evaluate(() => navigator.clipboard.readText());
}

test("the copied link opens the position", async ({ context, game }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await game.open(at(START));
	await game.click(8);
	await game.press("copy-link");
	const position = { name: "The current position" };
	await game.page.getByRole("radio", position).check();
	const link = await copiedLink(game);
	expect(link).toMatch(/#board=3x3-[A-Za-z0-9_-]{5}$/);
	await openElsewhere(game, link);
	await game.expectBoard("1 2 3/4 8 5/7 0 6");
	await expect(game.notices).toHaveCount(0);
});

test("or the start of the puzzle, by its seed", async ({ context, game }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await game.open("#size=3x3&seed=42");
	const start = await game.text();
	await game.clickAny();
	await game.press("copy-link");
	const link = await copiedLink(game);
	expect(link).toMatch(/#size=3x3&seed=42$/);
	await openElsewhere(game, link);
	await game.expectBoard(start);
});

test("where start and position are one, nothing is asked", async ({
	context,
	game,
	page,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const near = "1 2 3/4 5 6/7 0 8";
	await game.open(at(near));
	await game.press("copy-link");
	const unplayed = await copiedLink(game);
	await expect(page.locator("#share input[type=radio]")).toHaveCount(0);
	await page.keyboard.press("Escape");
	// A link to a won game would open it solved, so it has the start position.
	await game.click(8);
	await expect(game.head).toHaveText("Solved");
	await game.leaveSheet();
	await game.press("copy-link");
	const shared = await page.locator("#share-text").inputValue();
	expect(shared.endsWith(`\n${unplayed}`)).toBe(true);
	await openElsewhere(game, unplayed);
	await game.expectBoard(near);
});

test("a reload goes on with the game, not with the link", async ({ game }) => {
	await game.open(at(START));
	await game.click(8);
	await game.reload();
	await game.expectBoard("1 2 3/4 8 5/7 0 6");
	await game.expectCounts(1, 1);
});

for (const way of ["loaded anew", "in the open page"]) {
	test(`a link over a game in play offers the way back, ${way}`, async ({
		game,
		page,
	}) => {
		await game.open(at("0 1 2/4 5 3/7 8 6"));
		await game.click(2);
		if (way === "loaded anew") await page.goto("about:blank");
		await game.open(at(START));
		await game.expectBoard(START);
		await game.expectCounts(0, 0);
		await expect(game.notices).toContainText("Link opened.");
		await game.notices.getByRole("button", { name: "Undo" }).click();
		await game.expectBoard("1 2 0/4 5 3/7 8 6");
		await game.expectCounts(1, 2);
		await expect(game.notices).toHaveCount(0);
		await game.press("undo");
		await game.expectBoard("0 1 2/4 5 3/7 8 6");
	});
}

test("time stands still while nobody sees the page", async ({ game, page }) => {
	await game.open(at(START));
	await game.click(8);
	await game.setHidden(true);
	const hidden = await game.seconds();
	await frames(page, 132);
	expect(await game.seconds()).toBe(hidden);
	const seen = Date.now();
	await game.setHidden(false);
	await expect.poll(() => game.seconds()).toBeGreaterThan(hidden);
	const waited = (Date.now() - seen) / 1000;
	expect(await game.seconds()).toBeLessThanOrEqual(hidden + waited + 1);
});
