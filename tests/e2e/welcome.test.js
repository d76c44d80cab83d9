/**
 * A first visit as it is seen: where the finger points, and what comes late. And the
 * words of a win beside the board. All else is in tests/web/first-visit.test.js.
 */

import { at } from "./support/game-page.js";
import { hold } from "./support/hold.js";
import { expect, test } from "./support/test.js";

const WINDOWS = [
	[320, 568],
	[390, 844],
	[844, 390],
	[1440, 900],
];

/**
 * Expects all words of a win in the window, and none over the board.
 *
 * @param {import("@playwright/test").Page} page
 * @param {number} width
 * @param {number} height
 */
async function expectBeside(page, width, height) {
	const board = await page.locator("#board").boundingBox();
	if (!board) throw new Error("no board");
	for (const shown of await page
		.locator("#win :is(h2, p:not(:empty), dd, a, button)")
		.all()) {
		const box = await shown.boundingBox();
		if (!box) throw new Error("no box");
		const isBeside =
			box.x >= board.x + board.width || box.x + box.width <= board.x;
		const isAbove = box.y + box.height <= board.y + 1;
		const isBelow = box.y >= board.y + board.height - 1;
		const isIn =
			box.x >= 0 &&
			box.y >= -8 &&
			box.x + box.width <= width &&
			box.y + box.height <= height;
		const where = [width, height, await shown.textContent(), box, board];
		const isRight = isIn && (isBeside || isAbove || isBelow);
		expect(isRight, JSON.stringify(where)).toBe(true);
	}
}

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
		// It has no room for a button that it has not.
		const padding = await game.notices.evaluate((notice) =>
			Number.parseFloat(getComputedStyle(notice).paddingInlineEnd),
		);
		expect(padding).toBeLessThan(10);
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

	test("is followed from the first key, however early", async ({
		game,
		page,
	}) => {
		// What shows the finger comes only when the board was played.
		const letGo = await hold(page, /features-/);
		await game.open();
		for (const key of ["ArrowRight", "ArrowUp"]) await page.keyboard.press(key);
		await expect.poll(async () => (await game.counts()).moves).toBe(2);
		await letGo();
		const finger = page.locator(".finger");
		await expect(finger).toBeVisible();
		const { x } = await game.place(5);
		expect(
			await finger.evaluate(({ style }) => Number.parseFloat(style.left)),
		).toBeCloseTo(x, 0);
	});

	test("goes on to an easy 3×3, which says so while it is searched", async ({
		game,
		page,
	}) => {
		await game.open();
		for (const tile of [3, 2, 5]) await game.click(tile);
		await expect(game.notices).toHaveCount(1);
		const letGo = await hold(page, /\/reader[^/]*\.(?:js|wasm)$/);
		await game.reload();
		// A board that takes long to find says so, until it is there.
		await expect(game.notices).toHaveCount(1);
		await letGo();
		await expect(game.cells).toHaveCount(9);
		await expect(game.notices).toHaveCount(0);
	});
});

test("a board that is still solved after a reload looks as it did", async ({
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
		await puzzle.shuffle({ size: "2x2", seed: "d" });
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
	await expect(page.locator("#result")).toBeVisible();
	await expect
		.poll(async () => {
			const after = await whole();
			return Math.max(
				...after.map((value, at) => Math.abs(value - before[at])),
			);
		})
		.toBeLessThan(24);
});

test("the words of a win fit beside the board in every window", async ({
	game,
	page,
}) => {
	await game.open(at("1 2 3/4 5 6/0 7 8"));
	await game.press("hint");
	await expect(game.head).toHaveText(/^Slide \d+ /);
	await game.click(7);
	await game.click(8);
	const win = page.locator("#win");
	await expect(win).toBeVisible();
	for (const [width, height] of WINDOWS) {
		await page.setViewportSize({ width, height });
		// Words that rise are still below their place.
		await win.evaluate((it) => {
			const moving = it.getAnimations({ subtree: true });
			return Promise.all(moving.map((one) => one.finished));
		});
		await expect(() => expectBeside(page, width, height)).toPass();
	}
});

test("until the words of a win stand, nothing in the bar stands out", async ({
	game,
	page,
}) => {
	await game.open(at("1 2 3/4 5 6/7 0 8"));
	const letGo = await hold(page, /statistics[^/]*\.wasm$/);
	const shown = page.evaluate(
		() =>
			new Promise((resolve) => {
				const puzzle = document.querySelector("#puzzle");
				puzzle?.addEventListener("finished", () => resolve(true));
			}),
	);
	await game.click(8);
	await shown;
	const color = (/** @type {string} */ id) =>
		game.button(id).evaluate(async (button) => {
			await Promise.all(button.getAnimations().map((one) => one.finished));
			return getComputedStyle(button).backgroundColor;
		});
	expect(await color("shuffle")).toBe(await color("more"));
	await letGo();
	await expect(page.locator("#win")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect.poll(() => color("shuffle")).not.toBe(await color("more"));
});
