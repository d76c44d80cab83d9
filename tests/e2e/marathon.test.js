/**
 * Marathons: several boards in a row, one total time. What ends one, what it waits for and
 * its link are in `tests/web/race-page.test.js`.
 */

import { violations } from "./support/axe.js";
import { expect, test } from "./support/test.js";

/** @typedef {import("@playwright/test").Page} Page */

/** The puzzle as the page has it. @typedef {import("../../www/element/element.ts").SlidingPuzzleElement} Puzzle */

/**
 * Solves the board in play by the shortest way, which is not help: a script asks.
 *
 * @param {Page} page
 */
async function solve(page) {
	await page.evaluate(async () => {
		const puzzle = /** @type {Puzzle} */ (document.querySelector("#puzzle"));
		const { slides } = await puzzle.solve();
		for (const way of slides)
			puzzle.move(/** @type {"U" | "D" | "L" | "R"} */ (way));
	});
}

/**
 * Waits for a board of a size that is not solved.
 *
 * @param {Page} page
 * @param {string} size
 */
async function nextBoard(page, size) {
	await expect
		.poll(() =>
			page.evaluate(() => {
				const puzzle = /** @type {Puzzle} */ (
					document.querySelector("#puzzle")
				);
				return `${puzzle.size} ${puzzle.status}`;
			}),
		)
		.toBe(`${size} playing`);
}

/** @param {Page} page */
const strip = (page) => page.locator(".marathon-said");

/** @param {Page} page */
const result = (page) => page.locator("#marathon-result");

/**
 * Starts a relay up to a side.
 *
 * @param {import("./support/game-page.js").GamePage} game
 * @param {number} side
 */
async function startRelay(game, side) {
	await game.openSheet("marathon");
	const field = game.page.getByLabel("Up to", { exact: true });
	await field.fill(String(side));
	await field.press("Tab");
	await game.button("start-marathon").click();
}

test("a relay is run to its end, its time is the sum, and the next is compared with it", async ({
	game,
	page,
}) => {
	await game.open();
	await startRelay(game, 3);
	await nextBoard(page, "2x2");
	await expect(strip(page)).toContainText(/Relay 2–3 1 of 2/);
	await expect(game.grid).toContainText("3");
	await solve(page);
	await nextBoard(page, "3x3");
	await expect(strip(page)).toContainText(/2 of 2 0:\d\d\.\d so far/);
	await solve(page);
	await expect(result(page)).toBeVisible();
	await expect(page.locator("#win")).toHaveCount(0);
	await expect(result(page)).toHaveAccessibleName("Relay 2–3 finished");
	const rows = await result(page).locator("tbody tr").allInnerTexts();
	expect(rows.map((row) => row.split("\t")[0])).toEqual(["1. 2×2", "2. 3×3"]);
	const [first, second, total] = await result(page)
		.locator("tbody td:nth-child(2), tbody tr:last-child td:nth-child(3)")
		.allInnerTexts();
	const cents = (/** @type {string} */ time) =>
		Number(time.replace(/^0:|\./g, ""));
	// Each is cut to a hundredth.
	expect(cents(total) - cents(first) - cents(second)).toBeLessThanOrEqual(1);
	expect(cents(total)).toBeGreaterThanOrEqual(cents(first) + cents(second));
	expect(await violations(page)).toEqual([]);

	// The next one is compared with it, also on another visit.
	await page.keyboard.press("Escape");
	await game.reload();
	await expect(strip(page)).toHaveCount(0);
	await game.openSheet("marathon");
	await expect(page.locator(".marathon-best")).toContainText("Your best: 0:");
	await game.button("start-marathon").click();
	for (const size of ["2x2", "3x3"]) {
		await nextBoard(page, size);
		await solve(page);
	}
	await expect(result(page)).toContainText(
		/Personal best|behind your best|Exactly as fast/,
	);

	// The page of records has both, and one of them is the record.
	await page.goto("./records.html");
	const section = page.getByRole("region", { name: "Marathons" });
	const lines = section.locator("tbody tr");
	await expect(lines).toHaveCount(2);
	await expect(lines.filter({ hasText: "Record" })).toHaveCount(1);
	await section
		.getByRole("button", { name: /^Delete Relay 2–3/ })
		.first()
		.click();
	await expect(lines).toHaveCount(1);
	await expect(page.locator("#marathons-title")).toBeFocused();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(lines).toHaveCount(2);
	expect(await violations(page)).toEqual([]);
});

test.describe("on a small screen, in Chinese", () => {
	test.use({ locale: "zh-CN", viewport: { width: 320, height: 568 } });

	test("an average of 3 is run without moving the board, and a hint is told", async ({
		game,
		page,
	}) => {
		await game.open();
		await game.openSheet("marathon");
		const sheet = page.getByRole("dialog", { name: "马拉松" });
		await sheet.getByRole("radio", { name: "平均" }).check();
		const field = sheet.getByLabel("尺寸", { exact: true });
		await field.fill("3");
		await field.press("Tab");
		await sheet.getByRole("radio", { name: "3", exact: true }).check();
		expect(await violations(page)).toEqual([]);
		const before = await page.locator("#board-box").boundingBox();
		await game.button("start-marathon").click();
		await nextBoard(page, "3x3");
		await expect(strip(page)).toContainText("3×3 3 次平均 第 1/3 个");
		const box = await page.locator(".marathon-strip").boundingBox();
		const board = await page.locator("#board-box").boundingBox();
		expect(board).toEqual(before);
		expect(box?.y).toBeGreaterThanOrEqual(
			(board?.y ?? 0) + (board?.height ?? 0),
		);
		expect(box?.width).toBeLessThanOrEqual(320);
		await game.press("hint");
		// What the puzzle says of the hint is in the place of the strip.
		await expect(page.locator(".marathon-strip")).toBeHidden();
		await expect(game.head).toBeVisible();
		for (let board = 1; board <= 3; board++) {
			await nextBoard(page, "3x3");
			await expect(strip(page)).toContainText(`第 ${board}/3 个`);
			await solve(page);
		}
		await expect(result(page)).toContainText("不计入成绩：3×3 用了提示");
		await expect(result(page).locator(".first")).toHaveText(/^平均0:\d\d\.\d$/);
		const width = await page.evaluate(
			() => document.documentElement.scrollWidth,
		);
		expect(width).toBeLessThanOrEqual(320);
	});
});
