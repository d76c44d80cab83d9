/**
 * Plays for the tests of marathons.
 */

import { dealt } from "./core.js";
import { solutionOf } from "./ways.js";

/**
 * Returns a game of a shuffle, and the shortest way to win it.
 *
 * @param {string} size
 * @param {string} seed
 */
export function gameOf(size, seed) {
	const game = dealt(size, "last", seed);
	return { game, slides: solutionOf(game.text) };
}

/**
 * Returns the record of a won play.
 *
 * @param {string} size
 * @param {string} seed
 * @param {number} pace Milliseconds a slide.
 */
export function wonRecord(size, seed, pace) {
	const { game, slides } = gameOf(size, seed);
	for (const [at, way] of [...slides].entries()) {
		game.slide(
			/** @type {import("../../www/core/wasm/game.js").Direction} */ (way),
			at * pace,
		);
	}
	return game.record;
}
