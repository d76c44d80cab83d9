/**
 * One switch, and nothing is timed, counted or compared in sight of the player.
 */

import { at, GamePage } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

/** @type {GamePage} */
let game;

/** Switched on as the player does it. */
async function calmDown() {
	await game.openSheet("settings");
	await game.page.getByRole("switch", { name: /^Calm/ }).check();
	await game.leaveSheet();
}

test.beforeEach(async ({ page }) => {
	game = new GamePage(page);
	await game.open(at("1 2 3/4 5 6/0 7 8"));
	await calmDown();
});

test("a play, its hint and its win name no figures @quick", async ({
	page,
}) => {
	for (const part of [".time", ".moves", ".slides"]) {
		await expect(page.locator(`#puzzle ${part}`)).toBeHidden();
	}
	await page.locator("#hint").click();
	await expect(page.locator("#advice-head")).toHaveText("Slide 7 left");
	await expect(page.locator("#advice-text")).toHaveText("");
	await game.click(7);
	await game.click(8);
	await expect(page.locator("#win-title")).toHaveText("Solved");
	await expect(page.locator("#win-note")).toHaveText("");
	await expect(page.locator("#win-figures")).toHaveText("");
	await expect(page.locator("#win-review")).toHaveCount(0);
	await page.locator("#win-share").click();
	await expect(page.locator("#share-text")).toHaveValue(
		/^Sliding Puzzle · 3×3\nhttp/,
	);
	await expect(page.locator("#share-more")).toHaveCount(0);
	// It is kept as any other.
	await page.goto("./records.html");
	await expect(page.locator("main")).toContainText("1 play found");
});

test("the daily has no streak, and the menu nothing that is timed", async ({
	page,
}) => {
	await game.openSheet("daily");
	await expect(page.locator(".daily-streak")).toHaveCount(0);
	await expect(page.locator("#daily")).not.toContainText(
		/in a row|streak|\d slides?\b|Daily \d+ in/i,
	);
	await page.locator("#daily-3x3").click();
	await expect(page.locator(".in-play-name")).toContainText("Daily");
	await expect(page.locator(".in-play-end")).toBeEmpty();
	await page.locator("#more").click();
	await expect(page.locator("#menu-race, #menu-marathon")).toHaveCount(0);
	await expect(page.locator("#menu")).not.toContainText(/best|not played/);
});

test("what was chosen before it comes back", async ({ page }) => {
	const puzzle = page.locator("#puzzle");
	await game.openSheet("settings");
	const calm = page.getByRole("switch", { name: /^Calm/ });
	await calm.click();
	const timer = page.getByRole("group", { name: "Time" });
	await timer.getByLabel("Tenths").check();
	await calm.click();
	await expect(puzzle).toHaveAttribute("timer", "off");
	// What is off is no choice meanwhile.
	await expect(timer).toHaveCount(0);
	const counts = page.getByRole("group", { name: "Count", exact: true });
	await expect(counts).toHaveCount(0);
	await expect(calm).toBeFocused();
	await calm.click();
	await expect(puzzle).toHaveAttribute("timer", "tenths");
	await expect(timer.getByLabel("Tenths")).toBeChecked();
	await expect(puzzle).toHaveAttribute("counts", "slides");
	await expect(counts.getByLabel("Slides")).toBeChecked();
	await game.leaveSheet();
	await expect(page.locator(".slides").first()).toBeVisible();
});

for (const size of ["2x2", "2x3"]) {
	test(`${size} is a start, and is solved by the solver`, async ({ page }) => {
		await game.openSheet("newGame");
		await page.locator(`#deal-${size}`).click();
		await expect(page.locator("#puzzle")).toHaveJSProperty("size", size);
		await game.press("solve");
		await expect(page.locator("#win-title")).toHaveText("Solved for you");
		await expect(page.locator("#win")).not.toContainText(/\d+ slide/);
	});
}
