/**
 * A first visit: three slides from the goal, shown once. And the card of a win.
 */

import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

test.describe("a first visit", () => {
	test.use({ isFirst: true });

	test("is won by three taps that a finger shows, and never comes again @quick", async ({
		game,
		page,
	}) => {
		await game.open();
		const finger = page.locator(".finger");
		await expect(finger).toBeVisible();
		await expect(game.notices).toContainText("Click a tile next to the gap");
		for (const tile of [3, 2, 5]) {
			// The finger points at the tile, below its number.
			const { x, y, pitch } = await game.place(tile);
			const middle = () =>
				finger.evaluate(({ style }) => ({
					x: Number.parseFloat(style.left),
					y: Number.parseFloat(style.top),
				}));
			await expect.poll(async () => (await middle()).x).toBeCloseTo(x, 0);
			await expect
				.poll(async () => (await middle()).y)
				.toBeGreaterThan(y + 0.22 * pitch);
			expect((await middle()).y).toBeLessThan(y + 0.3 * pitch);
			await game.click(tile);
		}
		await expect(finger).toBeHidden();
		// No card: a larger board is offered, and none comes by itself.
		const next = game.notices.getByRole("button", { name: "Now 3 × 3" });
		await expect(next).toBeVisible();
		await expect(page.locator("dialog.sheet")).toHaveCount(0);
		await expect(game.cells).toHaveCount(6);
		await next.click();
		await expect(game.cells).toHaveCount(9);
		await expect(finger).toHaveCount(0);
		await game.clickAny();
		await game.reload();
		await expect(game.cells).toHaveCount(9);
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

	test("goes on over 3×3 to the usual board, each offered", async ({
		game,
		page,
	}) => {
		await game.open(at("1 2 3/4 5 6/7 0 8"));
		await game.click(8);
		await page.getByRole("button", { name: "Ready for the real one?" }).click();
		await expect(game.cells).toHaveCount(16);
		// Its first hint is the human way.
		await game.press("hint");
		await expect(page.locator(".coach")).toBeVisible();
	});

	test("hears H and N from the load on", async ({ game, page }) => {
		await game.open();
		await expect(game.notices).toContainText("Click a tile");
		await page.keyboard.press("h");
		await expect(game.head).toHaveText(/^Slide \d/);
		// Whoever asks for a hint reads that.
		await expect(game.notices).toHaveCount(0);
		await expect(game.advice).toBeVisible();
		await page.keyboard.press("n");
		await expect(page.getByRole("dialog", { name: "New game" })).toBeVisible();
	});

	test("that is won covers no hint of the next board", async ({
		game,
		page,
	}) => {
		await game.open();
		await expect(page.locator(".finger")).toBeVisible();
		for (const tile of [3, 2, 5]) await game.click(tile);
		await expect(game.notices).toContainText("That’s it.");
		await page.evaluate(() => {
			const puzzle = /** @type {any} */ (
				document.querySelector("sliding-puzzle")
			);
			return puzzle.load("1 2 3/4 5 6/7 0 8");
		});
		await game.press("hint");
		await expect(game.head).toHaveText("Slide 8 left");
		await expect(game.notices).toHaveCount(0);
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

test("a win says how it stands among the player's own @quick", async ({
	game,
	page,
}) => {
	const card = page.getByRole("dialog", { name: "Solved" });
	const own = card.locator(".win-own");
	/** Plays a shuffled board to its end, with some slides too many. */
	const win = async (/** @type {string} */ seed, wasted = 0) => {
		await page.evaluate((seed) => {
			const puzzle = /** @type {any} */ (
				document.querySelector("sliding-puzzle")
			);
			return puzzle.new({ size: "2x2", seed });
		}, seed);
		const tiles = (await game.text()).split(/[ /]/u).map(Number);
		// On 2×2 the tiles go round: so many slides one way solve it.
		const ring = [0, 1, 3, 2];
		const goal = [1, 2, 3, 0];
		const isSolved = (/** @type {number[]} */ board) =>
			board.every((tile, cell) => tile === goal[cell]);
		const turn = (/** @type {number[]} */ board, way = 1) => {
			const at = ring.indexOf(board.indexOf(0));
			const [gap, from] = [ring[at], ring[(at + way + 4) % 4]];
			const next = [...board];
			[next[gap], next[from]] = [board[from], 0];
			return { next, from };
		};
		let board = tiles;
		const cells = [];
		for (let n = 0; n < wasted; n += 1) {
			const away = turn(board);
			const back = turn(away.next, -1);
			cells.push(away.from, back.from);
		}
		while (!isSolved(board)) {
			const { next, from } = turn(board);
			cells.push(from);
			board = next;
		}
		await page.evaluate((cells) => {
			const puzzle = /** @type {any} */ (
				document.querySelector("sliding-puzzle")
			);
			for (const cell of cells) puzzle.move(cell);
		}, cells);
		await expect(card).toBeVisible();
		return cells.length;
	};
	await game.open();
	const first = await win("a", 3);
	await expect(own).toHaveText("Your first 2 × 2 in the records.");
	await expect(card.locator(".badge")).toHaveCount(0);
	const second = await win("b");
	expect(second).toBeLessThan(first);
	const fewer = first - second;
	await expect(own).toContainText(
		`${fewer} ${fewer === 1 ? "slide" : "slides"} fewer than ever before.`,
	);
	await expect(card.locator(".badge")).not.toHaveCount(0);
	// A slide too many tells it from the second: both may take no millisecond, and
	// plays alike in all moves and times are one.
	await win("b", 1);
	await expect(own).toHaveText(/You have won this board before/);
	await expect(card.locator("#win-review")).toHaveAttribute(
		"href",
		/review\.html#play=/,
	);
});

test("a solution that was watched is no win", async ({ game, page }) => {
	await game.open(at("1 2 3/4 5 6/0 7 8"));
	await game.press("solve");
	await expect(game.head).toHaveText("Solved");
	await expect(game.button("new")).toHaveClass(/strong/);
	await expect(page.locator("dialog.sheet")).toHaveCount(0);
});
