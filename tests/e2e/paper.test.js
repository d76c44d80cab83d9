/**
 * The page that prints: what is on its sheets, and that each is one page of A4 and of
 * Letter.
 */

import { expect, test } from "./support/test.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page @param {string} what */
async function open(page, what) {
	await page.goto("about:blank");
	await page.goto(`./paper.html#${what}`);
	await expect(page.locator(".sheet-of-paper").first()).toBeVisible();
}

/** Returns how many pages a PDF has. @param {Page} page @param {string} format */
async function pagesOf(page, format) {
	const pdf = (await page.pdf({ format })).toString("latin1");
	return pdf.match(/\/Type \/Page\b/g)?.length;
}

test("each sheet is one page of A4 and of Letter", async ({ page }) => {
	for (const [what, sheets] of Object.entries({
		board: 1,
		week: 1,
		exercise: 2,
	})) {
		await open(page, what);
		await expect(page.locator(".sheet-of-paper")).toHaveCount(sheets);
		// The highest there is.
		const sizes = page.locator("#size option");
		for (const size of await sizes.evaluateAll((options) =>
			options.map((option) => option.getAttribute("value") ?? ""),
		)) {
			await page.locator("#size").selectOption(size);
			await expect(page.locator(".sheet-of-paper")).toHaveCount(sheets);
			for (const format of ["A4", "Letter"]) {
				expect(await pagesOf(page, format), `${what} ${size}`).toBe(sheets);
			}
		}
	}
});

test("on paper are the sheets alone, black on white in the dark", async ({
	page,
}) => {
	await open(page, "exercise");
	await page.emulateMedia({ media: "print", colorScheme: "dark" });
	for (const part of [".site", ".head", ".chosen"]) {
		await expect(page.locator(part)).toBeHidden();
	}
	const colours = await page.evaluate(() =>
		[document.body, document.querySelector(".sheet-of-paper h2")].map((one) => {
			const { backgroundColor, color } = getComputedStyle(
				/** @type {Element} */ (one),
			);
			return [backgroundColor, color];
		}),
	);
	expect(colours[0][0]).toBe("rgb(255, 255, 255)");
	expect(colours[1][1]).toBe("rgb(0, 0, 0)");
	// So that whoever holds the sheet does not read it by chance.
	await expect(page.locator(".solution").first()).toHaveCSS("rotate", "180deg");
});
