/**
 * The puzzle, once there is a game. `load-puzzle-late.ts` exports the same and loads it
 * after the first board. A build replaces this file by it.
 */

import { Puzzle } from "./puzzle.ts";

export async function loadPuzzle(): Promise<typeof Puzzle> {
	return Puzzle;
}
