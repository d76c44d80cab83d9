/**
 * The page that explains the searches, as a student reads it.
 */

import { texts } from "../../www/messages/compiled/algorithms-en.ts";
import { expect, test } from "./support/test.js";

test("a search is read, its exercise done, and tried in the laboratory @quick", async ({
	page,
}) => {
	await page.goto("./algorithms.html#bfs");
	await expect(page.locator("pre").first()).toContainText("fn expand");
	const answer = page.getByLabel("Your answer");
	await answer.fill("eleven");
	await answer.press("Enter");
	const said = page.locator("#said");
	await expect(said).toHaveText(texts.notNumber);
	await answer.fill("12");
	await answer.press("Enter");
	await expect(said).toHaveText(texts.wrong(12));
	await answer.fill("11");
	await answer.press("Enter");
	await expect(said).toHaveText(texts.right(11));
	await page.getByRole("link", { name: "IDA*" }).press("Enter");
	await expect(page.locator("#name")).toBeFocused();
	await expect(page.locator("#name")).toHaveText("IDA*");
	await expect(said).toBeEmpty();
	await page.getByRole("link", { name: texts.tryIt }).click();
	await expect(page).toHaveURL(/lab\.html#board=0\+3/);
});

test.describe("in Chinese, on a small phone", () => {
	test.use({ locale: "zh-CN", viewport: { width: 320, height: 568 } });

	test("every search fits the window", async ({ page }) => {
		await page.goto("./algorithms.html");
		const links = page.locator("#page-list a");
		await expect(links.nth(8)).toBeVisible();
		const names = await links.allTextContents();
		for (const [at, name] of names.entries()) {
			await links.nth(at).click();
			await expect(page.locator("#name")).toHaveText(name);
			await expect(page.locator("pre").first()).toBeVisible();
			const width = await page.evaluate(
				() => document.documentElement.scrollWidth,
			);
			expect(width, name).toBeLessThanOrEqual(320);
		}
	});
});
