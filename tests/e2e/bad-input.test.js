/**
 * Invalid input: the page says what is wrong, and the game in play is not lost.
 */

import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

const START = "1 2 3/4 0 5/7 8 6";
const AFTER = "1 2 3/4 8 5/7 0 6";

const BAD_LINKS = {
	"#board=3x3-AAAAB": /position code is damaged/,
	"#board=3x3-A": /position code is damaged/,
	"#board=3x3-%F0%9F%98%80": /position code is damaged/,
	"#board=": /The text ends too early/,
	"#board=99x99-AAAA": /A board cannot be 99×99/,
	"#board=1%202%203/4%205%206/8%207%200": /This board can’t be solved/,
	"#size=1x5": /A board cannot be 1×5/,
	"#size=big": /“big” is not a size/,
	"#size=3x3&seed=1&goal=nonsense": /cannot be read/,
};

/**
 * Loads a page again: a URL that differs only in its hash would not load it.
 *
 * @param {import("./support/game-page.js").GamePage} game
 * @param {string} hash
 */
async function load(game, hash) {
	await game.page.goto("about:blank");
	await game.open(hash);
}

test("a bad link is named, and a new game dealt", async ({ game }) => {
	for (const [hash, reason] of Object.entries(BAD_LINKS)) {
		await load(game, hash);
		await expect(game.notices).toHaveText(
			new RegExp(`^The link could not be opened\\. .*${reason.source}`),
		);
		await expect(game.notices).not.toContainText("Your game is still here");
		await expect(game.cells).toHaveCount(16);
		await expect(game.head).not.toHaveText("Solved");
	}
});

test("a bad link leaves the game in play", async ({ game, page }) => {
	await game.open(at(START));
	await game.click(8);
	for (const [hash, reason] of Object.entries(BAD_LINKS)) {
		await load(game, hash);
		await expect(game.notices).toHaveText(
			new RegExp(`${reason.source}.*Your game is still here\\.$`),
		);
		await game.expectBoard(AFTER);
		await game.expectCounts(1, 1);
		await page.evaluate((hash) => {
			location.hash = hash;
		}, hash);
		await expect.poll(() => page.evaluate(() => location.hash)).toBe("");
		await game.expectBoard(AFTER);
	}
	await game.reload();
	await game.expectBoard(AFTER);
	await game.expectCounts(1, 1);
	await expect(game.notices).toHaveCount(0);
});

const BAD_TEXTS = {
	"": "Enter or paste a board first.",
	"4 1 2/5 0": "Row 2 has 2 numbers, but the first row has 3.",
	"4 1 2/5 x 3": "Character 9, “x”, cannot be read. Write it like 4 1 2/5 0 3.",
	"1 2 3 4 0": "A board cannot be 5×1: each side must be from 2 to 16.",
	"[[1,2],[3": "The text ends too early. Write it like 4 1 2/5 0 3.",
	"3x3-AAAAB":
		"This position code is damaged. Compare it with the original, or ask for it again.",
};

/** What the sheet says of texts that are rows, but no board. */
const WRONG_ROWS = {
	"1 2 3/4 5 6/7 8 8": "Tile 8 appears twice. One of the two is another tile.",
	"1 2 3/4 5 6/7 0 0": "There are two gaps, but a board has one.",
	"1 2 3/4 5 6/7 8 9":
		"There is no tile 9 on this board: the tiles are 1 to 8.",
};

test("the sheet says what is wrong with a text, and keeps it", async ({
	game,
	page,
}) => {
	await game.open(at(START));
	await game.click(8);
	const text = await game.openText();
	await expect(text).toHaveValue(AFTER);
	const use = page.getByRole("button", { name: "Use this text" });
	for (const [bad, reason] of Object.entries(BAD_TEXTS)) {
		await text.fill(bad);
		await use.click();
		await expect(page.locator("#setup-text-error")).toHaveText(reason);
		await expect(text).toHaveValue(bad);
		await expect(text).toHaveAttribute("aria-invalid", "true");
		await expect(text).toHaveAccessibleDescription(reason);
	}
	for (const [bad, reason] of Object.entries(WRONG_ROWS)) {
		await text.fill(bad);
		await use.click();
		await expect(page.locator(".setup-status")).toHaveText(reason);
	}
	await page.getByRole("button", { name: "Close" }).click();
	await game.expectBoard(AFTER);
	await game.expectCounts(1, 1);
});

test("the sheet opens each form of a board", async ({ game, page }) => {
	await game.open(at(START));
	const code = await page.evaluate(
		() => /** @type {any} */ (document.querySelector("#puzzle")).code,
	);
	/** @type {[string, string][]} */
	const forms = [
		["4 1 2/5 0 3", "4 1 2/5 0 3"],
		["4 1 2\n5 0 3\n", "4 1 2/5 0 3"],
		["[[4,1,2],[5,0,3]]", "4 1 2/5 0 3"],
		["  [[4, 1], [2, 0], [3, 5]] ", "4 1/2 0/3 5"],
		[code, START],
		[`https://example.org/#board=${code}`, START],
	];
	for (const [given, board] of forms) {
		await (await game.openText()).fill(given);
		await page.keyboard.press("Control+Enter");
		await expect(page.getByRole("dialog")).toBeHidden();
		await game.expectBoard(board);
		await expect(game.grid).toBeFocused();
	}
});

test("the dialog is left by Escape, and the game takes no key of it", async ({
	game,
	page,
}) => {
	await game.open(at(START));
	await game.press("open-board");
	await expect(page.getByRole("dialog")).toBeVisible();
	await page.keyboard.press("n");
	await page.keyboard.press("ArrowLeft");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toBeHidden();
	await game.expectBoard(START);
	await expect(game.button("more")).toBeFocused();
});

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} text
 */
async function paste(page, text) {
	await page.evaluate((text) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text", text);
		document.body.dispatchEvent(
			new ClipboardEvent("paste", { clipboardData, bubbles: true }),
		);
	}, text);
}

test("a board that is pasted is played, a bad one is named", async ({
	game,
	page,
}) => {
	await game.open(at(START));
	await game.click(8);
	await paste(page, "1 2 3/4 5 6/8 7 0");
	await expect(game.notices).toHaveText(
		/^This board can’t be solved\..*Your game is still here\.$/,
	);
	await game.expectBoard(AFTER);
	await game.expectCounts(1, 1);
	await paste(page, "hello");
	await expect(game.notices.last()).toHaveText(
		/^Character 1, “hello”, cannot be read\..*Your game is still here\.$/,
	);
	await paste(page, "  ");
	await expect(game.notices).toHaveCount(1);
	await game.expectBoard(AFTER);
	await paste(page, "[[4,1,2],[5,0,3]]");
	await game.expectBoard("4 1 2/5 0 3");
});

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
});
