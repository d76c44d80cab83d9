/**
 * The board of a first visit: three slides from the goal.
 */

/** first-run.js shows how this board is solved. */
const FIRST = { size: "3x2", seed: "welcome 51" };

/** @param {HTMLElement} puzzle */
export function setUpFirst(puzzle) {
	puzzle.setAttribute("size", FIRST.size);
	puzzle.setAttribute("seed", FIRST.seed);
	// It is no game to come back to.
	puzzle.removeAttribute("storage");
}
