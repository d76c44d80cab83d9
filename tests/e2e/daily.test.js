/**
 * The puzzle of the day, under a clock of the test's own, and where it is named. What
 * stays and what waits is told in `tests/web/daily-page.test.js`.
 */

import { ask } from "./support/element-page.js";
import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

test.use({ isNewDay: true });

/**
 * Solves the board in play, slide by slide.
 *
 * @param {import("@playwright/test").Page} page
 */
async function win(page) {
	const kept = await page.evaluate(async () => {
		const puzzle = /** @type {any} */ (document.querySelector("#puzzle"));
		// Any way will do.
		const { slides } = await puzzle.solve({ budget: 500 });
		for (const way of slides) puzzle.move(way);
		return puzzle.exportState().record;
	});
	// It is in the database before the page is left.
	await expect
		.poll(() =>
			page.evaluate(
				(record) =>
					new Promise((resolve) => {
						const opening = indexedDB.open("sliding-puzzle");
						opening.onsuccess = () => {
							const { result } = opening;
							const all = result
								.transaction("plays")
								.objectStore("plays")
								.getAll();
							all.onsuccess = () => {
								result.close();
								resolve(all.result.some((play) => play.record === record));
							};
						};
					}),
				kept,
			),
		)
		.toBe(true);
	await expect(page.locator("#win")).toBeVisible();
}

/**
 * Returns the record of the play on the page.
 *
 * @param {import("@playwright/test").Page} page
 */
function record(page) {
	return ask(page, (puzzle) => puzzle.exportState()?.record ?? "");
}

/** @param {import("@playwright/test").Page} page */
function named(page) {
	return page.locator("#in-play");
}

test("the first day: today's board is there, and the streak begins @quick", async ({
	game,
	page,
}) => {
	await page.clock.install({ time: "2026-11-24T09:00:00" });
	await game.open();
	await expect(page.locator("dialog")).toHaveCount(0);
	expect(await record(page)).toContain("4x4.last.sdaily*202026-11-24.");
	await expect(named(page)).toContainText("Daily 1 · 4 × 4");
	await expect(named(page)).toContainText("November 24");
	const menu = game.button("more");
	await expect(menu).toHaveAccessibleDescription("Today’s puzzle is waiting");
	await menu.click();
	await expect(game.button("menu-daily")).toHaveText(
		"TodayDaily 1, not played yet",
	);
	await page.keyboard.press("Escape");
	await win(page);
	await page.keyboard.press("Escape");
	await expect(named(page)).toContainText("1 day so far");
	await expect(named(page)).toContainText(/Daily 2 in 1[45]\sh\s\d+\smin/);
	await expect(menu).toHaveAccessibleDescription("");
	await menu.click();
	await expect(game.button("menu-daily")).toHaveText("TodayDaily 1, solved");

	// The second day shows its own board, not the one that is solved.
	await page.clock.setSystemTime("2026-11-25T00:01:00");
	await game.reload();
	expect(await record(page)).toContain("4x4.last.sdaily*202026-11-25.");
	expect(await ask(page, (puzzle) => puzzle.status)).toBe("playing");
	await expect(named(page)).toContainText("Daily 2 · 4 × 4");
	await expect(named(page)).toContainText("1 day so far");
});

/** Returns the parts of the puzzle that the line of the game in play lies over. @param {import("@playwright/test").Page} page */
function coveredByLine(page) {
	return page.evaluate(() => {
		const tree = document.querySelector("#puzzle")?.shadowRoot;
		const box = document.querySelector("#in-play")?.getBoundingClientRect();
		if (!tree || !box) throw new Error("no puzzle");
		return ["#figures .figure", "#advice", "#controls", "#board"].filter(
			(part) => {
				const at = tree.querySelector(part)?.getBoundingClientRect();
				if (!at?.width) throw new Error(part);
				const apart =
					at.right <= box.left ||
					at.left >= box.right ||
					at.bottom <= box.top ||
					at.top >= box.bottom;
				return !apart;
			},
		);
	});
}

test("on a phone on its side the day is named beside the clock, until it runs", async ({
	game,
	page,
}) => {
	await page.clock.setFixedTime(new Date("2026-12-02T10:00:00"));
	const line = named(page);
	const expectApart = async () => {
		for (const [width, height, pad] of /** @type {const} */ ([
			[667, 375, "off"],
			[740, 320, "off"],
			[844, 390, "on"],
		])) {
			await page.setViewportSize({ width, height });
			await page
				.locator("#puzzle")
				.evaluate((puzzle, pad) => puzzle.setAttribute("pad", pad), pad);
			await expect.poll(() => coveredByLine(page)).toEqual([]);
		}
	};
	await game.open();
	await expect(line).toContainText("Daily 9 · 4 × 4");
	await expect(line).toBeVisible();
	await expectApart();
	await game.clickAny();
	await expect(line).toBeHidden();
	// Another game, beside which the daily waits.
	await page.evaluate(() => {
		location.hash = "#size=3x3&seed=1";
	});
	await expect(page.locator("#play-daily")).toBeAttached();
	await expectApart();
});

test("the line above the board is as wide as the board, whichever is in play", async ({
	game,
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await game.open(at("1 2 3/4 0 5"));
	const apart = () =>
		page.evaluate(() => {
			const tree = document.querySelector("#puzzle")?.shadowRoot;
			const line = document.querySelector("#in-play")?.getBoundingClientRect();
			const board = tree?.querySelector("#grid")?.getBoundingClientRect();
			if (!line || !board) throw new Error("no board");
			return Math.max(
				Math.abs(line.left - board.left),
				Math.abs(line.right - board.right),
			);
		});
	await expect.poll(apart).toBeLessThan(20);
	await page.evaluate(() => {
		location.hash = "#size=4x4&seed=1";
	});
	await expect(game.cells).toHaveCount(16);
	await expect.poll(apart).toBeLessThan(20);
});
