/**
 * What comes late, in another order than it was asked for, or never.
 */

import { openWith } from "./support/element-page.js";
import { at } from "./support/game-page.js";
import { hold } from "./support/hold.js";
import { RecordsPage } from "./support/records-page.js";
import { expect, test } from "./support/test.js";

/** Two slides from its goal; the play goes one slide away first, and back. */
const DETOUR = "1 2 3/4 5 6/0 7 8 DUL2";

/**
 * Pastes a play, and waits until it is graded. Resolves with its address.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} text
 */
async function review(page, text) {
	await page.goto("about:blank");
	await page.goto("./review.html");
	await page.locator("#paste-text").fill(text);
	await page.locator("#paste-text").press("Enter");
	await expect(page.locator("#efficiency")).toHaveText(/%/);
	return await page.evaluate(() => location.hash);
}

test("the language that is chosen last is spoken and kept", async ({
	game,
	page,
}) => {
	await game.open(at("1 2 3/4 0 5/7 8 6"));
	await game.expectInMenu("share", true);
	const letGo = await hold(page, /\/puzzle-zh-[^/]*\.js$/);
	const language = page.locator("#language");
	await language.selectOption("zh-Hans");
	await language.selectOption("en");
	letGo();
	// Both have had their turn.
	const kept = () =>
		page.evaluate(
			() => JSON.parse(localStorage["sliding-puzzle-page"]).language,
		);
	await expect.poll(kept).toBe("en");
	await expect(game.button("hint")).toHaveText("Hint");
	await expect(language).toHaveValue("en");
	await game.reload();
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a play that could not be deleted leaves the focus where it is", async ({
	page,
}) => {
	const records = new RecordsPage(page);
	await records.open();
	await records.category.selectOption("3x3 last");
	await page.evaluate(() => {
		IDBObjectStore.prototype.delete = () => {
			throw new DOMException("full", "QuotaExceededError");
		};
	});
	await page
		.getByRole("button", { name: /^Delete 3×3/ })
		.first()
		.click();
	await expect(records.notices).not.toBeEmpty();
	const search = page.getByRole("searchbox");
	await search.focus();
	await page.keyboard.type("nowhere");
	await expect(records.rows).toHaveCount(0);
	await expect(search).toBeFocused();
});

test("records without their charts say so", async ({ complaints, page }) => {
	complaints.allow(/Failed to load resource/);
	await page.route(/\/charts-[^/]*\.js$/, (route) => route.abort());
	const records = new RecordsPage(page);
	await records.open();
	await expect(records.rows.first()).toBeVisible();
	await expect(records.notices).toContainText("could not be loaded");
});

test("a review whose texts do not load says so, and can be tried again", async ({
	complaints,
	page,
}) => {
	complaints.allow(/Failed to load resource/);
	await page.route(/\/review-en-[^/]*\.js$/, (route) => route.abort());
	await page.goto("./review.html");
	await expect(page.getByRole("alert")).toContainText("could not be loaded");
	await page.unroute(/\/review-en-[^/]*\.js$/);
	await page.locator("#reload").click();
	await expect(page.locator("#paste")).toBeVisible();
});

test("what is played in the laboratory can be stopped in the other language", async ({
	page,
}) => {
	await page.goto(
		"./lab.html#board=4 1 2/5 0 3/7 8 6&searches=astar:manhattan",
	);
	await page.locator("#run").click();
	await expect(page.locator("#run-said")).toHaveText(/^Done/);
	await page.locator(".opener").first().click();
	await page.getByRole("button", { name: "Play it" }).click();
	await page.locator("#language").selectOption("zh-Hans");
	await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
	await expect(page.locator("#results .moves .button").first()).toHaveText(
		"停止演示",
	);
});

test("the cards of a new game tell of the level that is chosen last", async ({
	game,
	page,
}) => {
	const letGo = await hold(page, /\/reader[^/]*\.(?:js|wasm)$/);
	await game.open();
	await page.locator("#new").click();
	const card = page.locator("#deal-3x3");
	const usual = await card.textContent();
	const level = page.locator(".difficulty select");
	await level.selectOption("hard");
	await level.selectOption("any");
	letGo();
	await expect(page.locator(".hardest")).toHaveText(/\d/);
	expect(await card.textContent()).toBe(usual);
});

test("of two plays the one that is opened last is reviewed", async ({
	game,
	page,
}) => {
	const first = await review(page, "1 2 3/4 5 6/7 0 8 L");
	const last = await review(page, DETOUR);
	// The board of the first one waits until the last one is there.
	await page.locator("#puzzle").evaluate((element) => {
		const puzzle = /** @type {any} */ (element);
		const load = puzzle.load.bind(puzzle);
		const gate = new Promise((resolve) => {
			puzzle.letGo = resolve;
		});
		puzzle.load = async (/** @type {unknown[]} */ ...board) => {
			puzzle.load = load;
			await gate;
			return load(...board);
		};
	});
	const summary = page.locator("#summary");
	for (const hash of [first, last]) {
		await page.evaluate((hash) => {
			location.hash = hash;
		}, hash);
		await expect(summary).toHaveText(/^3 × 3, solved/);
	}
	await expect(page.locator("#efficiency")).toHaveText("50 %");
	await page.locator("#puzzle").evaluate(async (element) => {
		/** @type {any} */ (element).letGo();
		await new Promise((resolve) => setTimeout(resolve));
	});
	await game.expectBoard("1 2 3/4 5 6/0 7 8");
	await expect(summary).toHaveText(/^3 × 3, solved/);
});

test("a play is graded without the chart, which says that it is missing", async ({
	complaints,
	page,
}) => {
	complaints.allow(/Failed to load resource/);
	await page.route(/\/graph-[^/]*\.js$/, (route) => route.abort());
	await review(page, DETOUR);
	await expect(page.locator("#efficiency")).toHaveText("50 %");
	await expect(page.locator("#chart")).toContainText("could not be loaded");
	await expect(page.getByRole("alert")).toBeHidden();
});

test("a puzzle speaks the language that was asked for while it loaded", async ({
	page,
}) => {
	const letGo = await hold(page, /\.wasm$/);
	await openWith(page, '<sliding-puzzle lang="en"></sliding-puzzle>');
	await expect(page.locator("#board-box.drawn")).toBeVisible();
	const puzzle = page.locator("sliding-puzzle");
	await puzzle.evaluate((element) => element.setAttribute("lang", "zh-Hans"));
	letGo();
	await expect(page.locator("#new")).toHaveAccessibleName("新游戏");
	// And the one that was asked for last, in whatever order they come.
	const english = await hold(page, /\/puzzle-en-[^/]*\.js$/);
	await openWith(page, '<sliding-puzzle lang="zh-Hans"></sliding-puzzle>');
	await expect(page.locator("#new")).toHaveAccessibleName("新游戏");
	await puzzle.evaluate((element) => {
		for (const language of ["en", "zh-Hans"]) {
			element.setAttribute("lang", language);
		}
	});
	const loaded = page.waitForResponse(/\/puzzle-en-[^/]*\.js$/);
	english();
	await loaded;
	await page.evaluate(() => new Promise((done) => setTimeout(done)));
	await expect(page.locator("#new")).toHaveAccessibleName("新游戏");
});

test("a setting that changes while another language loads does not stop it", async ({
	page,
}) => {
	await openWith(
		page,
		'<sliding-puzzle board="1 2 3/4 5 6/7 0 8"></sliding-puzzle>',
	);
	await page.locator("#hint").click();
	await expect(page.locator("#advice-text")).toHaveText(/proven shortest/);
	const letGo = await hold(page, /\/advice-zh[^/]*\.js$/);
	const puzzle = page.locator("sliding-puzzle");
	const asked = page.waitForRequest(/\/advice-zh[^/]*\.js$/);
	await puzzle.evaluate((element) => element.setAttribute("lang", "zh-Hans"));
	await asked;
	await puzzle.evaluate((element) => element.setAttribute("timer", "off"));
	letGo();
	await expect(page.locator("#new")).toHaveAccessibleName("新游戏");
});
