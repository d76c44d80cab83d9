/**
 * Pages whose reader cannot be loaded, which turns boards into games: each says that
 * something failed. What is thrown and heard by nobody fails the test.
 */

import { test } from "node:test";
import { becomes, SitePage, until } from "./game-in-jsdom.js";

const BOARD = "1 2 3/4 0 5/7 8 6";

/** A page, what it is opened with, and where it says that something failed. */
const PAGES = [
	["lab", `#board=${encodeURIComponent(BOARD)}`, "#text-error"],
	["trainer", "", "#retry"],
	["learn", "#square", "#failure"],
];

for (const [name, hash, place] of PAGES) {
	test(`the page says that its board did not come (${name})`, async () => {
		const page = new SitePage({
			before: (/** @type {any} */ window) => {
				const { fetch } = window;
				window.fetch = async (/** @type {URL} */ url) => {
					if (/reader/.test(String(url)))
						throw new TypeError("Failed to fetch");
					return fetch(url);
				};
			},
		});
		await page.open(name, hash);
		await until(() => page.isShown(page.query(place)));
		await becomes(() => page.said(place), /\S/);
	});
}
