/**
 * What comes late, in another order than it was asked for, or never.
 */

import { texts as zh } from "../../www/messages/compiled/puzzle-zh-Hans.ts";
import { openWith } from "./support/element-page.js";
import { hold } from "./support/hold.js";
import { RecordsPage } from "./support/records-page.js";
import { expect, test } from "./support/test.js";

test("a page without a part that loads later says so, and a review can be tried again", async ({
	complaints,
	page,
}) => {
	complaints.allow(/Failed to load resource/);
	await page.route(/\/chart-[0-9a-f]+\.js$/, (route) => route.abort());
	const records = new RecordsPage(page);
	await records.open();
	await expect(records.rows.first()).toBeVisible();
	await expect(page.locator("#chart")).toContainText("could not be loaded");
	const texts = /\/review-en-[^/]*\.js$/;
	await page.route(texts, (route) => route.abort());
	await page.goto("./review.html");
	await expect(page.getByRole("alert")).not.toBeEmpty();
	await page.unroute(texts);
	await page.locator("#reload").click();
	// Two slides from its goal; the play goes one slide away first, and back.
	await page.locator("#paste-text").fill("1 2 3/4 5 6/0 7 8 DUL2");
	await page.locator("#paste-text").press("Enter");
	await expect(page.locator("#efficiency")).toHaveText("50%");
	await expect(page.locator("#chart")).toContainText("could not be loaded");
	await expect(page.getByRole("alert")).toBeHidden();
});

test("the cards of a new game tell of the level that is chosen last", async ({
	game,
	page,
}) => {
	const letGo = await hold(page, /\/reader[^/]*\.(?:js|wasm)$/);
	await game.open();
	await page.locator("#shuffle").click();
	const card = page.locator("#deal-3x3");
	const usual = await card.textContent();
	const level = page.locator(".difficulty select");
	await level.selectOption("hard");
	await level.selectOption("any");
	await letGo();
	await expect(page.locator(".hardest")).toHaveText(/\d/);
	expect(await card.textContent()).toBe(usual);
});

test("a puzzle speaks the language that was asked for last, whatever comes first", async ({
	page,
}) => {
	const letGo = await hold(page, /\.wasm$/);
	await openWith(page, '<sliding-puzzle lang="en"></sliding-puzzle>');
	await expect(page.locator("#board-box.drawn")).toBeVisible();
	const puzzle = page.locator("sliding-puzzle");
	await puzzle.evaluate((element) => element.setAttribute("lang", "zh-Hans"));
	await letGo();
	const name = page.locator("#shuffle");
	await expect(name).toHaveAccessibleName(zh.shuffle);
	// English comes after the language that was asked for later.
	const texts = /\/puzzle-en-[^/]*\.js$/;
	const english = await hold(page, texts);
	await openWith(page, '<sliding-puzzle lang="zh-Hans"></sliding-puzzle>');
	await expect(name).toHaveAccessibleName(zh.shuffle);
	const asked = page.waitForRequest(texts);
	await puzzle.evaluate((element) => {
		for (const language of ["en", "zh-Hans"]) {
			element.setAttribute("lang", language);
		}
	});
	const url = (await asked).url();
	await english();
	// By then it has had its turn.
	await page.evaluate((url) => import(url), url);
	await expect(name).toHaveAccessibleName(zh.shuffle);
	// Nor does a setting stop it that changes while texts load.
	await puzzle.evaluate((element) => element.setAttribute("lang", "en"));
	await page.locator("#hint").click();
	await expect(page.locator("#advice-head")).toHaveText(/^Slide \d+ /);
	const advice = /\/tag-zh[^/]*\.js$/;
	const late = await hold(page, advice);
	const wanted = page.waitForRequest(advice);
	await puzzle.evaluate((element) => element.setAttribute("lang", "zh-Hans"));
	await wanted;
	await puzzle.evaluate((element) => element.setAttribute("timer", "off"));
	await late();
	await expect(name).toHaveAccessibleName(zh.shuffle);
});
