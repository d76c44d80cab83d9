/**
 * A page that runs from right to left. The puzzle's own texts are in English or Chinese,
 * which run from left to right; what the page puts into it runs as the page does.
 */

import { ask, openWith } from "./support/element-page.js";
import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

const START = "1 2 3/4 0 5/7 8 6";

/**
 * Returns where the first and the last character of a text are, in CSS pixels from the
 * left edge of the page.
 *
 * @param {import("@playwright/test").Locator} text
 */
function ends(text) {
	return text.evaluate((element) => {
		const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
		const node = /** @type {Text} */ (nodes.nextNode());
		const place = (/** @type {number} */ index) => {
			const range = document.createRange();
			range.setStart(node, index);
			range.setEnd(node, index + 1);
			return range.getBoundingClientRect().left;
		};
		return { first: place(0), last: place(node.data.length - 1) };
	});
}

/** @param {import("@playwright/test").Locator} text */
async function expectLeftToRight(text) {
	const { first, last } = await ends(text);
	expect(last).toBeGreaterThan(first);
}

test("in a page from right to left the puzzle's own texts run as they are read", async ({
	page,
}) => {
	await openWith(
		page,
		`<div style="direction: rtl"><sliding-puzzle board="${START}" lang="en"></sliding-puzzle></div>
		<div dir="rtl"><sliding-puzzle board="${START}" lang="en" loading="eager"><p slot="caption" id="own">ab!</p></sliding-puzzle></div>`,
	);
	await ask(page, () => {});
	for (const puzzle of await page.locator("sliding-puzzle").all()) {
		const said = puzzle.locator("#advice-text");
		await expect(said).toHaveText(/\.$/);
		await expectLeftToRight(said);
		// What steps back stands before what steps forward, as their pictures say.
		const [undo, hint] = await Promise.all(
			["undo", "hint"].map((id) => puzzle.locator(`#${id}`).boundingBox()),
		);
		expect(undo?.x).toBeLessThan(hint?.x ?? 0);
	}
	// What the page puts into the puzzle runs as the page does, also where that turns.
	const own = page.locator("#own");
	const { first, last } = await ends(own);
	expect(last).toBeLessThan(first);
	await page.evaluate(() => {
		const around = document.getElementById("own")?.closest("div");
		around?.setAttribute("dir", "ltr");
	});
	await expectLeftToRight(own);
});

test("the iframe page runs from left to right in a page that does not", async ({
	page,
}) => {
	await page.route("**/host.html", (route) =>
		route.fulfill({
			contentType: "text/html",
			body: `<!doctype html><html lang="ar" dir="rtl"><title>Host</title>
				<link rel="icon" href="data:,">
				<iframe src="./embed.html${at(START)}" width="400" height="700"></iframe>`,
		}),
	);
	await page.goto("./host.html");
	const said = page.frameLocator("iframe").locator("#advice-text");
	await expect(said).toHaveText(/\.$/);
	await expectLeftToRight(said);
});

test.describe("in Arabic", () => {
	test.use({ locale: "ar" });

	test("a board that is set up, and one as plain cells, begin at the left", async ({
		page,
	}) => {
		/** @param {string} cells */
		const lefts = (cells) =>
			page
				.locator(cells)
				.evaluateAll((all) =>
					all.slice(0, 2).map((cell) => cell.getBoundingClientRect().left),
				);
		await page.goto("./#size=4x4&seed=1");
		await page.locator("#more").click();
		await page.locator("#menu-setUp").click();
		await expect(page.locator("#setup .setup-cell").first()).toBeVisible();
		const [first, second] = await lefts("#setup .setup-cell");
		expect(first).toBeLessThan(second);
		await page.goto("./lab.html#board=[[1,2,3],[5,4,0]]");
		await expect(page.locator("#plain-board")).toBeVisible();
		const [one, other] = await lefts("#plain-board g g");
		expect(one).toBeLessThan(other);
	});
});
