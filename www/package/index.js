/**
 * `sliding-puzzle`: the element, without defining it. Importing it does nothing,
 * so a server can import it.
 */

export { define } from "../element/define.js";
export { SlidingPuzzleElement } from "../element/element.js";

/**
 * @typedef {import("./events.js").SlidingPuzzleEventMap} SlidingPuzzleEventMap
 * @typedef {import("../element/element.js").Status} Status
 * @typedef {import("../element/element.js").Bounds} Bounds
 * @typedef {import("../element/element.js").Hint} Hint
 * @typedef {import("../element/element.js").Solution} Solution
 * @typedef {import("../element/element.js").Progress} Progress
 * @typedef {import("../element/element.js").Review} Review
 * @typedef {import("../element/element.js").State} State
 */
