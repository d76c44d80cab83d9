/**
 * The page of records, as a player uses it: bests and charts, the list, what is deleted
 * and brought back, files, and where nothing can be saved.
 */

import { at } from "./support/game-page.js";
import { NO_WASM, STRICT, setPolicy } from "./support/policy.js";
import { PLAYS, RecordsPage } from "./support/records-page.js";
import { expect, test } from "./support/test.js";

/** Plays of 3×3 that were won without a hint. */
const COUNTING = PLAYS.filter(
	({ size, state }, n) => size === "3x3" && state === "solved" && n % 23 !== 5,
).length;

const OF_3X3 = PLAYS.filter(({ size }) => size === "3x3").length;

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
	// It never comes.
	await page.route(/open-storage/u, () => {});
	await game.click(8);
	await expect(game.head).toHaveText("Solved");
	await page.unroute(/open-storage/u);
	const records = new RecordsPage(page);
	await records.load();
	await expect(records.rows).toHaveCount(1);
	// Once it is saved, it waits no longer: a play that is deleted stays deleted.
	await page.getByRole("button", { name: /^Delete 3×3/ }).click();
	await expect(records.notices).toContainText("Play deleted.");
	await game.open();
	await records.load();
	await expect(records.rows).toHaveCount(0);
});

test("cards, charts and list are of the puzzle and the count chosen", async ({
	page,
}) => {
	const records = new RecordsPage(page);
	await setPolicy(page, STRICT);
	await records.open();
	await records.category.selectOption("3x3 last");
	await expect(page.getByText(`${COUNTING} plays count`)).toBeVisible();
	const best = page.locator(".card.first");
	await expect(best).toContainText(/Best time\d:\d\d\.\d/);
	await page.getByRole("radio", { name: "Slides" }).check();
	await expect(best).toContainText(/Fewest slides\d+[A-Z]/);
	await expect(page.locator(".card")).toHaveCount(5);
	await expect(records.rows).toHaveCount(50);
	// The charts are walked by keys, and say where they are.
	const last = new RegExp(
		`^Play ${COUNTING} of ${COUNTING}, .*: \\d+; average`,
	);
	await expect(records.chart).toHaveAttribute("aria-valuetext", last);
	await records.chart.focus();
	await page.keyboard.press("ArrowLeft");
	const before = new RegExp(`^Play ${COUNTING - 1} of`);
	await expect(records.chart).toHaveAttribute("aria-valuetext", before);
	await expect(page.locator("#chart-reading")).toHaveText(before);
	await page.keyboard.press("Home");
	await expect(records.chart).toHaveAttribute("aria-valuetext", /^Play 1 of/);
	await expect(records.chart).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(records.histogram).toBeFocused();
	await page.keyboard.press("End");
	await expect(records.histogram).toHaveAttribute(
		"aria-valuetext",
		/: \d+ plays?$/,
	);
});

test("plays are searched, filtered, ordered and turned over", async ({
	page,
}) => {
	const records = new RecordsPage(page);
	await records.open();
	await records.category.selectOption("3x3 last");
	const found = page.locator("#found");
	await expect(found).toHaveText(`${OF_3X3} plays found.`);
	await expect(page.getByText(`1–50 of ${OF_3X3}`)).toBeVisible();
	await records.press("Next");
	await expect(records.rows).toHaveCount(OF_3X3 - 50);
	await page.locator("[name=kind]").selectOption("helped");
	const helped = PLAYS.filter(({ size }, n) => size === "3x3" && n % 23 === 5);
	await expect(found).toHaveText(`${helped.length} plays found.`);
	await expect(records.rows.first()).toContainText("1 hint");
	await page.locator("[name=where]").selectOption("all");
	await page.locator("[name=kind]").selectOption("all");
	await page.locator("[name=text]").fill("2×3 play*2042");
	await expect(found).toHaveText("1 play found.");
	await records.press("Clear filters");
	await expect(found).toHaveText(`${OF_3X3} plays found.`);
	await expect(page.locator("[name=text]")).toBeFocused();
	await page.locator("[name=kind]").selectOption("counting");
	await page.locator("[name=order]").selectOption("best");
	const best = await page.locator(".card.first .value").textContent();
	await expect(records.rows.first().locator(".time")).toHaveText(best ?? "");
	await page.locator("[name=to]").fill("2000-01-01");
	await expect(found).toHaveText("No play matches.");
});

test("a play that is deleted comes back, and the focus is never lost", async ({
	page,
}) => {
	const records = new RecordsPage(page);
	await records.open(PLAYS.slice(0, 6));
	await records.category.selectOption("3x3 last");
	const rows = await records.rows.count();
	const first = await records.rows.first().textContent();
	await page
		.getByRole("button", { name: /^Delete 3×3/ })
		.first()
		.focus();
	await page.keyboard.press("Enter");
	await expect(records.rows).toHaveCount(rows - 1);
	await expect(records.notices).toContainText("Play deleted.");
	await expect(page.locator("#table .delete").first()).toBeFocused();
	await records.press("Undo");
	await expect(records.rows).toHaveCount(rows);
	await expect(records.rows.first()).toHaveText(first ?? "");
	await records.load();
	await records.category.selectOption("3x3 last");
	await expect(records.rows).toHaveCount(rows);
});

test("a file takes the plays to another device, once, and undone if wished @quick", async ({
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
	await expect(page.getByText("No plays yet")).toBeVisible();
	// A damaged file brings nothing.
	await records.importText("plays.txt", text.replace(".last.s", ".last.sx"));
	await expect(records.notices).toContainText(
		"This file is damaged: the play in line 2 can’t have happened.",
	);
	await expect(page.getByText("No plays yet")).toBeVisible();
	await records.importText("plays.txt", text);
	await expect(records.notices).toContainText("30 plays imported.");
	await expect(records.category).toBeVisible();
	await records.press("Undo");
	await expect(page.getByText("No plays yet")).toBeVisible();
	await records.importText("plays.txt", text);
	await expect(records.notices).toContainText("30 plays imported.");
	await records.importText("plays.txt", text);
	await expect(records.notices).toContainText(
		"All plays of this file are here",
	);
	await records.importText("plays.txt", text.replace("plays 1", "plays 2"));
	await expect(records.notices).toContainText("saved by a newer version");
});

test("csTimer’s sessions are imported with the sizes that the player says", async ({
	page,
}) => {
	const records = new RecordsPage(page);
	await records.open([]);
	const data = {
		1: { name: "fifteen", opt: { scrType: "15prp" } },
		2: { name: "cubes", opt: {} },
		3: { name: "my 5×5", opt: {} },
	};
	const times = (/** @type {number} */ count) =>
		Array.from({ length: count }, (_, n) => [
			[0, 20_000 + n],
			"",
			"",
			1_700_000_000 + n,
		]);
	const text = JSON.stringify({
		session1: times(6),
		session2: times(3),
		session3: times(2),
		properties: { sessionData: JSON.stringify(data) },
	});
	await records.importText("cstimer.txt", text);
	const sheet = page.getByRole("dialog", { name: "Import from csTimer" });
	await expect(sheet.getByLabel(/fifteen/)).toHaveValue("4x4");
	await expect(sheet.getByLabel(/cubes/)).toHaveValue("");
	await sheet.getByLabel(/my 5×5/).selectOption("5x5");
	await sheet.getByRole("button", { name: "Import" }).click();
	await expect(records.notices).toContainText("8 plays imported.");
	await records.category.selectOption("4x4 last");
	await expect(page.locator(".card.first")).toContainText("0:20.0");
	await expect(records.rows.first()).toContainText("csTimer");
});

test("where WebAssembly is forbidden, the page says that it needs it", async ({
	complaints,
	page,
}) => {
	complaints.allow(/WebAssembly|wasm|Content Security Policy/i);
	await setPolicy(page, NO_WASM, "/records.html");
	await page.goto("./records.html");
	await expect(page.getByRole("alert")).toContainText("needs WebAssembly");
});

test("where the browser keeps nothing, the page says so", async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, "indexedDB", {
			get: () => {
				throw new DOMException("denied", "SecurityError");
			},
		});
	});
	await page.goto("./records.html");
	await expect(page.getByRole("alert")).toContainText("won’t let the page");
});

test("what a newer version has saved stays, and the page says so", async ({
	page,
}) => {
	await page.goto("./embedding.html");
	await page.evaluate(
		() =>
			new Promise((resolve, reject) => {
				const request = indexedDB.open("sliding-puzzle", 99);
				request.onupgradeneeded = () =>
					request.result.createObjectStore("plays");
				request.onsuccess = () => {
					request.result.close();
					resolve(null);
				};
				request.onerror = () => reject(request.error);
			}),
	);
	await page.goto("./records.html");
	await expect(page.getByRole("alert")).toContainText("A newer version");
});

test("the page fits a phone, in both languages", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 568 });
	const records = new RecordsPage(page);
	await records.open();
	for (const language of ["zh-Hans", "en"]) {
		await page.locator("#language").selectOption(language);
		await expect(page.locator("html")).toHaveAttribute("lang", language);
		const wide = await page.evaluate(
			() => document.documentElement.scrollWidth - innerWidth,
		);
		expect(wide).toBeLessThanOrEqual(0);
	}
	await page.reload();
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
