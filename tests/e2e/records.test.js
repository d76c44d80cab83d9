/**
 * The page of records, as a player uses it: from a win, by charts and keys, by files.
 * What is searched, deleted, imported, and where nothing can be read, is in
 * `tests/web/site-pages.test.js`.
 */

import { at } from "./support/game-page.js";
import { STRICT, setPolicy } from "./support/policy.js";
import { PLAYS, RecordsPage } from "./support/records-page.js";
import { expect, test } from "./support/test.js";

/** Plays of 3×3 that were won without a hint. */
const COUNTING = PLAYS.filter(
	({ size, state }, n) => size === "3x3" && state === "solved" && n % 23 !== 5,
).length;

test("a game that is won is in the records, and can be played again @quick", async ({
	game,
	page,
}) => {
	await game.open(at("1 2 3/4 5 6/7 0 8"));
	await game.click(8);
	await expect(game.head).toHaveText("Solved");
	const records = new RecordsPage(page);
	await expect.poll(() => records.countPlays()).toBe(1);
	await records.load();
	await expect(records.rows).toHaveCount(1);
	// A board that was set up is kept, and does not count.
	await expect(records.rows).toContainText("Set up");
	await expect(page.getByText("No records here yet")).toBeVisible();
	const review = page.getByRole("link", { name: /^Review 3×3/ });
	await expect(review).toHaveAttribute(
		"href",
		/review\.html#play=2\.3x3\.last/,
	);
	await page.getByRole("link", { name: /^Play again: 3×3/ }).click();
	await game.expectBoard("1 2 3/4 5 6/7 0 8");
});

test("a win is in the records though the page was left before it was saved", async ({
	game,
	page,
}) => {
	await game.open(at("1 2 3/4 5 6/7 0 8"));
	// The database answers this page no more.
	await page.evaluate(() => {
		IDBDatabase.prototype.transaction = () => {
			throw new DOMException("closed", "InvalidStateError");
		};
		const never = /** @type {any} */ (new EventTarget());
		IDBFactory.prototype.open = () => never;
	});
	await game.click(8);
	await expect(game.head).toHaveText("Solved");
	const records = new RecordsPage(page);
	await records.load();
	await expect(records.rows).toHaveCount(1);
	// Once it is saved, it waits no longer: a play that is deleted stays deleted.
	await page.getByRole("button", { name: /^Delete 3×3/ }).click();
	await expect(records.notices).toContainText("Game deleted.");
	await game.open();
	await records.load();
	await expect(records.rows).toHaveCount(0);
});

test("cards, charts and list are of what is chosen, walked by keys, and fit a phone", async ({
	page,
}) => {
	const records = new RecordsPage(page);
	await setPolicy(page, STRICT);
	await records.open();
	await records.category.selectOption("3x3 last");
	await expect(page.getByText(`${COUNTING} games count`)).toBeVisible();
	const best = page.locator(".card.first");
	await expect(best).toContainText(/Best time\d:\d\d\.\d/);
	await page.getByRole("radio", { name: "Slides" }).check();
	await expect(best).toContainText(/Fewest slides\d+[A-Z]/);
	await expect(page.locator(".card")).toHaveCount(5);
	await expect(records.rows).toHaveCount(50);
	// The charts are walked by keys, and say where they are.
	const last = new RegExp(
		`^Game ${COUNTING} of ${COUNTING}, .*: \\d+; average`,
	);
	await expect(records.chart).toHaveAttribute("aria-valuetext", last);
	await records.chart.focus();
	await page.keyboard.press("ArrowLeft");
	const before = new RegExp(`^Game ${COUNTING - 1} of`);
	await expect(records.chart).toHaveAttribute("aria-valuetext", before);
	await expect(page.locator("#chart-reading")).toHaveText(before);
	await page.keyboard.press("Home");
	await expect(records.chart).toHaveAttribute("aria-valuetext", /^Game 1 of/);
	await expect(records.chart).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(records.histogram).toBeFocused();
	await page.keyboard.press("End");
	await expect(records.histogram).toHaveAttribute(
		"aria-valuetext",
		/: \d+ games?$/,
	);
	// The page fits a phone, in languages with longer words too.
	await page.setViewportSize({ width: 320, height: 568 });
	for (const language of ["de", "es", "pt-BR", "ru", "ja", "en"]) {
		await page.locator("#language").selectOption(language);
		await expect(page.locator("html")).toHaveAttribute("lang", language);
		const { wide, head, over } = await page.evaluate(() => {
			/** Where a text is, and not its cell. @param {Element | null} cell */
			const boxOf = (cell) => {
				const range = document.createRange();
				range.selectNodeContents(/** @type {Element} */ (cell));
				return range.getBoundingClientRect();
			};
			const header = document.querySelector("header.site");
			return {
				wide: document.documentElement.scrollWidth - innerWidth,
				head: header?.getBoundingClientRect().height,
				over: [...document.querySelectorAll("#table tbody tr")].filter(
					(row) => {
						const slides = /** @type {Element} */ (
							row.querySelector(".slides")
						);
						const { left } = slides.getBoundingClientRect();
						return boxOf(row.querySelector(".date")).right > left;
					},
				).length,
			};
		});
		expect.soft(wide, language).toBeLessThanOrEqual(0);
		// Two lines.
		expect.soft(head, language).toBeLessThan(110);
		expect.soft(over, language).toBe(0);
	}
});

test("a file takes the plays to another device, once, and undone if wished", async ({
	page,
}) => {
	const records = new RecordsPage(page);
	await records.open(PLAYS.slice(0, 30));
	const { file, text } = await records.saved("Save to a file");
	expect(file).toMatch(/^sliding-puzzle-plays-\d{4}-\d\d-\d\d\.txt$/);
	const table = await records.saved("Save as a table");
	expect(table.file).toMatch(/\.csv$/);
	expect(table.text.split("\r\n")[0]).toMatch(/^\ufeffdate \(UTC\),size,goal,/);
	await records.forgetPlays();
	await records.load();
	await expect(page.getByText("No games yet")).toBeVisible();
	// A damaged file brings nothing.
	await records.importText("plays.txt", text.replace(".last.s", ".last.sx"));
	await expect(records.notices).toContainText(
		"This file is damaged: the game in line 2 can’t have happened.",
	);
	await expect(page.getByText("No games yet")).toBeVisible();
	await records.importText("plays.txt", text);
	await expect(records.notices).toContainText("30 games imported.");
	await expect(records.category).toBeVisible();
	await records.press("Undo");
	await expect(page.getByText("No games yet")).toBeVisible();
	await records.importText("plays.txt", text);
	await expect(records.notices).toContainText("30 games imported.");
	await records.importText("plays.txt", text);
	await expect(records.notices).toContainText(
		"All games of this file are here",
	);
	await records.importText("plays.txt", text.replace("plays 1", "plays 2"));
	await expect(records.notices).toContainText("saved by a newer version");
});
