/**
 * What assistive technology is told of the board in each language: the roles and names
 * that each engine computes, of a new board and a solved one.
 */

import { isDeepStrictEqual } from "node:util";
import { LANGUAGES } from "../../www/messages/compiled/languages.ts";
import { loadPuzzleTexts } from "../../www/messages/compiled/puzzle.ts";
import { until } from "./support/browser.js";
import { inEveryEngine } from "./support/engines.js";
import { openPuzzle } from "./support/pages.js";

/** Side → a board one slide from its goal: the last tile goes left. */
const NEARLY = {
	3: "1 2 3/4 5 6/7 0 8",
	4: "1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15",
};

inEveryEngine((claim) => {
	for (const language of LANGUAGES) {
		claim(`roles and names in ${language}`, async (browser) => {
			const words = await loadPuzzleTexts(language);
			for (const [side, text] of Object.entries(NEARLY)) {
				const columns = Number(side);
				const board = await openPuzzle(
					browser,
					`lang="${language}" board="${text}" motion="off"`,
				);
				const check = async () => {
					const { cells } = await board.state();
					const gap = cells.indexOf(0);
					const expected = cells.map((tile, cell) => [
						"gridcell",
						words.cell({
							tile: tile === 0 ? "" : String(tile),
							way: wayOf(cell, gap, columns),
							isHinted: false,
							isHome: tile === (cell + 1) % cells.length,
						}),
					]);
					const name = words.boardName(`${side}×${side}`);
					await expectTold(browser, "[role=grid]", [["grid", name]]);
					await expectTold(browser, "[role=gridcell]", expected);
				};
				await check();
				await browser.run((view) =>
					view.document.querySelector("sliding-puzzle").move("L"),
				);
				await check();
				const buttons = [words.undo, words.redo, words.hints(null)];
				await expectTold(
					browser,
					"#undo, #redo, #hint",
					buttons.map((button) => ["button", button]),
				);
			}
		});
	}
});

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
