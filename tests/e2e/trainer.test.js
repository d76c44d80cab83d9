/**
 * The trainer, as players use it. Shortest ways are those of a breadth-first search. What
 * the page says where something fails is in `tests/web/site-pages.test.js`.
 */

import { at } from "./support/game-page.js";
import { shortestWay } from "./support/oracle.js";
import { STRICT, setPolicy } from "./support/policy.js";
import { expect, test } from "./support/test.js";

/**
 * @typedef {import("@playwright/test").Page} Page
 * @typedef {"U" | "D" | "L" | "R"} Way
 */

const KEYS = { U: "ArrowUp", D: "ArrowDown", L: "ArrowLeft", R: "ArrowRight" };
const BACK = /** @type {const} */ ({ U: "D", D: "U", L: "R", R: "L" });

/** Two slides from its goal. */
const ENDING = "1 2 3/4 5 6/0 7 8";

/** @param {Page} page @param {string} topic */
async function open(page, topic) {
	await page.goto(`./trainer.html#${topic}`);
	await expect(page.locator("#puzzle #board.ready")).toBeVisible();
	await expect(page.locator("#skip")).toBeVisible();
}

/** @param {Page} page @returns {Promise<string>} */
const boardOf = (page) =>
	page
		.locator("#puzzle")
		.evaluate((puzzle) => /** @type {any} */ (puzzle).value);

/** @param {Page} page */
async function wayOf(page) {
	return shortestWay(await boardOf(page));
}

/** @param {Page} page @param {Way[]} ways */
async function press(page, ways) {
	for (const way of ways) await page.keyboard.press(KEYS[way]);
}

test("answers are graded against the fewest slides, by keys, under a strict policy @quick", async ({
	page,
}) => {
	await setPolicy(page, STRICT, "/trainer.html");
	await open(page, "fewest-3x3");
	const target = page.locator("#target");
	const verdict = page.locator("#verdict");
	await expect(target).toHaveText("Solve it in 8 slides.");
	const first = (await wayOf(page)).map(({ way }) => way);
	expect(first).toHaveLength(8);
	await press(page, first.slice(0, 3));
	await expect(page.locator("#count")).toHaveText("3 of 8 slides");
	await page.keyboard.press("z");
	await expect(page.locator("#count")).toHaveText("2 of 8 slides");
	await press(page, first.slice(2));
	await expect(verdict).toContainText("8 slides: the minimum.");
	await expect(verdict).toContainText("New boards take 9 slides now.");

	await page.keyboard.press("Enter");
	await expect(target).toHaveText("Solve it in 9 slides.");
	const second = (await wayOf(page)).map(({ way }) => way);
	// The third slide is taken back by another, which leads away.
	const longer = [...second.slice(0, 3), BACK[second[2]], ...second.slice(2)];
	await press(page, longer);
	await expect(verdict).toContainText(
		"11 slides, 2 more than the minimum (9).",
	);
	await expect(verdict).toContainText(
		"Slide 4 was the first to go the wrong way.",
	);
	await expect(page.locator(".tick.is-away")).toHaveCount(1);
	// It can be tried again, and does not count then.
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.locator("#skip")).toBeVisible();
	await press(page, second);
	await expect(verdict).toContainText("9 slides: the minimum.");
	await expect(verdict).toContainText("This try doesn’t count.");
	// What was missed is kept over a reload, and the choice too.
	await page.goto("./records.html");
	await page.goto("./trainer.html");
	await expect(page.locator("#exercise-title")).toHaveText("Fewest slides");
	await expect(page.locator(".topic[aria-current]")).toContainText("1 kept");
	await expect(target).toHaveText("Solve it in 9 slides.");
	await expect(page.locator("#tally")).toHaveText("2 exercises done so far.");
});

test("endings come from a review, and from the plays that are kept", async ({
	game,
	page,
}) => {
	await page.goto("./trainer.html#own");
	await expect(page.locator("#own-none")).toContainText("No endings of yours");
	await page.getByRole("button", { name: "Look through my games" }).click();
	const said = page.locator("#gather-said");
	await expect(said).toHaveText("There are no new games to look through.");
	// A play that goes the wrong way first.
	await game.open(at(ENDING));
	await press(page, ["D", "U", "L", "L"]);
	await expect(game.head).toHaveText("Solved");
	await page.goto("./trainer.html#own");
	await page.getByRole("button", { name: "Look through my games" }).click();
	await expect(said).toHaveText("1 game looked through: 1 ending to practise.");
	await expect(page.locator("#gather-start")).toBeFocused();
	await game.expectBoard(ENDING);
	await expect(page.locator("#more")).toHaveText(
		"In your game you took 2 more here.",
	);
	// The same from its review, and one more.
	await page.goto("./review.html");
	const field = page.locator("#paste-text");
	for (const [text, words] of [
		[`${ENDING} DUL2`, "Already in your endings."],
		["1 2 3/4 5 0/7 8 6 RLUDU", "Added to your endings."],
	]) {
		await field.fill(text);
		await field.press("Enter");
		await expect(page.locator("#left")).toHaveText("");
		await page.getByRole("button", { name: "Practise this ending" }).click();
		await expect(page.locator("#practise-said")).toHaveText(words);
		await page.locator("#paste").evaluate((details) => {
			/** @type {HTMLDetailsElement} */ (details).open = true;
		});
	}
	await page.getByRole("link", { name: "Practise it now" }).click();
	await expect(page.locator(".topic[aria-current]")).toContainText("2 new");
});
