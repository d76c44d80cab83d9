/**
 * How the play page calls things that its tests use, in jsdom and in a browser.
 */

/** Key of the game in play in `localStorage`. */
export const KEPT = "sliding-puzzle.play";

/** Button → its entry in the menu. @type {Record<string, string>} */
export const IN_MENU = {
	solve: "solve",
	restart: "restart",
	"copy-link": "share",
	"open-board": "setUp",
	"open-pictures": "pictures",
};

/**
 * Returns the hash of a URL that opens a board.
 *
 * @param {string} text Text form or position code.
 */
export function at(text) {
	return `#board=${encodeURIComponent(text)}`;
}
