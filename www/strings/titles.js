/**
 * The name of the game in each language. For the iframe page, which has no other texts:
 * those of the puzzle load with the puzzle.
 */

/** @type {Record<import("./language.js").Language, string>} */
export const TITLES = { en: "Sliding Puzzle", "zh-Hans": "数字华容道" };
