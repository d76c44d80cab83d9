/**
 * A game that is left is not lost, in a browser with several tabs. All ways of leaving
 * one are in tests/web/never-lost.test.js.
 */

import { ask } from "./support/element-page.js";
import { at, GamePage, KEPT } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

/** @typedef {import("@playwright/test").Page} Page */

const START = "1 2 3/4 0 5/7 8 6";
const PLAYED = "1 2 3/4 8 5/0 7 6";
const OTHER = "4 1 2/5 0 3";

/**
 * What must not be lost.
 *
 * @typedef {object} Standing
 * @property {string} board
 * @property {{ stm: number, mtm: number }} moves
 * @property {number} elapsed Milliseconds.
 */

/** @param {Page} page @returns {Promise<Standing>} */
function standing(page) {
	return page.evaluate(() => {
		const puzzle = /** @type {any} */ (
			document.querySelector("sliding-puzzle")
		);
		const { value: text, moves, elapsed } = puzzle;
		return { board: text, moves: { ...moves }, elapsed };
	});
}

/**
 * Makes two moves and waits until the clock shows one second.
 *
 * @param {GamePage} game
 */
async function play(game) {
	await game.open(at(START));
	await game.click(8);
	await game.click(7);
	await expect(game.page.locator("#time")).toHaveText("0:01");
	await game.expectBoard(PLAYED);
	return standing(game.page);
}

/**
 * @param {Page} page
 * @param {Standing} before
 */
async function expectBack(page, { board, moves, elapsed }) {
	await expect.poll(async () => (await standing(page)).board).toBe(board);
	const now = await standing(page);
	expect(now.moves).toEqual(moves);
	expect(now.elapsed).toBeGreaterThanOrEqual(elapsed);
}

/** @param {GamePage} game */
async function expectLeft(game) {
	await expect.poll(() => game.text()).not.toBe(PLAYED);
	await game.expectCounts(0, 0);
}

test("a game that is put aside is back by one tap, and after a reload", async ({
	game,
	page,
}) => {
	const before = await play(game);
	await game.reload();
	await expectBack(page, before);
	await game.press("shuffle");
	await expectLeft(game);
	await game.notices.getByRole("button").first().click();
	await expectBack(page, before);
	await game.press("shuffle");
	await expectLeft(game);
	const other = await game.text();
	await game.reload();
	await game.expectBoard(other);
	await game.press("undo");
	await expectBack(page, before);
});

/**
 * Waits until a tab can read what another one has written: that takes a moment.
 *
 * @param {Page} tab
 * @param {Page} other
 */
async function expectRead(tab, other) {
	const kept = (/** @type {string} */ key) => localStorage.getItem(key);
	const written = await other.evaluate(kept, KEPT);
	await expect.poll(() => tab.evaluate(kept, KEPT)).toBe(written);
}

test("another tab that plays", async ({ context, game, page }) => {
	const first = await play(game);
	await game.setHidden(true);
	const other = await context.newPage();
	const there = new GamePage(other);
	await there.open(at(OTHER));
	await there.click(3);
	const second = await standing(other);
	// The other tab has put the first tab's game aside.
	expect(await ask(other, (puzzle) => puzzle.resume())).toBe(true);
	await expectBack(other, first);
	expect(await ask(other, (puzzle) => puzzle.resume())).toBe(true);
	await expectBack(other, second);
	// This tab does the same with the other's game, and says so when it is visible
	// again.
	await there.setHidden(true);
	await expectRead(page, other);
	await game.setHidden(false);
	await expect(game.notices).toContainText("Game saved for later");
	await expectBack(page, first);
	await game.click(4);
	const further = await standing(page);
	expect(further.moves).toEqual({ stm: 3, mtm: 3 });
	expect(await ask(page, (puzzle) => puzzle.resume())).toBe(true);
	await expectBack(page, second);
	expect(await ask(page, (puzzle) => puzzle.resume())).toBe(true);
	await expectBack(page, further);
	await game.setHidden(true);
	await expectRead(other, page);
	// After a reload the last game played is there, and the other is not lost.
	await there.reload();
	await expectBack(other, further);
	expect(await ask(other, (puzzle) => puzzle.resume())).toBe(true);
	await expectBack(other, second);
});

test("two tabs that move in the same moment: both positions are there", async ({
	context,
	game,
	page,
}) => {
	await game.open(at(START));
	await game.click(8);
	const other = await context.newPage();
	const there = new GamePage(other);
	await there.open();
	await there.expectBoard("1 2 3/4 8 5/7 0 6");
	// Its notice would not do: if it comes before the move, it goes with that.
	const aside = Promise.race(
		[page, other].map((tab) =>
			ask(tab, (puzzle) => {
				const options = { once: true };
				return new Promise((resolve) => {
					puzzle.addEventListener("suspend", () => resolve(true), options);
				});
			}),
		),
	);
	// What this tab writes now is not yet to be read by the other one.
	await other.evaluate((key) => {
		const stale = localStorage.getItem(key);
		const { getItem, setItem } = Storage.prototype;
		Storage.prototype.getItem = function (asked) {
			return asked === key ? stale : getItem.call(this, asked);
		};
		// Until it has written something itself.
		Storage.prototype.setItem = function (...given) {
			Object.assign(Storage.prototype, { getItem, setItem });
			setItem.call(this, ...given);
		};
	}, KEPT);
	await game.click(7);
	const first = await standing(page);
	await there.click(6);
	const second = await standing(other);
	// The tab that comes second to the database puts the other one's game aside; the first
	// may do so too when it writes again.
	await aside;
	await page.goto("about:blank");
	await there.reload();
	const boards = [(await standing(other)).board];
	expect(await ask(other, (puzzle) => puzzle.resume())).toBe(true);
	boards.push((await standing(other)).board);
	expect(boards.sort()).toEqual([first.board, second.board].sort());
});
