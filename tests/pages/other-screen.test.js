/**
 * On another screen, or in another zoom, each canvas that is drawn for the screen is drawn
 * anew, where its size in CSS stays.
 */

import { test } from "node:test";
import { at, becomes, GamePage, SitePage, until } from "./game-in-jsdom.js";

/** How wide a canvas is that nobody has drawn on. */
const UNDRAWN = 300;

/**
 * @param {import("./game-in-jsdom.js").Page} page
 * @param {string} selector Of its canvases, each as wide as all boxes in jsdom.
 */
async function checkOtherScreens(page, selector) {
	const widths = () => page.all(selector).map(({ width }) => width);
	await until(() => widths().length > 0 && !widths().includes(UNDRAWN));
	const before = widths();
	const doubled = before.map((width) => width * 2);
	for (const _ of [1, 2]) {
		page.setPixels(2);
		await becomes(widths, doubled);
		page.setPixels(1);
		await becomes(widths, before);
	}
}

test("the board of the game", async () => {
	const page = new GamePage();
	await page.open();
	await checkOtherScreens(page, "#canvas");
});

test("the trees of a search", async () => {
	const page = new SitePage();
	await page.open("lab", at("4 1 2/5 0 3"));
	await page.pressOn("#watch-it");
	await checkOtherScreens(page, ".watch-trees");
});
