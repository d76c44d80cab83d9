/**
 * `taquin`: the element, without defining it. Importing it does nothing,
 * so a server can import it.
 */

export { define } from "../element/define.ts";
export { SlidingPuzzleElement } from "../element/element.ts";

/**
 * @typedef {import("./events.js").SlidingPuzzleEventMap} SlidingPuzzleEventMap
 * @typedef {import("../element/controller.ts").Status} Status
 * @typedef {import("../element/controller.ts").PuzzleTexts} PuzzleTexts
 * @typedef {import("../element/element.ts").Bounds} Bounds
 * @typedef {import("../element/element.ts").Hint} Hint
 * @typedef {import("../element/element.ts").Solution} Solution
 * @typedef {import("../element/element.ts").Progress} Progress
 * @typedef {import("../solver/review.ts").Review} Review
 * @typedef {import("../element/kept-game.ts").State} State
 */
