/**
 * What assistive technology is told of the board in each language: the roles and names
 * that each engine computes, of a new board and a solved one.
 */

import assert from "node:assert/strict";
import { LANGUAGES } from "../../www/messages/compiled/languages.ts";
import { loadPuzzleTexts } from "../../www/messages/compiled/puzzle.ts";
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
					assert.deepEqual(await browser.told("[role=grid]"), [["grid", name]]);
					assert.deepEqual(await browser.told("[role=gridcell]"), expected);
				};
				await check();
				await browser.run((view) =>
					view.document.querySelector("sliding-puzzle").move("L"),
				);
				await check();
				const buttons = [words.undo, words.redo, words.hints(null)];
				assert.deepEqual(
					await browser.told("#undo, #redo, #hint"),
					buttons.map((button) => ["button", button]),
				);
			}
		});
	}
});

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
