/**
 * A first visit: three slides from the goal, shown once. And the card of a win.
 */

import { at } from "./support/game-page.js";
import { hold } from "./support/hold.js";
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
		await game.open();
		for (const tile of [3, 2, 5]) await game.click(tile);
		await expect(game.notices).toContainText("Now 3 × 3");
		// Who comes back has an easy 3×3, and not yet the board of the day.
		const letGo = await hold(page, /\/draw-board-[^/]*\.js$/);
		await game.reload();
		// A board that takes long to find says so, until it is there.
		await expect(game.notices).toContainText("Searching: 3 × 3, Easy");
		await letGo();
		await expect(game.cells).toHaveCount(9);
		await expect(page.locator("#in-play")).toContainText(
			"Today’s puzzle is waiting",
		);
		await expect(game.notices).toHaveCount(0);
		await page.locator("#puzzle").evaluate(async (element) => {
			const puzzle = /** @type {any} */ (element);
			const { slides } = await puzzle.solve({ budget: 500 });
			for (const way of slides) puzzle.move(way);
		});
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
		await page.keyboard.press("Shift+N");
		await expect(page.getByRole("dialog", { name: "New game" })).toBeVisible();
		await page.keyboard.press("Escape");
		const board = await game.text();
		await page.keyboard.press("n");
		await expect.poll(() => game.text()).not.toBe(board);
		await expect(page.getByRole("dialog")).toHaveCount(0);
	});

	test("that is won covers no hint of the next board", async ({
		game,
		page,
	}) => {
		await game.open();
		await expect(page.locator(".finger")).toBeVisible();
		for (const tile of [3, 2, 5]) await game.click(tile);
		await expect(game.notices).toContainText("Solved!");
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

test("a win changes the words around the board, and names no efficiency", async ({
	game,
	page,
}) => {
	// Two slides from the goal; this play takes four.
	await game.open(at("1 2 3/4 5 6/0 7 8"));
	await game.click(4);
	await game.click(4);
	await game.click(7);
	await game.click(8);
	const card = page.getByRole("region", { name: "Solved" });
	await expect(card).toBeVisible();
	await expect(card.locator("#win-figures")).toHaveText(
		/^time\d:\d\d\.\dslides4$/,
	);
	await expect(card).not.toContainText(/perfect|efficiency|%/i);
	// Nothing covers the board, and nothing dims it.
	const board = await page.locator("#board").boundingBox();
	for (const part of [".win-head", ".win-after"]) {
		const box = await card.locator(part).boundingBox();
		if (!board || !box) throw new Error("no box");
		const isBeside = box.x >= board.x + board.width;
		const isAbove = box.y + box.height <= board.y + 1;
		const isBelow = box.y >= board.y + board.height - 1;
		expect(isBeside || isAbove || isBelow, part).toBe(true);
	}
	await page.getByRole("button", { name: "Next game" }).click();
	await expect(card).toHaveCount(0);
	await game.expectCounts(0, 0);
	await expect(game.grid).toBeFocused();
});

test("a slide too many does not undo a win, and closing loses nothing", async ({
	game,
	page,
}) => {
	await game.open(at("1 2 3/4 5 6/0 7 8"));
	await game.click(7);
	await game.click(8);
	const card = page.locator("#win");
	await expect(card).toBeVisible();
	await page.keyboard.press("ArrowDown");
	await game.click(8);
	await game.expectBoard("1 2 3/4 5 6/7 8 0");
	await page.keyboard.press("Escape");
	await expect(card).toBeHidden();
	await expect(game.button("undo")).toBeHidden();
	const result = page.getByRole("button", { name: "Result" });
	await result.click();
	await expect(card).toBeVisible();
	// So does a sheet on top of it.
	await page.locator("#win-share").click();
	await expect(page.locator("#share")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.locator("#share")).toBeHidden();
	await expect(card).toBeVisible();
	await card.getByRole("button", { name: "Close" }).click();
	await expect(result).toBeFocused();
	// A board that was won is the player's again.
	await page.keyboard.press("ArrowDown");
	await game.expectBoard("1 2 3/4 5 0/7 8 6");
	await expect(result).toBeHidden();
	await expect(game.button("undo")).toBeVisible();
});

test("a board that is still solved after a reload looks as it did, and has its result", async ({
	game,
	page,
}) => {
	const whole = () =>
		page.evaluate(() => {
			const canvas = document
				.querySelector("sliding-puzzle")
				?.shadowRoot?.getElementById("canvas");
			if (!(canvas instanceof HTMLCanvasElement)) throw new Error("no canvas");
			const small = new OffscreenCanvas(60, 60);
			const context = small.getContext("2d", { willReadFrequently: true });
			context?.drawImage(canvas, 0, 0, 60, 60);
			return [...(context?.getImageData(0, 0, 60, 60).data ?? [])];
		});
	await game.open();
	await page.evaluate(async () => {
		const puzzle = /** @type {any} */ (
			document.querySelector("sliding-puzzle")
		);
		await puzzle.new({ size: "2x2", seed: "d" });
		for (let n = 0; puzzle.status !== "solved" && n < 24; n++) {
			for (const way of ["U", "L", "D", "R"].slice(n % 4)) {
				if (puzzle.move(way)) break;
			}
		}
	});
	await expect(page.locator("#win")).toBeVisible();
	// The light has passed.
	await page.keyboard.press("Shift");
	await game.drawn();
	const before = await whole();
	await game.reload();
	await expect(page.getByRole("button", { name: "Result" })).toBeVisible();
	await expect
		.poll(async () => {
			const after = await whole();
			return Math.max(
				...after.map((value, at) => Math.abs(value - before[at])),
			);
		})
		.toBeLessThan(24);
	await page.getByRole("button", { name: "Result" }).click();
	await expect(page.locator("#win-figures")).toBeVisible();
});

test("a win says how it stands among the player's own", async ({
	game,
	page,
}) => {
	const card = page.locator("#win");
	const said = card.locator(".win-head");
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
	await expect(said).toContainText("First 2\u00a0×\u00a02!");
	const second = await win("b");
	expect(second).toBeLessThan(first);
	// No play of this board is shorter.
	await expect(said).toContainText(`Perfect: ${second} slides`);
	await expect(said).toContainText("slides, your fewest");
	// A slide too many tells it from the second: both may take no millisecond, and
	// plays alike in all moves and times are one.
	await win("b", 1);
	await expect(said).toContainText("You have won this board before");
	await expect(card.locator("#win-review")).toHaveAttribute(
		"href",
		/review\.html#play=/,
	);
});

test("a play with help is not praised, and one by the solver has no time", async ({
	game,
	page,
}) => {
	await game.open(at("1 2 3/4 5 6/0 7 8"));
	await game.press("hint");
	await expect(game.advice).toHaveText("2 slides to go, proven shortest");
	await game.click(7);
	await game.click(8);
	const card = page.locator("#win");
	await expect(card.locator(".win-note")).toHaveText(
		"With one hint, so it is not in your records.",
	);
	await page.evaluate(() => {
		const puzzle = /** @type {any} */ (
			document.querySelector("sliding-puzzle")
		);
		return puzzle.load("1 2 3/4 5 6/0 7 8");
	});
	await game.press("solve");
	await expect(game.head).toHaveText("Solved");
	await expect(game.part("time")).toBeHidden();
	await expect(card.getByRole("heading")).toHaveText("Solved for you");
	await expect(card.locator(".win-note")).toHaveText(
		"2 slides, the shortest there is.",
	);
	await expect(card.locator("#win-figures")).toBeHidden();
	await expect(page.locator("#win-share")).toHaveCount(0);
});

for (const [width, height] of [
	[320, 568],
	[390, 844],
	[844, 390],
	[1440, 900],
]) {
	test.describe(`in a window of ${width}×${height}`, () => {
		test.use({ viewport: { width, height } });

		test("the words of a win fit beside the board", async ({ game, page }) => {
			await game.open(at("1 2 3/4 5 6/0 7 8"));
			await game.press("hint");
			await expect(game.advice).toContainText("proven shortest");
			await game.click(7);
			await game.click(8);
			const win = page.locator("#win");
			await expect(win).toBeVisible();
			// Words that rise are still below their place.
			await win.evaluate((it) => {
				const moving = it.getAnimations({ subtree: true });
				return Promise.all(moving.map((one) => one.finished));
			});
			const board = await page.locator("#board").boundingBox();
			if (!board) throw new Error("no board");
			for (const shown of await page
				.locator("#win :is(h2, p:not(:empty), dd, a, button)")
				.all()) {
				const box = await shown.boundingBox();
				if (!box) throw new Error("no box");
				expect(box.x).toBeGreaterThanOrEqual(0);
				expect(box.y).toBeGreaterThanOrEqual(-8);
				expect(box.x + box.width).toBeLessThanOrEqual(width);
				expect(box.y + box.height).toBeLessThanOrEqual(height);
				const isBeside = box.x >= board.x + board.width;
				const isAbove = box.y + box.height <= board.y + 1;
				const isBelow = box.y >= board.y + board.height - 1;
				const where = JSON.stringify([await shown.textContent(), box, board]);
				expect(isBeside || isAbove || isBelow, where).toBe(true);
			}
		});
	});
}
