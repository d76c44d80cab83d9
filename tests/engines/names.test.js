/**
 * What assistive technology is told of the board: the roles and names that each engine
 * computes, of a new board and a solved one. Other tests hold the names in all languages.
 */

import { isDeepStrictEqual } from "node:util";
import { loadPuzzleTexts } from "../../www/messages/compiled/puzzle.ts";
import { until } from "./support/browser.js";
import { claim } from "./support/claim.js";
import { NEAR, openPuzzle } from "./support/pages.js";

for (const language of /** @type {const} */ (["en", "ar"])) {
	claim(
		`the board has its roles and names, in ${language}`,
		async (browser) => {
			const words = await loadPuzzleTexts(language);
			const attributes = `lang="${language}" board="${NEAR}" motion="off"`;
			const board = await openPuzzle(browser, attributes);
			const check = async () => {
				const { cells } = await board.state();
				const gap = cells.indexOf(0);
				const expected = cells.map((tile, cell) => [
					"gridcell",
					words.cell({
						tile: tile === 0 ? "" : String(tile),
						way: wayOf(cell, gap, 3),
						isHinted: false,
						isHome: tile === (cell + 1) % cells.length,
					}),
				]);
				const name = words.boardName("3×3");
				await expectTold(browser, "[role=grid]", [["grid", name]]);
				await expectTold(browser, "[role=gridcell]", expected);
			};
			await check();
			await board.call("move", "L");
			await check();
			const buttons = [words.undo, words.redo, words.hints(null)];
			await expectTold(
				browser,
				"#undo, #redo, #hint",
				buttons.map((button) => ["button", button]),
			);
		},
	);
}

/**
 * Waits for it: in Firefox, a new text has no name until the next frame.
 *
 * @param {import("./support/browser.js").Browser} browser
 * @param {string} selector
 * @param {string[][]} expected Roles and names.
 */
async function expectTold(browser, selector, expected) {
	const isRight = (/** @type {string[][]} */ told) =>
		isDeepStrictEqual(told, expected);
	const what = `not told of ${selector}: ${JSON.stringify(expected)}`;
	await until(() => browser.told(selector), isRight, `${what}, but`);
}

/**
 * Returns which way the tile of a cell can go.
 *
 * @param {number} cell
 * @param {number} gap
 * @param {number} columns
 */
function wayOf(cell, gap, columns) {
	if (cell === gap) return null;
	if (Math.floor(cell / columns) === Math.floor(gap / columns)) {
		return cell < gap ? "R" : "L";
	}
	if (cell % columns !== gap % columns) return null;
	return cell < gap ? "D" : "U";
}
