/**
 * What is to be pressed is as large as a finger needs (44 CSS pixels).
 */

import { expect, test } from "./support/test.js";

for (const file of ["embedding.html", "lab.html", "review.html"]) {
	test(`on ${file}, what opens a part is 44 px high`, async ({ page }) => {
		await page.goto(`./${file}`);
		const shown = page.locator("summary").filter({ visible: true });
		await expect(shown).not.toHaveCount(0);
		const heights = await shown.evaluateAll((all) =>
			all.map((one) => one.getBoundingClientRect().height),
		);
		for (const height of heights) expect(height).toBeGreaterThanOrEqual(44);
	});
}

const PAGES = [
	...["", "learn.html", "trainer.html", "records.html", "lab.html"],
	...["review.html", "algorithms.html", "embedding.html"],
];

for (const viewport of [
	{ width: 320, height: 568 },
	{ width: 1280, height: 800 },
]) {
	test.describe(`at ${viewport.width}×${viewport.height}`, () => {
		test.use({ viewport });
		for (const file of PAGES) {
			test(`on ${file || "index.html"}, each target is 24 px large`, async ({
				page,
			}) => {
				await page.goto(`./${file}`);
				await page.waitForLoadState("networkidle");
				const small = await page
					.locator(
						"a[href], button, select, summary, textarea, input:not([type=hidden])",
					)
					.filter({ visible: true })
					.evaluateAll((all) =>
						all
							.filter((one) => {
								// A link in a sentence is as high as its line; the label is pressed too.
								const isInline =
									one.localName === "a" &&
									getComputedStyle(one).display === "inline";
								const target = one.closest("label") ?? one;
								const { width, height } = target.getBoundingClientRect();
								return !isInline && Math.min(width, height) < 23.9;
							})
							.map((one) => one.outerHTML.slice(0, 120)),
					);
				expect(small).toEqual([]);
			});
		}
	});
}
