/**
 * The policy that each page carries in its HTML refuses what is planted in the page. That
 * the page itself does nothing that is refused, every browser test says: the browser
 * would log an error.
 */

import { expect, test } from "./support/test.js";

/** @typedef {import("@playwright/test").Page} Page */

const START = "1 2 3/4 0 5/7 8 6";

/** One with the usual policy, and those with their own. */
const PAGES = ["index.html", "embed.html", "embedding.html", "lab.html"];

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

test("each kind of page refuses what is planted in it", async ({
	complaints,
	page,
}) => {
	complaints.expect(/Content Security Policy/);
	complaints.allow(/TrustedHTML|net::ERR_/);
	await listRefused(page);
	for (const file of PAGES) {
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
			.poll(() => refused(page), { message: file })
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
		expect(result, file).toContain("TrustedHTML");
		expect(await page.evaluate("typeof planted"), file).not.toBe("boolean");
	}
});

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
