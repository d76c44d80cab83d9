/**
 * A search seen step by step, by keys and by touch. The board is that of the exercise
 * at 5 slides. What is said of each step is tested in `tests/web/watch.test.js`.
 */

import { texts as en } from "../../www/messages/compiled/watch-en.ts";
import { texts as zh } from "../../www/messages/compiled/watch-zh-Hans.ts";
import { expect, test } from "./support/test.js";

/** @typedef {import("@playwright/test").Page} Page */

const ADDRESS = "./lab.html#board=4+1+2/5+0+3&searches=astar:manhattan,bfs";

/** @param {Page} page */
const said = (page) => page.locator("#watch-said");

/** The board that is shown large, as it is read. @param {Page} page */
const board = (page) => page.locator(".watch-node .board-picture");

/** What is painted of the trees. @param {Page} page */
const painted = (page) =>
	page
		.locator(".watch-trees")
		.evaluate((canvas) =>
			/** @type {HTMLCanvasElement} */ (canvas).toDataURL(),
		);

/**
 * Waits until nothing glides, and returns what is painted then. A glide begins with the
 * frame after the step, and each of its frames is another.
 *
 * @param {Page} page
 */
const settled = (page) =>
	page.locator(".watch-trees").evaluate(async (element) => {
		const canvas = /** @type {HTMLCanvasElement} */ (element);
		const frame = () => new Promise(requestAnimationFrame);
		for (;;) {
			await frame();
			await frame();
			const before = canvas.toDataURL();
			await frame();
			await frame();
			if (canvas.toDataURL() === before) return before;
		}
	});

test("a search is watched by keys, forward and back", async ({ page }) => {
	await page.goto(ADDRESS);
	const watch = page.locator("#watch-it");
	// What is still hidden takes no focus.
	await expect(watch).toBeVisible();
	await watch.press("Enter");
	const play = page.getByRole("button", { name: en.acts.play });
	await expect(play).toBeFocused();
	await expect(said(page)).toHaveText(en.startOne);
	const first = await settled(page);
	await page.keyboard.press("ArrowRight");
	const taken = await said(page).textContent();
	expect(taken).not.toBe(en.startOne);
	await expect(page.locator(".watch-code [aria-current]")).toHaveText(
		/let first = self\.open\.take\(\);/,
	);
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("ArrowRight");
	await expect(page.locator(".watch-item")).toHaveCount(1);
	await page.keyboard.press("End");
	await expect(said(page)).toHaveText(en.found(5));
	await expect(board(page)).toHaveAccessibleName(/1 2 3, then 4 5 0$/);
	await page.keyboard.press("Shift+ArrowLeft");
	await expect(said(page)).not.toHaveText(en.found(5));
	await page.keyboard.press("Home");
	await expect(said(page)).toHaveText(en.startOne);
	expect(await settled(page)).toBe(first);
	// The space bar plays where no button takes it: on the trees.
	const trees = page.locator(".watch-trees");
	await page.getByLabel(en.speed).selectOption("20");
	await trees.focus();
	await page.keyboard.press("Space");
	await expect(said(page)).toHaveText(en.found(5));
	// Arrows move the trees there, and the step stays.
	await settled(page);
	const fitted = await painted(page);
	await page.keyboard.press("ArrowLeft");
	await page.keyboard.press("+");
	await expect.poll(() => painted(page)).not.toBe(fitted);
	await expect(said(page)).toHaveText(en.found(5));
	await page.getByRole("button", { name: en.aims.all }).click();
	expect(await settled(page)).toBe(fitted);
	// From a board to the one before it, and back to the search.
	await page.getByRole("button", { name: /^← Board/ }).focus();
	await page.keyboard.press("Enter");
	await expect(board(page)).toHaveAccessibleName(/1 2 0, then 4 5 3$/);
	await expect(page.locator(".watch-node h3")).toBeFocused();
	await page.getByRole("button", { name: "Follow the search" }).click();
	await expect(board(page)).toHaveAccessibleName(/1 2 3, then 4 5 0$/);
	// Another search, and another board.
	await page
		.locator(".watch-choices")
		.getByLabel("Search")
		.selectOption("idastar:manhattan");
	await expect(said(page)).toHaveText(en.startDeep);
	await page.locator("#text").fill("1 2 3/4 0 5");
	await expect(board(page)).toHaveAccessibleName(/1 2 3, then 4 0 5$/);
	await play.focus();
	await page.keyboard.press("End");
	await expect(said(page)).toHaveText(en.found(1));
	await page.locator("#text").fill("1 2 3/5 4 0");
	await expect(page.locator("#watch")).toContainText(en.unsolvable);
});

test.describe("on a phone, in Chinese", () => {
	test.use({
		hasTouch: true,
		locale: "zh-CN",
		viewport: { width: 390, height: 844 },
	});

	test("a search is watched by touch", async ({ page }) => {
		await page.goto(ADDRESS);
		await page.locator("#watch-it").tap();
		await expect(said(page)).toHaveText(zh.startOne);
		await page.getByRole("button", { name: zh.acts.toEnd }).tap();
		await expect(said(page)).toHaveText(zh.found(5));
		await settled(page);
		// The start is at the top in the middle: a tap shows it.
		const trees = page.locator(".watch-trees");
		await expect(board(page)).toHaveAccessibleName(
			new RegExp(`1 2 3${zh.nextRow}4 5 0$`),
		);
		const spot = await trees.evaluate((canvas) => ({
			x: canvas.clientWidth / 2,
			y: canvas.clientHeight / 2,
		}));
		const before = await painted(page);
		await page.getByRole("button", { name: zh.zoomIn }).tap();
		await expect.poll(() => painted(page)).not.toBe(before);
		await page.getByRole("button", { name: zh.aims.all }).tap();
		await settled(page);
		for (let y = 20; y < spot.y; y += 20) {
			await trees.tap({ position: { x: spot.x, y } });
			const name = await board(page).getAttribute("aria-label");
			if (name?.endsWith(`4 1 2${zh.nextRow}5 0 3`)) break;
		}
		await expect(page.locator(".watch-node")).toContainText("f = 0 + 5 = 5");
		await page.locator(".watch-item").first().tap();
		await expect(page.locator(".watch-node")).toContainText(zh.marks.waits);
		const width = await page.evaluate(
			() => document.documentElement.scrollWidth,
		);
		expect(width).toBe(390);
		// The language changes what is open.
		await page.locator("#language").selectOption("en");
		await expect(said(page)).toHaveText(en.startOne);
	});
});
