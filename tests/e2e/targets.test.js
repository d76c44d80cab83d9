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
