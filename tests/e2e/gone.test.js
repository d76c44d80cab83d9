/**
 * A page whose files are gone from the site: after an update, the browser may still have
 * the HTML of the version before, or the player a page of it.
 */

import { readdirSync } from "node:fs";
import { TRANSLATED } from "../../scripts/site/translated.js";
import { at } from "./support/game-page.js";
import { DIST } from "./support/serve.js";
import { expect, test } from "./support/test.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").Route} Route */

/** Without the translations of `index.html`, whose scripts are the same. */
const PAGES = readdirSync(DIST).filter(
	(file) => file.endsWith(".html") && !TRANSLATED.includes(file),
);

const START = "1 2 3/4 0 5/7 8 6";

/** Answers of a server for a file that it has not. @type {Record<string, (route: Route) => Promise<void>>} */
const MISSING = {
	"not found": (route) => route.fulfill({ status: 404 }),
	// As servers of single pages do.
	"a page": (route) =>
		route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
};

const TEXTS = {
	"en-US": { text: "The game was updated. Reload.", reload: "Reload" },
	"zh-CN": { text: "游戏已更新，请刷新。", reload: "刷新" },
};

/** @param {Page} page */
function told(page) {
	return page.locator("#gone");
}

test.beforeEach(({ complaints }) => {
	complaints.allow(/Failed to load resource|MIME type|ERR_/);
});

test("there are ten pages", () => expect(PAGES).toHaveLength(10));

for (const [locale, { text, reload }] of Object.entries(TEXTS)) {
	test.describe(`in ${locale}`, () => {
		test.use({ locale });

		for (const file of PAGES) {
			test(`${file} says so if its script is gone, and reloads once`, async ({
				page,
			}) => {
				let loads = 0;
				page.on("load", () => {
					loads += 1;
				});
				await page.route(/\/assets\/.*\.js$/, MISSING["not found"]);
				await page.goto(`./${file}`);
				await expect(told(page)).toContainText(text);
				expect(loads).toBe(1);
				// Still gone: it says so again, and does not reload by itself.
				await told(page).getByRole("button", { name: reload }).click();
				await expect.poll(() => loads).toBe(2);
				await expect(told(page)).toContainText(text);
				// The site is whole again.
				await page.unrouteAll();
				await told(page).getByRole("button", { name: reload }).click();
				await expect.poll(() => loads).toBe(3);
				await expect(told(page)).toHaveCount(0);
			});
		}
	});
}

for (const [what, answer] of Object.entries(MISSING)) {
	test(`the server has ${what} for the script`, async ({ page }) => {
		await page.route(/\/assets\/.*\.js$/, answer);
		await page.goto("./");
		await expect(told(page)).toContainText("The game was updated.");
	});
}

test("the style sheet is gone", async ({ page }) => {
	await page.route(/\.css$/, MISSING["not found"]);
	await page.goto("./");
	await expect(told(page)).toContainText("The game was updated.");
});

test("what the script imports is gone", async ({ page }) => {
	await page.route(/\/define-[^/]*\.js$/, MISSING["not found"]);
	await page.goto("./");
	await expect(told(page)).toContainText("The game was updated.");
});

test("the language is the one that the player has chosen", async ({ page }) => {
	await page.addInitScript(() => {
		localStorage["sliding-puzzle-page"] = JSON.stringify({
			version: 1,
			language: "zh-Hans",
		});
	});
	await page.route(/\/assets\/.*\.js$/, MISSING["not found"]);
	await page.goto("./");
	await expect(told(page)).toContainText("游戏已更新");
	await expect(told(page)).toHaveAttribute("lang", "zh-Hans");
});

test("without a network, the script's loss is the network's", async ({
	page,
}) => {
	await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
	await page.goto("./");
	await expect(told(page)).toContainText("Check the connection");
});

test.describe("in an open page", () => {
	/** What loads when the menu is opened. */
	const MENU = /\/(?:rest|menu-sheet)-[^/]*\.js$/;
	/** What the HTML names. */
	const NAMED = /\/(?:index|define)-[^/]*\.(?:js|css)$/;

	test("a file that loads later is gone, and so is its version", async ({
		game,
		page,
	}) => {
		await page.route(MENU, MISSING["not found"]);
		await game.open(at(START));
		await page.route(NAMED, MISSING["not found"]);
		await page.locator("#more").click();
		await expect(told(page)).toContainText("The game was updated.");
		await expect(game.notices).toHaveCount(0);
		// One may play on.
		await told(page).getByRole("button", { name: "Close" }).click();
		await game.click(8);
		await expect(told(page)).toHaveCount(0);
		await page.unrouteAll();
		await page.reload();
		await game.expectBoard("1 2 3/4 8 5/7 0 6");
	});

	test("the network is lost: check the connection", async ({ game, page }) => {
		await page.route(MENU, (route) => route.abort());
		await game.open(at(START));
		await page.route(NAMED, (route) => route.abort());
		await page.locator("#more").click();
		await expect(game.notices).toContainText("Check the connection");
		await expect(told(page)).toHaveCount(0);
	});

	test("what the menu opens does not come: check the connection", async ({
		game,
		page,
	}) => {
		await page.route(/\/daily-sheet-[^/]*\.js$/, (route) => route.abort());
		await game.open(at(START));
		await page.locator("#more").click();
		await page.locator("#menu-daily").click();
		await expect(game.notices).toContainText("Check the connection");
		await expect(told(page)).toHaveCount(0);
	});

	test("what a sheet loads is gone: it says so in the sheet", async ({
		game,
		page,
	}) => {
		await game.open(at(START));
		await game.openSheet("settings");
		await page.route(/\/keys-sheet-[^/]*\.js$/, MISSING["not found"]);
		await page.route(NAMED, MISSING["not found"]);
		await page.getByRole("button", { name: "Keys" }).click();
		await expect(page.locator("dialog.sheet #gone")).toBeVisible();
	});
});
