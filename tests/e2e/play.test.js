/**
 * A game played by mouse only, by touch only and by keyboard only.
 */

import { at } from "./support/game-page.js";
import { shortestWay } from "./support/oracle.js";
import { tilesInRow } from "./support/probes.js";
import { expect, test } from "./support/test.js";
import { Touch } from "./support/touch.js";
import { frames } from "./support/turns.js";

/** A 3×3 game from a seed, which always gives the same board. */
const SEEDED = "#size=3x3&seed=38";
const SOLVED = "1 2 3/4 5 6/7 8 0";
const KEYS = { U: "ArrowUp", D: "ArrowDown", L: "ArrowLeft", R: "ArrowRight" };

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

test("a seed gives the same board forever @quick", async ({ game }) => {
	await game.open(SEEDED);
	await game.expectBoard("4 1 2/8 0 7/5 6 3");
	// The page stays, and so does its board for a moment.
	await game.open("#size=4x4&seed=word");
	await expect(game.cells).toHaveCount(16);
	const first = await game.text();
	await game.open("#size=4x4&seed=words");
	await expect.poll(() => game.text()).not.toBe(first);
	await game.open("#size=4x4&seed=word");
	await game.expectBoard(first);
});

test("a seeded game is won by mouse @quick", async ({ game }) => {
	await game.open(SEEDED);
	const way = shortestWay(await game.text());
	expect(way.length).toBeGreaterThan(10);
	for (const { tile } of way) await game.click(tile);
	await expectWon(game, way.length);
	await game.expectCounts(way.length, way.length);
});

test("a seeded game is won by arrow keys alone @quick", async ({
	game,
	page,
}) => {
	await game.open(SEEDED);
	const slides = shortestWay(await game.text());
	for (const { way } of slides) await page.keyboard.press(KEYS[way]);
	await expectWon(game, slides.length);
});

test("keys choose a tile and slide its whole line", async ({ game, page }) => {
	await game.open(at("1 2 3/0 4 5/7 8 6"));
	const cursor = page.locator("#grid .cursor");
	await page.keyboard.press("Shift+ArrowRight");
	await page.keyboard.press("Shift+ArrowRight");
	await page.keyboard.press("Shift+ArrowRight");
	await page.keyboard.press("Shift+ArrowDown");
	await expect(cursor).toHaveText(/^5, slides/);
	await page.keyboard.press("Enter");
	await game.expectBoard("1 2 3/4 5 0/7 8 6");
	await game.expectCounts(1, 2);
	await page.keyboard.press("Shift+ArrowDown");
	await page.keyboard.press("Space");
	await expectWon(game, 3);
});

test("undo, redo, restart and new have keys @quick", async ({ game, page }) => {
	const start = "1 2 3/4 0 5/7 8 6";
	await game.open(at(start));
	await page.keyboard.press("ArrowLeft");
	await page.keyboard.press("z");
	await game.expectBoard(start);
	await page.keyboard.press("y");
	await game.expectBoard("1 2 3/4 5 0/7 8 6");
	await page.keyboard.press("Control+z");
	await game.expectBoard(start);
	await page.keyboard.press("Control+Shift+z");
	const played = await game.text();
	// A slip of the finger ends no game.
	for (const key of ["r", "p"]) {
		await page.keyboard.press(key);
		const said = `A game is under way. Press Shift + ${key.toUpperCase()}.`;
		await expect(page.locator("#live")).toHaveText(said);
		await expect(page.locator("#advice-text")).toHaveText(said);
		// What loads meanwhile draws the panel again, and leaves it there.
		await page.evaluate(() => {
			document.querySelector("sliding-puzzle")?.setAttribute("hints", "3");
		});
		await expect(game.button("hint")).toHaveText("Hint (3)");
		await expect(page.locator("#advice-text")).toHaveText(said);
		await page.evaluate(() => {
			document.querySelector("sliding-puzzle")?.removeAttribute("hints");
		});
		await game.expectBoard(played);
	}
	await page.keyboard.press("ArrowUp");
	await game.expectCounts(2, 2);
	await game.leaveSheet();
	// There is none after a win, nor before the first move.
	await page.keyboard.press("r");
	await game.expectBoard(start);
	// The next game at once; with Shift, the choice of one.
	await page.keyboard.press("n");
	await expect.poll(() => game.text()).not.toBe(start);
	await game.expectCounts(0, 0);
	await page.keyboard.press("Shift+N");
	await expect(page.locator("#deal-3x3")).toBeFocused();
});

test("W, A, S, D slide as the arrows do", async ({ game, page }) => {
	await game.open(at("1 2 3/4 0 5/7 8 6"));
	await game.grid.focus();
	for (const key of ["w", "d", "s", "a"]) await page.keyboard.press(key);
	await game.expectBoard("1 2 3/8 0 5/4 7 6");
	await game.expectCounts(4, 4);
});

test("a click slides the whole line as one move @quick", async ({ game }) => {
	await game.open(at("0 1 2 3/5 6 7 4/9 10 11 8/13 14 15 12"));
	await game.click(3);
	await game.expectBoard("1 2 3 0/5 6 7 4/9 10 11 8/13 14 15 12");
	await game.expectCounts(1, 3);
	await game.click(12);
	await expect(game.head).toHaveText("Solved");
	await game.expectCounts(2, 6);
});

test("a click on a tile out of line changes nothing", async ({ game }) => {
	const start = "0 1 2/4 5 3/7 8 6";
	await game.open(at(start));
	for (const tile of [5, 3, 8, 6, 0]) await game.click(tile);
	await game.expectBoard(start);
	await game.expectCounts(0, 0);
	await expect(game.button("undo")).toBeDisabled();
});

test("no input is dropped while tiles slide", async ({ game, page }) => {
	await game.open(at("1 2 3/4 5 6/7 0 8"));
	// All in one task: no frame was drawn between the slides.
	await page.evaluate(() => {
		for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
			document.body.dispatchEvent(
				new KeyboardEvent("keydown", { key, bubbles: true }),
			);
		}
	});
	await game.expectCounts(4, 4);
	await game.expectBoard("1 2 3/5 7 6/4 0 8");
});

test("a screen reader's click moves a tile", async ({ game }) => {
	await game.open(at("1 2 3/4 5 6/7 0 8"));
	await (await game.cellOf(8)).dispatchEvent("click");
	await expect(game.head).toHaveText("Solved");
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

test("restart goes back to the first board, redo returns", async ({ game }) => {
	const start = "1 2 3/4 0 5/7 8 6";
	await game.open(at(start));
	await game.click(8);
	await game.click(7);
	await game.press("restart");
	await game.expectBoard(start);
	await game.expectCounts(0, 0);
	await game.expectInMenu("restart", false);
	await game.press("redo");
	await game.press("redo");
	await game.expectBoard("1 2 3/4 8 5/0 7 6");
	await game.expectCounts(2, 2);
	await game.expectInMenu("redo", false);
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

test("a size beyond the range becomes the nearest in it", async ({
	game,
	page,
}) => {
	await game.open();
	await game.button("new").click();
	await page.getByRole("spinbutton", { name: "Columns" }).fill("99");
	await page.getByRole("spinbutton", { name: "Rows" }).fill("");
	await page.keyboard.press("Tab");
	await page.getByRole("button", { name: "Play 16 × 2" }).click();
	await expect(game.cells).toHaveCount(32);
});

test("goals other than the usual one are won", async ({ game }) => {
	await game.open(`${at("1 2 3/8 4 0/7 6 5")}&goal=spiral`);
	await game.click(4);
	await expect(game.head).toHaveText("Solved");
});

test("time runs from the first move and stops when solved", async ({
	game,
	page,
}) => {
	await game.open(at("1 2 3/4 5 6/0 7 8"));
	await frames(page, 69);
	expect(await game.seconds()).toBe(0);
	await game.click(7);
	await expect.poll(() => game.seconds()).toBeGreaterThanOrEqual(1);
	await game.click(8);
	await expect(game.head).toHaveText("Solved");
	const end = await game.seconds();
	expect(end).toBeGreaterThanOrEqual(1);
	await frames(page, 19);
	expect(await game.seconds()).toBe(end);
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
