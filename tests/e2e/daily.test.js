/**
 * The puzzles of the day, under a clock of the test's own.
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
	await expect.poll(() => record(page)).toContain(`sdaily*202026-11-${day}.`);
	await win(page);
	await expect(page.locator("#win")).toHaveAccessibleName(
		`Daily of November ${day} · 3 × 3 solved`,
	);
	await page.keyboard.press("Escape");
}

/** @param {import("@playwright/test").Page} page */
function named(page) {
	return page.locator("#in-play");
}

/**
 * Makes one slide, whatever the board.
 *
 * @param {import("@playwright/test").Page} page
 */
function slide(page) {
	return ask(page, (puzzle) => puzzle.move("U") || puzzle.move("D"));
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
	await expect(named(page)).toContainText(/Daily 2 in 1[45] h \d+ min/);
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

	// It stays that board, and any other is kept that day.
	await ask(page, (puzzle) => puzzle.new({ size: "3x3" }));
	const other = await game.text();
	await game.reload();
	expect(await game.text()).toBe(other);
});

test("a game under way stays, and today's puzzle waits beside it", async ({
	game,
	page,
}) => {
	await page.clock.install({ time: "2026-12-04T20:00:00" });
	await game.open();
	await ask(page, (puzzle) => puzzle.new({ size: "5x5", difficulty: "" }));
	await slide(page);
	const left = await game.text();
	await page.clock.setSystemTime("2026-12-05T08:00:00");
	await game.reload();
	expect(await game.text()).toBe(left);
	await expect(named(page)).toContainText("5 × 5");
	await expect(named(page)).toContainText("Today’s puzzle is waiting");

	// Nothing is lost by playing it, nor by leaving it.
	const play = named(page).getByRole("button", { name: "Play" });
	await play.click();
	await expect(named(page)).toContainText("Daily 12 · 4 × 4");
	await expect(play).toHaveCount(0);
	await slide(page);
	const begun = await game.text();
	await ask(page, (puzzle) => puzzle.new({ size: "3x3", difficulty: "" }));
	await play.click();
	await game.expectBoard(begun);
	expect(await ask(page, (puzzle) => puzzle.takeUp())).toBe(true);
	await game.expectBoard(left);
});

test("at midnight an untouched board gives way, and a game does not", async ({
	game,
	page,
}) => {
	await page.clock.install({ time: "2026-11-25T23:50:00" });
	await game.open();
	await expect(named(page)).toContainText("Daily 2 · 4 × 4");
	await game.setHidden(true);
	await page.clock.setSystemTime("2026-11-26T00:10:00");
	await game.setHidden(false);
	await expect(named(page)).toContainText("Daily 3 · 4 × 4");
	expect(await record(page)).toContain("4x4.last.sdaily*202026-11-26.");
	await slide(page);
	const begun = await game.text();
	await game.setHidden(true);
	await page.clock.setSystemTime("2026-11-27T00:10:00");
	await game.setHidden(false);
	await expect(named(page)).toContainText("Today’s puzzle is waiting");
	await expect(named(page)).toContainText("Daily 3 · 4 × 4");
	expect(await game.text()).toBe(begun);
});

test("a link wins, and its board is there after a reload", async ({ game }) => {
	const other = "4 1 2/5 0 3";
	await game.open(at(other));
	await game.expectBoard(other);
	await game.reload();
	await game.expectBoard(other);
});

test.describe("in Chinese", () => {
	test.use({ locale: "zh-CN" });

	test("today is named", async ({ game, page }) => {
		await page.clock.install({ time: "2026-12-05T09:00:00" });
		await game.open();
		await expect(named(page)).toContainText("每日一题 12 · 4 × 4");
		await expect(named(page)).toContainText("12月5日");
		await game.openSheet("daily");
		await expect(page.getByRole("dialog")).toContainText(
			/15 小时( 0 分钟)?后出第 13 题/,
		);
	});
});

test.describe("on a first visit", () => {
	test.use({ isFirst: true });

	test("the first board of all is there, and nothing waits", async ({
		game,
		page,
	}) => {
		await game.open();
		await expect(game.cells).toHaveCount(6);
		await expect(page.locator(".finger")).toBeVisible();
		await expect(named(page)).toHaveText("3 × 2");
		await game.reload();
		await expect(game.cells).toHaveCount(6);
	});
});

test.describe("far from Greenwich", () => {
	test.use({ timezoneId: "Pacific/Kiritimati" });

	test("a day ends where the player is, and the next one makes a streak", async ({
		game,
		page,
	}) => {
		await page.clock.install({ time: "2026-11-16T09:59:00Z" });
		for (const day of [16, 17]) await playDay(game, page, day);
		await expect(named(page)).toContainText("2 days in a row");
		// At Greenwich it is still the 17th.
		await page.clock.setSystemTime("2026-11-17T10:00:00Z");
		await game.reload();
		expect(await record(page)).toContain("4x4.last.sdaily*202026-11-18.");
	});

	test("a week of dailies with a missed day makes a streak", async ({
		game,
		page,
	}) => {
		await page.clock.install({ time: "2026-11-16T09:59:00Z" });
		for (const day of [16, 17, 18, 20, 21, 22]) {
			await playDay(game, page, day);
		}
		await game.openSheet("daily");
		const sheet = page.getByRole("dialog", { name: "Daily puzzle" });
		await expect(sheet).toContainText(
			"6 days in a row. One missed day is forgiven.",
		);
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

for (const [width, height, pad] of /** @type {const} */ ([
	[667, 375, "off"],
	[740, 320, "off"],
	[844, 390, "on"],
])) {
	test(`on a phone on its side of ${width}×${height}, pad ${pad}, the day is named beside the clock, until it runs`, async ({
		game,
		page,
	}) => {
		await page.clock.setFixedTime(new Date("2026-12-02T10:00:00"));
		await page.setViewportSize({ width, height });
		await game.open();
		await page
			.locator("#puzzle")
			.evaluate((puzzle, pad) => puzzle.setAttribute("pad", pad), pad);
		const line = page.locator("#in-play");
		await expect(line).toContainText("Daily 9 · 4 × 4");
		await expect(line).toBeVisible();
		await expect.poll(() => coveredByLine(page)).toEqual([]);
		await game.clickAny();
		await expect(line).toBeHidden();
		// Another game, beside which the daily waits.
		await page.evaluate(() => {
			location.hash = "#size=3x3&seed=1";
		});
		await expect(page.locator("#play-daily")).toBeAttached();
		await expect.poll(() => coveredByLine(page)).toEqual([]);
	});
}
