/**
 * Solve my puzzle, by hand: by keys, by touch, after a picture without numbers. What is
 * said of what is wrong is in `tests/web/setup-page.test.js`, photos and the steps in
 * `solve-mine.test.js`.
 */

import { at } from "./support/game-page.js";
import { shortestWay } from "./support/oracle.js";
import { choosePicture, gridPicture, NINE } from "./support/pictures.js";
import { expect, test } from "./support/test.js";

const START = "1 2 3/4 0 5/7 8 6";

/** @param {import("@playwright/test").Page} page @param {number} n */
const cell = (page, n) => page.locator("#setup .setup-cell").nth(n);

test("a board is typed in, checked while it is typed, and solved step by step @quick", async ({
	game,
	page,
}) => {
	await game.open(at(START));
	await game.press("open-board");
	const status = page.locator(".setup-status");
	await cell(page, 0).focus();
	// 6 twice: the mistake is told at once, and put right where it is.
	await page.keyboard.type("86725460");
	await expect(status).toContainText("Tile 6 appears twice");
	await expect(cell(page, 6)).toHaveClass(/is-wrong/);
	await expect(cell(page, 8)).toBeFocused();
	await page.keyboard.type("1");
	await page.keyboard.press("Home");
	await page.keyboard.press("Backspace");
	await page.keyboard.type("3");
	await expect(status).toHaveAttribute("data-verdict", "solvable");
	await page.getByRole("button", { name: "Solve step by step" }).click();
	const board = "8 6 7/2 5 4/3 0 1";
	const { length } = shortestWay(board);
	await expect(page.locator(".steps-count")).toHaveText(`1 of ${length}`);
	await page.getByRole("button", { name: "Next" }).click();
	await expect(page.locator(".steps-count")).toHaveText(`2 of ${length}`);
	await page.getByRole("button", { name: "Close" }).click();
	await game.expectBoard(board);
});

test.describe("by touch", () => {
	test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

	test("tiles are tapped in, exchanged by a drag, and played", async ({
		game,
		page,
	}) => {
		await game.open(at(START));
		await game.press("open-board");
		for (const tile of [2, 1, 3, 4, 5, 6, 7, 8]) {
			await page
				.locator(".setup-tile", { hasText: new RegExp(`^${tile}$`) })
				.tap();
		}
		await page.locator(".setup-tile", { hasText: "gap" }).tap();
		await expect(page.locator(".setup-status")).toHaveAttribute(
			"data-verdict",
			"unsolvable",
		);
		const [from, to] = [
			await cell(page, 0).boundingBox(),
			await cell(page, 1).boundingBox(),
		];
		if (from === null || to === null) throw new Error("no cells");
		await page.mouse.move(from.x + 20, from.y + 20);
		await page.mouse.down();
		await page.mouse.move(to.x + 20, to.y + 20, { steps: 4 });
		await page.mouse.up();
		await expect(cell(page, 0)).toHaveText("1");
		// By two taps as well.
		await cell(page, 7).tap();
		await cell(page, 8).tap();
		await expect(cell(page, 8)).toHaveText("8");
		const sheet = page.locator("#setup");
		await sheet.getByRole("button", { name: "Play", exact: true }).tap();
		await game.expectBoard("1 2 3/4 5 6/7 0 8");
	});
});

test("a grid is laid over a picture by pointer, keys and taps; without numbers the board is typed", async ({
	game,
	page,
}) => {
	await game.open(at(START));
	await game.press("open-board");
	const edge = 60;
	const picture = { columns: 3, rows: 3, colors: NINE, side: 120, edge };
	await choosePicture(page, "#setup", {
		buffer: await gridPicture(page, picture),
	});
	// Corner by corner: one by pointer, the other by keys.
	const box = await page.locator(".grid-over").boundingBox();
	if (box === null) throw new Error("no picture");
	const scale = box.width / (3 * 120 + 2 * edge);
	const corner = page.getByRole("button", { name: "Top left" });
	// It was found. Away with it first.
	await corner.focus();
	for (let n = 0; n < 5; n++) await page.keyboard.press("Shift+ArrowLeft");
	const grip = await corner.boundingBox();
	if (grip === null) throw new Error("no corner");
	await page.mouse.move(grip.x + 22, grip.y + 22);
	await page.mouse.down();
	await page.mouse.move(box.x + edge * scale, box.y + edge * scale);
	await page.mouse.up();
	const other = page.getByRole("button", { name: "Bottom right" });
	await other.focus();
	const far = () =>
		other.evaluate((handle) => Number.parseFloat(handle.style.left) / 100);
	const goal = (edge + 3 * 120) / (3 * 120 + 2 * edge);
	// Two taps are as good as a drag: the nearest corner comes there.
	await page.mouse.click(box.x + 100 * scale, box.y + 90 * scale);
	await page.mouse.click(box.x + edge * scale, box.y + edge * scale);
	await expect(corner).toBeFocused();
	await other.focus();
	while ((await far()) > goal + 0.004) {
		await page.keyboard.press("ArrowLeft");
		await page.keyboard.press("ArrowUp");
	}
	await page.getByRole("button", { name: "enter it by hand" }).click();
	await expect(page.locator(".grid-over")).toBeHidden();
	await expect(cell(page, 0)).toBeFocused();
	await page.keyboard.type("123405786");
	await page.getByRole("button", { name: "Solve step by step" }).click();
	await expect(page.locator(".steps-count")).toHaveText("1 of 2");
});
