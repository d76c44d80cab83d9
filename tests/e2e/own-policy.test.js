/**
 * The policy that each page carries in its HTML: what is planted in the page is refused,
 * and what the page itself does is not.
 */

import { readdirSync } from "node:fs";
import { TRANSLATED } from "../../scripts/site/translated.js";
import { at } from "./support/game-page.js";
import { choosePicture } from "./support/pictures.js";
import { RecordsPage } from "./support/records-page.js";
import { DIST } from "./support/serve.js";
import { expect, test } from "./support/test.js";

/** @typedef {import("@playwright/test").Page} Page */

const START = "1 2 3/4 0 5/7 8 6";

/** Page → what is done on it once. @type {Record<string, (page: Page) => Promise<unknown>>} */
const PAGES = {
	"index.html": async (page) => {
		await page.goto(`./${at("1 2 3/4 5 6/0 7 8")}`);
		await page.locator("#hint").click();
		await expect(page.locator("#advice-text")).toHaveText(/proven shortest/);
		await page.locator("#more").click();
		await page.locator("#menu-pictures").click();
		await choosePicture(page, "#pictures");
		await expect(page.locator(".crop-canvas")).toBeVisible();
	},
	"embed.html": async (page) => {
		await page.goto(`./embed.html${at(START)}`);
		await page.locator("#hint").click();
		await expect(page.locator("#advice-text")).toHaveText(/proven shortest/);
	},
	"embedding.html": async (page) => {
		await page.goto("./embedding.html");
		await page.locator("select[name=tiles]").selectOption("image");
		await page.locator(".picture input").first().check();
		await expect(page.locator("#puzzle #board.ready")).toBeVisible();
	},
	"review.html": async (page) => {
		await page.goto("./review.html");
		await page.locator("#paste-text").fill("1 2 3/4 5 6/0 7 8 DUL2");
		await page.locator("#paste-text").press("Enter");
		await expect(page.locator("#analysis")).toBeVisible();
		await expect(page.locator("#chart canvas").first()).toBeVisible();
	},
	"records.html": async (page) => {
		const records = new RecordsPage(page);
		await records.open();
		await expect(records.chart).toBeVisible();
		await page.locator("#language").selectOption("zh-Hans");
		await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
	},
	"learn.html": async (page) => {
		await page.goto("./learn.html");
		await expect(page.locator("#puzzle #board.ready")).toBeVisible();
	},
	"trainer.html": async (page) => {
		await page.goto("./trainer.html");
		await expect(page.locator("#target")).toHaveText(/\d/);
		await page.locator("#show").click();
	},
	"paper.html": async (page) => {
		await page.goto("./paper.html#exercise");
		await expect(page.locator(".solution-tiles").first()).toHaveText(/\d/);
	},
	"algorithms.html": async (page) => {
		await page.goto("./algorithms.html");
		await expect(page.locator("#page")).toBeVisible();
	},
	"lab.html": async (page) => {
		await page.goto("./lab.html");
		await page.locator("#run").click();
		await expect(page.locator("#results")).toContainText(/\d/);
	},
};

/** Lists what the browser refuses, in `window.refused`. @param {Page} page */
async function listRefused(page) {
	await page.addInitScript(() => {
		const probe = /** @type {any} */ (window);
		probe.refused = [];
		addEventListener("securitypolicyviolation", (event) => {
			probe.refused.push(`${event.effectiveDirective} ${event.blockedURI}`);
		});
	});
}

/** @param {Page} page @returns {Promise<string[]>} */
function refused(page) {
	return page.evaluate(() => /** @type {any} */ (window).refused);
}

test("each page of the site is in this list", () => {
	const files = readdirSync(DIST).filter((file) => file.endsWith(".html"));
	expect(files.sort()).toEqual([...Object.keys(PAGES), ...TRANSLATED].sort());
});

for (const [file, use] of Object.entries(PAGES)) {
	test(`${file} does nothing that its policy refuses`, async ({ page }) => {
		await listRefused(page);
		await use(page);
		expect(await refused(page)).toEqual([]);
	});

	test(`${file} refuses what is planted in it`, async ({
		complaints,
		page,
	}) => {
		complaints.expect(/Content Security Policy/);
		complaints.allow(/TrustedHTML|net::ERR_/);
		await listRefused(page);
		await page.route(`**/${file}`, async (route) => {
			const response = await route.fetch();
			const html = await response.text();
			const body = html.replace(
				"</body>",
				`<script>planted = true</script>
				<a id="planted" onclick="planted = true" href="javascript:planted = true">Planted</a>
				<base href="http://other.test/" /></body>`,
			);
			await route.fulfill({ response, body });
		});
		await page.goto(`./${file}`);
		// Pressed by a script, wherever it lies.
		await page.evaluate(() => document.getElementById("planted")?.click());
		await expect
			.poll(() => refused(page))
			.toEqual(
				expect.arrayContaining([
					"script-src-elem inline",
					"script-src-attr inline",
					"base-uri http://other.test/",
				]),
			);
		const result = await page.evaluate(() => {
			try {
				document.body.innerHTML = "<img>";
			} catch (error) {
				return String(error);
			}
		});
		expect(result).toContain("TrustedHTML");
		expect(await page.evaluate("typeof planted")).not.toBe("boolean");
	});
}

test("pictures of any site are on the tiles of a frame, and of its preview", async ({
	complaints,
	page,
}) => {
	complaints.expect(/another site: http:\/\/pictures\.test/);
	await listRefused(page);
	await page.route("http://pictures.test/**", (route) =>
		route.fulfill({
			contentType: "image/svg+xml",
			body: '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><path fill="#c33" d="M0 0h90v90z"/></svg>',
		}),
	);
	const query = new URLSearchParams({
		board: START,
		tiles: "image",
		src: "http://pictures.test/one.svg",
	});
	const asked = page.waitForResponse("http://pictures.test/one.svg");
	await page.goto(`./embed.html?${query}`);
	await asked;
	await expect(page.locator("#board.ready")).toBeVisible();
	expect(await refused(page)).toEqual([]);
	await page.goto("./embedding.html");
	await page.locator("select[name=tiles]").selectOption("image");
	await page.locator(".picture.own input").check();
	const again = page.waitForResponse("http://pictures.test/two.svg");
	await page.locator("input[name=src]").fill("http://pictures.test/two.svg");
	await again;
	expect(await refused(page)).toEqual([]);
});
