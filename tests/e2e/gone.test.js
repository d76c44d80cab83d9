/**
 * A page whose files are gone from the site: after an update, the browser may still have
 * the HTML of the version before, or the player a page of it.
 */

import { readdirSync } from "node:fs";
import { TRANSLATED } from "../../scripts/site/translated.js";
import { GONE } from "../../www/messages/compiled/gone.ts";
import { at } from "./support/game-page.js";
import { choosePicture } from "./support/pictures.js";
import { DIST } from "./support/serve.js";
import { expect, test } from "./support/test.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").Route} Route */

/** Without the translations, whose scripts are the same. */
const PAGES = readdirSync(DIST).filter(
	(file) => file.endsWith(".html") && !TRANSLATED.includes(file),
);

const START = "1 2 3/4 0 5/7 8 6";

/** @param {Route} route */
const notFound = (route) => route.fulfill({ status: 404 });

const SCRIPTS = /\/assets\/.*\.js$/;

/** @param {Page} page */
function told(page) {
	return page.locator("#gone");
}

test.beforeEach(({ complaints }) => {
	complaints.allow(/Failed to load resource|MIME type|ERR_/);
});

test("every page says so if its script is gone", async ({ page }) => {
	await page.route(SCRIPTS, notFound);
	for (const file of PAGES) {
		await page.goto(`./${file}`);
		await expect(told(page), file).toContainText(GONE.en.updated);
	}
});

test("a page whose script is gone reloads at the player's word, once each", async ({
	page,
}) => {
	let loads = 0;
	page.on("load", () => {
		loads += 1;
	});
	const reload = told(page).getByRole("button", { name: GONE.en.reload });
	await page.route(SCRIPTS, notFound);
	await page.goto("./");
	await expect(told(page)).toContainText(GONE.en.updated);
	expect(loads).toBe(1);
	// Still gone: it says so again, and does not reload by itself.
	await reload.click();
	await expect.poll(() => loads).toBe(2);
	await expect(told(page)).toContainText(GONE.en.updated);
	// The site is whole again.
	await page.unrouteAll();
	await reload.click();
	await expect.poll(() => loads).toBe(3);
	await expect(told(page)).toHaveCount(0);
});

/** What does not come, how, and what is said of it. @type {Record<string, [RegExp, (route: Route) => Promise<void>, string]>} */
const LOSSES = {
	// As servers of single pages do.
	"a page in place of the script": [
		SCRIPTS,
		(route) =>
			route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
		GONE.en.updated,
	],
	"no style sheet": [/\.css$/, notFound, GONE.en.updated],
	"no import": [/\/define-[^/]*\.js$/, notFound, GONE.en.updated],
	"no network": [SCRIPTS, (route) => route.abort(), GONE.en.lost],
};

test("whatever the browser finds missing, the page says so", async ({
	page,
}) => {
	for (const [name, [files, answer, text]] of Object.entries(LOSSES)) {
		await page.route(files, answer);
		await page.goto("./");
		await expect(told(page), name).toContainText(text);
		await page.unroute(files);
	}
});

test.describe("in an open page", () => {
	/** What loads behind the first board, the menu with it. */
	const REST = /\/features-[^/]*\.js$/;
	/** What the HTML names. */
	const NAMED = /\/(?:index|define)-[^/]*\.(?:js|css)$/;

	test("a file that loads later is gone, and so is its version", async ({
		game,
		page,
	}) => {
		await page.route(REST, notFound);
		await game.open(at(START));
		await page.route(NAMED, notFound);
		await page.locator("#more").click();
		await expect(told(page)).toContainText(GONE.en.updated);
		await expect(game.notices).toHaveCount(0);
		// One may play on.
		await told(page).getByRole("button", { name: GONE.en.close }).click();
		await game.click(8);
		await expect(told(page)).toHaveCount(0);
		await page.unrouteAll();
		await page.reload();
		await game.expectBoard("1 2 3/4 8 5/7 0 6");
	});

	test("the network is lost: who asked for what did not come says so", async ({
		game,
		page,
	}) => {
		await page.route(/\/setup-[^/]*\.js$/, (route) => route.abort());
		await game.open(at(START));
		await page.locator("#more").click();
		await page.locator("#menu-setUp").click();
		await expect(game.notices).toHaveCount(1);
		await page.route(REST, (route) => route.abort());
		await game.reload();
		await page.route(NAMED, (route) => route.abort());
		await page.locator("#more").click();
		await expect(game.notices).toHaveCount(1);
		await expect(told(page)).toHaveCount(0);
	});

	test("what a sheet loads is gone: it says so in the sheet", async ({
		game,
		page,
	}) => {
		await game.open(at(START));
		await game.press("open-pictures");
		await page.route(/\/crop-part-[^/]*\.js$/, notFound);
		await page.route(NAMED, notFound);
		await choosePicture(page, "#pictures");
		await expect(page.locator("dialog.sheet #gone")).toBeVisible();
	});
});
