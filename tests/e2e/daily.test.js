/**
 * The puzzles of the day, under a clock of the test's own.
 */

import { expect, test } from "./support/test.js";

/**
 * Solves the board in play, slide by slide.
 *
 * @param {import("@playwright/test").Page} page
 */
async function win(page) {
	const kept = await page.evaluate(async () => {
		const puzzle = /** @type {any} */ (document.querySelector("#puzzle"));
		const { slides } = await puzzle.solve();
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
 * Plays the short daily of a day in November.
 *
 * @param {import("./support/game-page.js").GamePage} game
 * @param {import("@playwright/test").Page} page
 * @param {number} day
 */
async function playDay(game, page, day) {
	await page.clock.setSystemTime(`2026-11-${day}T09:59:00Z`);
	await page.goto("about:blank");
	await game.open("#daily=3x3");
	const seed = () =>
		page.evaluate(
			() =>
				/** @type {any} */ (document.querySelector("#puzzle")).exportState()
					.record,
		);
	await expect.poll(seed).toContain(`sdaily*202026-11-${day}.`);
	await win(page);
	await expect(page.locator("#win")).toHaveAccessibleName(
		/^Daily 3\s×\s3 solved$/,
	);
	await page.keyboard.press("Escape");
}

test.describe("far from Greenwich", () => {
	test.use({ timezoneId: "Pacific/Kiritimati" });

	test("a day ends by UTC, and the next one makes a streak @quick", async ({
		game,
		page,
	}) => {
		await page.clock.install({ time: "2026-11-16T09:59:00Z" });
		for (const day of [16, 17]) await playDay(game, page, day);
		await game.openSheet("daily");
		const sheet = page.getByRole("dialog", { name: "Daily puzzle" });
		await expect(sheet).toContainText("2 days in a row");
	});

	test("a week of dailies makes a streak", async ({ game, page }) => {
		await page.clock.install({ time: "2026-11-16T09:59:00Z" });
		for (let day = 16; day <= 22; day++) await playDay(game, page, day);
		await game.openSheet("daily");
		const sheet = page.getByRole("dialog", { name: "Daily puzzle" });
		await expect(sheet).toContainText("7 days in a row");
		await expect(sheet.locator("#daily-3x3")).toContainText(
			/Solved: \d+ slides/,
		);
		await expect(sheet.locator("#daily-4x4")).toContainText("Play 4 × 4");
		await expect(
			sheet.getByRole("button", { name: "November 18: 1 of 3 solved" }),
		).toBeEnabled();
		await expect(
			sheet.getByRole("button", { name: "November 23: 0 of 3 solved" }),
		).toBeDisabled();
		// Any day of the archive can be played.
		await sheet.getByRole("button", { name: "Month before" }).click();
		await sheet
			.getByRole("button", { name: "October 31: 0 of 3 solved" })
			.click();
		await sheet.locator("#daily-4x4").click();
		await expect
			.poll(() => page.evaluate(() => localStorage["sliding-puzzle.play"]))
			.toContain("4x4.last.sdaily*202026-10-31.");
	});
});

test("a day that has no such puzzle is told, and the game stays", async ({
	game,
}) => {
	await game.open("#daily=6x6");
	await expect(game.notices).toContainText(
		"There is no daily puzzle of this day and size.",
	);
	await expect(game.cells).toHaveCount(16);
});
