/**
 * The puzzle, loaded after the first board. Replaces `load-puzzle.js` where the page
 * waits for the script.
 */

/** @returns {Promise<typeof import("./puzzle.js").Puzzle>} */
export async function loadPuzzle() {
	const { Puzzle } = await import("./puzzle.js");
	return Puzzle;
}
