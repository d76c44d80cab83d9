/**
 * Which game a puzzle begins with: the one that was kept, the board that is
 * asked for, or a shuffle.
 */

import { openBoard } from "../core/link.js";
import { drawSeed } from "../play/controller.js";

/**
 * What the attributes ask for; `null` for nothing.
 *
 * @typedef {object} Asked
 * @property {string | null} size
 * @property {string | null} goal
 * @property {string | null} board
 * @property {string | null} seed
 */

/**
 * @typedef {typeof import("../core/wasm/game.js").Game} GameClass
 * @typedef {import("../core/wasm/game.js").Game} Game
 */

/**
 * The board that is asked for. Throws what the core has against it.
 *
 * @param {GameClass} Game
 * @param {Asked} asked
 */
export function deal(Game, { size, goal, board, seed }) {
	const wanted = goal ?? "last";
	if (board) return { game: openBoard(Game, board, wanted), seed: null };
	const from = seed ?? drawSeed();
	return { game: Game.fromSeed(size ?? "4x4", wanted, from), seed: from };
}

/**
 * The first game, which there always is, and what went wrong on the way to it.
 *
 * @param {GameClass} Game
 * @param {Asked} asked
 * @param {Partial<import("./saved-game.js").Kept>} kept
 * @returns {{ game: Game, seed: string | null, tally?: import("../play/controller.js").Tally | undefined, isDamaged?: boolean, error?: unknown }}
 *   Whether the kept one was of no use, and what is wrong with what is asked for.
 */
export function firstGame(Game, asked, kept) {
	let isDamaged = false;
	// Another wish than at that time is another game.
	if (kept.replay !== undefined && kept.asked === nameOf(asked)) {
		try {
			const game = Game.fromReplay(kept.replay);
			return { game, seed: null, tally: kept.tally };
		} catch (error) {
			console.info("the saved game is damaged:", error);
			isDamaged = true;
		}
	}
	try {
		return { ...deal(Game, asked), isDamaged };
	} catch (error) {
		// Said, and there is a board all the same.
		const plain = { size: null, goal: null, board: null, seed: null };
		return { ...deal(Game, plain), isDamaged, error };
	}
}

/**
 * What was asked for, as one text.
 *
 * @param {Asked} asked
 */
export function nameOf({ size, goal, board, seed }) {
	return JSON.stringify([size, goal, board, seed]);
}
