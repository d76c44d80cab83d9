/**
 * The board of a first visit: three slides from the goal.
 */

/** A seed whose board is solved by tapping these cells, one after the other. */
export const FIRST = { size: "3x2", seed: "welcome 51", cells: [1, 4, 5] };

/** @param {HTMLElement} puzzle */
export function setUpFirst(puzzle) {
	puzzle.setAttribute("size", FIRST.size);
	puzzle.setAttribute("seed", FIRST.seed);
	// It is no game to come back to.
	puzzle.removeAttribute("storage");
}
