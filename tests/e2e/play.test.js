/**
 * A game played by mouse only, by touch only and by keyboard only.
 */

import { at } from "./support/game-page.js";
import { shortestWay } from "./support/oracle.js";
import { tilesInRow } from "./support/probes.js";
import { expect, test } from "./support/test.js";
import { Touch } from "./support/touch.js";

/** A 3×3 game from a seed, which always gives the same board. */
const SEEDED = "#size=3x3&seed=38";
const SOLVED = "1 2 3/4 5 6/7 8 0";

/**
 * @param {import("./support/game-page.js").GamePage} game
 * @param {number} slides
 */
async function expectWon(game, slides) {
	await game.expectBoard(SOLVED);
	await expect(game.head).toHaveText("Solved");
	await expect(game.advice).toHaveText(
		new RegExp(`^\\d+ moves, ${slides} slides, 0:\\d\\d\\.\\d$`),
	);
	await expect(game.live).toHaveText(
		new RegExp(`^Solved\\. \\d+ moves, ${slides} slides`),
	);
	await expect(game.page.locator("#time")).toHaveText(/^0:\d\d\.\d$/);
	for (const id of ["hint", "solve", "redo"]) {
		await expect(game.button(id)).toBeDisabled();
	}
}

test("a seeded game is won by mouse @quick", async ({ game }) => {
	await game.open(SEEDED);
	const way = shortestWay(await game.text());
	expect(way.length).toBeGreaterThan(10);
	for (const { tile } of way) await game.click(tile);
	await expectWon(game, way.length);
	await game.expectCounts(way.length, way.length);
});

test("the canvas shows what the cells are named", async ({ game }) => {
	await game.open(at("1 2 3/4 0 5/7 8 6"));
	await game.settled();
	const counts = async () =>
		Promise.all(
			[0, 1, 2].map(async (row) => (await tilesInRow(game, row)).length),
		);
	expect(await counts()).toEqual([3, 2, 3]);
	await game.click(8);
	await game.settled();
	expect(await counts()).toEqual([3, 3, 2]);
});

test("the sheet leads to the daily puzzle and to what is on the tiles", async ({
	game,
	page,
}) => {
	await game.open();
	for (const [id, name] of /** @type {const} */ ([
		["daily", "Daily puzzle"],
		["pictures", "Look"],
	])) {
		await game.button("new").click();
		await page.locator(`#new-${id}`).click();
		await expect(page.getByRole("dialog", { name })).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(page.locator("dialog[open]")).toHaveCount(0);
	}
	await page.locator("#language").selectOption("zh-Hans");
	await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
});

test("the sheet deals every size up to 16×16", async ({ game, page }) => {
	await game.open();
	const side = (/** @type {string} */ name) =>
		page.getByRole("spinbutton", { name });
	for (const [columns, rows, most] of [
		[3, 2, 21],
		[2, 2, 6],
		[2, 10, 0],
		[10, 3, 0],
		[16, 16, 0],
	]) {
		await game.button("new").click();
		await side("Columns").fill(String(columns));
		await side("Rows").fill(String(rows));
		await expect(page.locator("#new-game .hardest")).toHaveText(
			most
				? `No board of ${columns} × ${rows} needs more than ${most} slides.`
				: "How many slides the hardest of these boards needs is not known.",
		);
		await game.button("deal").click();
		await expect(game.cells).toHaveCount(columns * rows);
		await expect(game.grid).toHaveAccessibleName(
			`Sliding puzzle, ${columns}×${rows}`,
		);
		await expect(game.head).not.toHaveText("Solved");
		const box = await page.locator("#canvas").boundingBox();
		expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(
			columns / rows,
			0,
		);
	}
	await game.press("new");
	await expect(game.cells).toHaveCount(256);
});

test.describe("with a finger", () => {
	test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

	test("a seeded game is won by taps @quick", async ({ game, page }) => {
		await game.open(SEEDED);
		const way = shortestWay(await game.text());
		for (const { tile } of way) {
			const { x, y } = await game.place(tile);
			await page.touchscreen.tap(x, y);
		}
		await expectWon(game, way.length);
	});

	test("a seeded game is won by dragging each tile", async ({ game, page }) => {
		await game.open(SEEDED);
		const touch = await Touch.of(page);
		const slides = shortestWay(await game.text());
		for (const { tile, way } of slides) {
			const { x, y, pitch } = await game.place(tile);
			await touch.drag(x, y, way, 0.8 * pitch);
		}
		await expectWon(game, slides.length);
	});

	test("two fingers play, and none is dropped", async ({ game, page }) => {
		await game.open(at("1 2 3/4 0 5/7 8 6"));
		const touch = await Touch.of(page);
		const [first, second] = [await game.place(5), await game.place(6)];
		await touch.start([first]);
		await touch.start([first, second]);
		await touch.end([first]);
		await touch.end([]);
		await expect(game.head).toHaveText("Solved");
		await game.expectCounts(2, 2);
	});

	test("a second finger lets go what the first drags", async ({
		game,
		page,
	}) => {
		await game.open(at("1 2 3/4 0 5/7 8 6"));
		const touch = await Touch.of(page);
		const [first, second] = [await game.place(5), await game.place(6)];
		const dragged = { ...first, x: first.x - 0.7 * first.pitch };
		await touch.start([first]);
		await touch.move([dragged]);
		await touch.start([dragged, second]);
		await game.expectBoard("1 2 3/4 5 0/7 8 6");
		await touch.end([dragged]);
		await touch.end([]);
		await expect(game.head).toHaveText("Solved");
	});

	test("the page does not scroll under a drag @quick", async ({
		game,
		page,
	}) => {
		await page.setViewportSize({ width: 390, height: 400 });
		await game.open(at("1 2 3/4 0 5/7 8 6"));
		const touch = await Touch.of(page);
		const { x, y, pitch } = await game.place(8);
		await touch.drag(x, y, "U", 0.8 * pitch);
		await game.expectBoard("1 2 3/4 8 5/7 0 6");
		expect(await page.evaluate(() => scrollY)).toBe(0);
	});
});
