/**
 * A first visit: three slides from the goal, shown once. And the card of a win.
 */

import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

test.describe("a first visit", () => {
	test.use({ isFirst: true });

	test("is won by three taps that a finger shows, and never comes again", async ({
		game,
		page,
	}) => {
		await game.open();
		const finger = page.locator(".finger");
		await expect(finger).toBeVisible();
		await expect(game.notices).toContainText("Tap a tile next to the gap");
		for (const tile of [3, 2, 5]) {
			// The finger points at the tile.
			const { x, y } = await game.place(tile);
			const middle = () =>
				finger.evaluate(({ style }) => ({
					x: Number.parseFloat(style.left),
					y: Number.parseFloat(style.top),
				}));
			await expect.poll(async () => (await middle()).x).toBeCloseTo(x, 0);
			await expect.poll(async () => (await middle()).y).toBeCloseTo(y, 0);
			await game.click(tile);
		}
		await expect(finger).toBeHidden();
		// No card: the usual board comes by itself.
		await expect(game.cells).toHaveCount(16);
		await expect(page.locator("dialog.sheet")).toHaveCount(0);
		await game.clickAny();
		await game.reload();
		await expect(game.cells).toHaveCount(16);
		await expect(finger).toHaveCount(0);
		expect((await game.counts()).moves).toBe(1);
	});

	test("can be skipped, and whoever goes another way is left alone", async ({
		game,
		page,
	}) => {
		await game.open();
		const finger = page.locator(".finger");
		await expect(finger).toBeVisible();
		await page.keyboard.press("ArrowUp");
		await expect(finger).toBeHidden();
		// Back on the way, the finger helps again.
		await page.keyboard.press("ArrowDown");
		await expect(finger).toBeVisible();
		await game.notices.getByRole("button", { name: "Skip" }).click();
		await expect(game.cells).toHaveCount(16);
		await game.reload();
		await expect(game.cells).toHaveCount(16);
		await expect(page.locator(".finger")).toHaveCount(0);
	});

	test("is followed from the first key, however early", async ({
		game,
		page,
	}) => {
		// What shows the finger comes only when the board was played.
		let go = () => {};
		const played = new Promise((resolve) => {
			go = () => resolve(null);
		});
		await page.route(/first-run/u, async (route) => {
			await played;
			await route.continue();
		});
		await game.open();
		for (const key of ["ArrowRight", "ArrowUp"]) await page.keyboard.press(key);
		await expect.poll(async () => (await game.counts()).moves).toBe(2);
		go();
		const finger = page.locator(".finger");
		await expect(finger).toBeVisible();
		const { x } = await game.place(5);
		expect(
			await finger.evaluate(({ style }) => Number.parseFloat(style.left)),
		).toBeCloseTo(x, 0);
	});

	test("by a link has no welcome", async ({ game, page }) => {
		await game.open(at("1 2 3/4 0 5/7 8 6"));
		await game.click(8);
		await expect(page.locator(".finger")).toHaveCount(0);
	});
});

test("a win shows its figures, the optimum and the efficiency", async ({
	game,
	page,
}) => {
	// Two slides from the goal; this play takes four.
	await game.open(at("1 2 3/4 5 6/0 7 8"));
	await game.click(4);
	await game.click(4);
	await game.click(7);
	await game.click(8);
	const card = page.getByRole("dialog", { name: "Solved" });
	await expect(card).toBeVisible();
	await expect(card.locator(".win-perfect")).toHaveText(
		"Perfect play: 2 slides, proven shortest. 2 slides more than perfect play.",
	);
	await expect(card).toContainText("Slides4");
	await expect(card).toContainText("Efficiency50%");
	await page.getByRole("button", { name: "Next game" }).click();
	await expect(card).toHaveCount(0);
	await game.expectCounts(0, 0);
	await expect(game.grid).toBeFocused();
});

test("a solution that was watched is no win", async ({ game, page }) => {
	await game.open(at("1 2 3/4 5 6/0 7 8"));
	await game.press("solve");
	await expect(game.head).toHaveText("Solved");
	await expect(game.button("new")).toHaveClass(/strong/);
	await expect(page.locator("dialog.sheet")).toHaveCount(0);
});
