/**
 * What is to be pressed is as large as a finger needs, and two quick taps are two presses.
 */

import { expect, test } from "./support/test.js";

/** Page → what is there once it is whole. */
const PAGES = {
	"index.html": "#board.ready",
	"learn.html": "#board.ready",
	"trainer.html": "#board.ready",
	"records.html": "#content > *",
	"lab.html": "#run",
	"review.html": "#paste-text",
	"embedding.html": "#board.ready",
};

/**
 * Returns what is too small: any target less than 24 CSS pixels, and what opens a part
 * less than 44; and what a double tap would enlarge.
 *
 * @param {import("@playwright/test").Page} page
 */
function poorTargets(page) {
	return page
		.locator(
			"a[href], button, select, summary, textarea, input:not([type=hidden])",
		)
		.filter({ visible: true })
		.evaluateAll((all) =>
			all
				.filter((one) => {
					// A link in a sentence is as high as its line; the label is pressed too.
					const isInline =
						one.localName === "a" && getComputedStyle(one).display === "inline";
					const target = one.closest("label") ?? one;
					const { width, height } = target.getBoundingClientRect();
					const { touchAction } = getComputedStyle(one);
					if (touchAction === "auto") return true;
					const least = one.localName === "summary" ? 44 : 23.9;
					return !isInline && (width < 23.9 || height < least);
				})
				.map((one) => one.outerHTML.slice(0, 120)),
		);
}

for (const [screen, width, height] of /** @type {const} */ ([
	["phone", 320, 568],
	["desk", 1280, 800],
])) {
	test(`on a ${screen} each target is large enough, and two taps press twice, on every page`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height });
		for (const [file, whole] of Object.entries(PAGES)) {
			await page.goto(`./${file}`);
			await expect(page.locator(whole).first()).toBeVisible();
			expect.soft(await poorTargets(page), file).toEqual([]);
		}
	});
}
