/**
 * The puzzle, once there is a game. `load-puzzle-late.js` exports the same and loads it
 * after the first board. A build replaces this file by it.
 */

import { Puzzle } from "./puzzle.js";

/** @returns {Promise<typeof Puzzle>} */
export async function loadPuzzle() {
	return Puzzle;
}
