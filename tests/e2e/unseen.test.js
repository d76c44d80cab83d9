/**
 * A puzzle that nobody sees, because the page hides it: when it starts, and when its
 * time stands still.
 */

import { ask, openWith } from "./support/element-page.js";
import { expect, test } from "./support/test.js";

const PUZZLE =
	'<sliding-puzzle board="1 2 3/4 0 5/7 8 6" style="inline-size: 300px"></sliding-puzzle>';

/** How far the time goes on within a few frames. @param {import("@playwright/test").Page} page */
function passed(page) {
	return ask(page, async (puzzle) => {
		const before = puzzle.elapsed;
		for (let frame = 0; frame < 4; frame++) {
			await new Promise(requestAnimationFrame);
		}
		return puzzle.elapsed - before;
	});
}

/** @type {Record<string, [html: string, hide: string, show: string]>} */
const HIDDEN = {
	"a closed dialog": [
		`<dialog id="box" open>${PUZZLE}</dialog>`,
		"box.close()",
		"box.showModal()",
	],
	"closed details": [
		`<details id="box" open><summary>Puzzle</summary>${PUZZLE}</details>`,
		"box.open = false",
		"box.open = true",
	],
	"a closed popover": [
		`<div id="box" popover="manual">${PUZZLE}</div><script>box.showPopover()</script>`,
		"box.hidePopover()",
		"box.showPopover()",
	],
	"a box that is not displayed": [
		`<div id="box">${PUZZLE}</div>`,
		"box.style.display = 'none'",
		"box.style.display = ''",
	],
	"a box that is not displayed, out of view": [
		`<div style="height: 4000px"></div><div id="box">${PUZZLE}</div><script>scrollTo(0, 9e9)</script>`,
		"scrollTo(0, 0); box.style.display = 'none'",
		"box.style.display = ''; scrollTo(0, 9e9)",
	],
};

for (const [name, [html, hide, show]] of Object.entries(HIDDEN)) {
	test(`the time stands still in ${name}, and goes on`, async ({ page }) => {
		await openWith(page, html);
		await ask(page, (puzzle) => puzzle.move(5));
		expect(await passed(page)).toBeGreaterThan(0);
		await page.evaluate(hide);
		await expect.poll(() => passed(page)).toBe(0);
		const stood = await ask(page, (puzzle) => puzzle.elapsed);
		await page.evaluate(show);
		await expect.poll(() => passed(page)).toBeGreaterThan(0);
		expect(stood).toBeGreaterThan(0);
	});
}

test("the time goes on where the player scrolls away", async ({ page }) => {
	await openWith(page, `${PUZZLE}<div style="height: 9000px"></div>`);
	await ask(page, (puzzle) => puzzle.move(5));
	await page.evaluate(
		() =>
			new Promise((resolve) => {
				const seen = new IntersectionObserver(
					([{ isIntersecting }]) => isIntersecting || resolve(null),
				);
				const puzzle = document.querySelector("sliding-puzzle");
				seen.observe(/** @type {Element} */ (puzzle));
				scrollTo(0, 9e9);
			}),
	);
	expect(await passed(page)).toBeGreaterThan(0);
});

test("a puzzle in closed details starts when they are opened", async ({
	page,
}) => {
	await openWith(
		page,
		`<details id="box"><summary>Puzzle</summary>${PUZZLE}</details>`,
	);
	const status = () =>
		page.evaluate(() => document.querySelector("sliding-puzzle")?.status);
	await page.evaluate(async () => {
		for (let frame = 0; frame < 4; frame++) {
			await new Promise(requestAnimationFrame);
		}
	});
	expect(await status()).toBe("idle");
	await page.evaluate("box.open = true");
	await expect.poll(status).toBe("playing");
});

test("with `display: contents` a puzzle starts and is played", async ({
	page,
}) => {
	await openWith(
		page,
		`<div style="height: 2000px"></div><div style="inline-size: 400px">${PUZZLE.replace("inline-size: 300px", "display: contents")}</div>
		<script>scrollTo(0, 9e9)</script>`,
	);
	const { x, y, width, height } = await ask(page, (puzzle) => {
		// The page has become higher.
		scrollTo(0, 9e9);
		const { x, y, width, height } = puzzle.boxOf(5);
		return { x, y, width, height };
	});
	await page.mouse.click(x + width / 2, y + height / 2);
	const code = await ask(page, (puzzle) => puzzle.text);
	expect(code).toBe("1 2 3/4 5 0/7 8 6");
});
