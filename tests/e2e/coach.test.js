/**
 * Help step by step, in a game: by touch, mouse and keys.
 */

import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

const START = "1 2 3/4 5 6/0 7 8";
const FIFTEEN = "14 5 3 11/15 9 4 8/13 6 0 10/1 2 12 7";

/** @param {import("@playwright/test").Page} page */
function coachOf(page) {
	return {
		box: page.locator(".coach"),
		head: page.locator(".coach-head"),
		text: page.locator(".coach-text"),
		more: page.locator("#coach-more"),
	};
}

/** Counts the hints of the play that is won. @param {import("@playwright/test").Page} page */
async function countHints(page) {
	await page.locator("sliding-puzzle").evaluate((puzzle) => {
		puzzle.addEventListener("solved", (event) => {
			const { hints } = /** @type {CustomEvent} */ (event).detail;
			document.documentElement.dataset.hints = String(hints);
		});
	});
}

test("a hint explains itself by three presses, and the fourth plays it @quick", async ({
	game,
	page,
}) => {
	await game.open(at(START));
	await countHints(page);
	await game.press("hint");
	await expect(game.advice).toHaveText("2 slides to go, proven shortest");
	const { box, head, text, more } = coachOf(page);
	await game.button("how").click();
	await expect(head).toHaveText("Bring 4 and 7 in together");
	await expect(text).toHaveText("They can go straight in.");
	// The shortest slide is not marked as well.
	await expect(await game.cellOf(7)).toHaveAccessibleName(/slides left$/);
	for (const [name, says] of [
		["Which tile?", "These are 4 and 7."],
		["Which slide?", "Then 4 and 7 are home."],
	]) {
		await expect(more).toHaveText(name);
		await more.press("Enter");
		await expect(text).toHaveText(says);
	}
	await expect(head).toHaveText("Slide 7 left");
	await expect(page.locator(".spot-arrow, .spot-way")).toHaveCount(2);
	await expect(more).toHaveText("Slide");
	await more.press("Enter");
	await expect(head).toHaveText("4 and 7 are home");
	await game.expectBoard("1 2 3/4 5 6/7 0 8");
	// It stays for this game: the button of the bar goes on with it.
	await game.press("hint");
	await expect(head).toHaveText("Turn 5, 6 and 8 round");
	// Another way than the one that is shown.
	await game.click(7);
	await expect(head).toHaveText("Your own way");
	await game.click(7);
	await game.click(8);
	await expect(box).toHaveCount(0);
	await expect(page.locator(".spot")).toHaveCount(0);
	// One for the shortest slide, three for the first task, one for the second.
	await expect(page.locator("html")).toHaveAttribute("data-hints", "5");
});

test("by the key of the hint alone, and back to the shortest slide", async ({
	game,
	page,
}) => {
	await game.open(at(FIFTEEN));
	const { box, head, text } = coachOf(page);
	await page.keyboard.press("h");
	await expect(game.advice).toHaveText(/ slides to go, proven shortest$/);
	await game.button("how").press("Enter");
	await expect(game.grid).toBeFocused();
	await expect(head).toHaveText("Bring 1 to the corner");
	await page.keyboard.press("h");
	await page.keyboard.press("h");
	await expect(text).toHaveText("6 goes with it. Then the gap is above 1.");
	await page.keyboard.press("h");
	await game.expectBoard("14 5 3 11/15 9 4 8/0 13 6 10/1 2 12 7");
	// The next slide of the same task is shown at once.
	await expect(head).toHaveText("Slide 1 up");
	await page.locator("#coach-shortest").click();
	await expect(game.head).toHaveText(/^Slide \d+ /);
	await expect(box).toHaveCount(0);
	await expect(game.advice).toBeVisible();
	await expect(game.grid).toBeFocused();
});

test("a setting says which comes first", async ({ game, page }) => {
	await game.open(at(START));
	await game.openSheet("settings");
	await page.getByRole("radio", { name: "Step by step" }).check();
	await page.keyboard.press("Escape");
	await game.press("hint");
	await expect(coachOf(page).head).toHaveText("Bring 4 and 7 in together");
	await expect(game.head).toHaveText("");
	// A restart, of which no event tells.
	await page.keyboard.press("ArrowLeft");
	await expect(coachOf(page).head).toHaveText("4 and 7 are home");
	await game.press("restart");
	await expect(coachOf(page).head).toHaveText("Your own way");
});

for (const [name, width, height] of /** @type {const} */ ([
	["a small phone", 320, 568],
	["a phone", 390, 844],
	["an upright tablet", 768, 1024],
]))
	test.describe(`on ${name}`, () => {
		test.use({ hasTouch: true, viewport: { width, height } });

		test("it covers no button, and moves nothing", async ({ game, page }) => {
			await game.open(at(FIFTEEN));
			const box = async (/** @type {string} */ id) =>
				game.button(id).boundingBox();
			const [board, bar] = [await box("board"), await box("undo")];
			await game.button("hint").tap();
			await expect(game.advice).toHaveText(/proven shortest$/);
			// The slide, and what is left: one line each.
			for (const part of [game.head, game.advice]) {
				const { height = 99 } = (await part.boundingBox()) ?? {};
				expect(height).toBeLessThan(24);
			}
			await game.button("how").tap();
			const { box: coach, more } = coachOf(page);
			for (const _ of ["tile", "slide"]) await more.tap();
			await expect(more).toHaveText("Slide");
			expect(await box("board")).toEqual(board);
			expect(await box("undo")).toEqual(bar);
			const rest = await coach.locator(".coach-pair").boundingBox();
			expect((rest?.y ?? 999) + (rest?.height ?? 0)).toBeLessThanOrEqual(
				bar?.y ?? 0,
			);
			await more.tap();
			await expect(coachOf(page).head).toHaveText("Slide 1 up");
		});
	});

test.describe("in a first 4×4", () => {
	test.use({ isFirst: true });

	test("a hint begins step by step", async ({ game, page }) => {
		await game.open(at(FIFTEEN));
		await expect(game.button("how")).toBeAttached();
		await game.press("hint");
		await expect(coachOf(page).head).toHaveText("Bring 1 to the corner");
	});

	test("a minute without a tile in place brings an offer, once", async ({
		game,
		page,
	}) => {
		await page.clock.install();
		await game.open(at(FIFTEEN));
		await expect(game.button("how")).toBeAttached();
		const { box, head, more } = coachOf(page);
		await page.keyboard.press("ArrowLeft");
		await page.clock.runFor(50_000);
		await expect(box).toHaveCount(0);
		await page.keyboard.press("ArrowRight");
		await page.clock.runFor(11_000);
		await expect(head).toHaveText("Stuck?");
		// Who plays on keeps it until a tile comes home, and it tells nothing.
		await page.keyboard.press("ArrowLeft");
		await expect(more).toHaveText("Show me how");
		await expect(page.locator(".spot")).toHaveCount(0);
		await more.click();
		await expect(head).toHaveText("Bring 1 to the corner");
		await page.locator("#coach-close").click();
		await page.clock.runFor(200_000);
		await expect(box).toHaveCount(0);
	});
});
