/**
 * The page that explains the searches, as a student reads it.
 */

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
	await expect(said).toHaveText("Write a whole number.");
	await answer.fill("12");
	await answer.press("Enter");
	await expect(said).toHaveText("12 is not what the search counts. Try again.");
	await answer.fill("11");
	await answer.press("Enter");
	await expect(said).toHaveText("Right: 11.");
	await page.getByRole("link", { name: "IDA*" }).press("Enter");
	await expect(page.locator("#name")).toBeFocused();
	await expect(page.locator("#name")).toHaveText("IDA*");
	await expect(said).toBeEmpty();
	await page.getByRole("link", { name: "Try it in the laboratory" }).click();
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
