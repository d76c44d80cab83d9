/**
 * Chooses the first game of a puzzle: the saved one, the board asked for, or a
 * shuffle.
 */

import { read } from "../core/read.js";
import { drawSeed } from "../play/seed.js";
import { gameOf, readState } from "./kept-game.js";

/**
 * What the attributes ask for; `null` for nothing.
 *
 * @typedef {object} Asked
 * @property {string | null} size
 * @property {string | null} goal
 * @property {string | null} board
 * @property {string | null} seed
 */

/** @type {Asked} */
const NOTHING = { size: null, goal: null, board: null, seed: null };

/**
 * @typedef {typeof import("../core/wasm/game.js").Game} GameClass
 * @typedef {import("../core/wasm/game.js").Game} Game
 */

/**
 * Makes the game that is asked for.
 *
 * @param {GameClass} Game
 * @param {Asked} asked
 * @param {string} [drawn] The seed, if none is asked for.
 * @returns {Promise<Game>} Rejects with the core's error if the input is invalid.
 */
export async function askedGame(
	Game,
	{ size, goal, board, seed },
	drawn = drawSeed(),
) {
	const wanted = goal ?? "last";
	if (!board) {
		/** @type {[size: string, goal: string, seed: string]} */
		const dealt = [size ?? "4x4", wanted, seed ?? drawn];
		return Game.fromSeed(...dealt) ?? (await dealByReader(Game, ...dealt));
	}
	return Game.fromRecord(
		await read((reader) => reader.readText(board, wanted, drawn)),
	);
}

/**
 * Makes a new game whose goal has no name. The reader is loaded to read the goal.
 *
 * @param {GameClass} Game
 * @param {string} size
 * @param {string} goal
 * @param {string} seed
 * @returns {Promise<Game>} Rejects with the core's error if the input is invalid.
 */
export async function dealByReader(Game, size, goal, seed) {
	const record = await read((reader) => reader.deal(size, goal, seed));
	return Game.fromRecord(record);
}

/**
 * Makes the first game, whatever goes wrong, and says what went wrong.
 *
 * @param {GameClass} Game
 * @param {Asked} asked
 * @param {Partial<import("./kept-game.js").Kept>} kept
 * @param {string} [drawn] The seed, if none is asked for.
 * @returns {Promise<{ game: Game, isNew?: boolean, isDamaged: boolean, error?: unknown, left: Game | null }>}
 *   `isNew`: it is a shuffle. `isDamaged`: the saved game could not be read. `error`: what is wrong with what
 *   is asked for. `left`: the saved game, if another one is asked for now.
 */
export async function firstGame(Game, asked, kept, drawn) {
	let isDamaged = false;
	/** @type {Game | null} */
	let left = null;
	const state = readState(kept);
	if (state !== null) {
		try {
			const game = await gameOf(Game, state);
			// If something else was asked for then, it is another game. Who asks for
			// nothing goes on with what was played last.
			if (isAnswer(kept, asked)) return { game, isDamaged, left };
			left = game;
		} catch (error) {
			console.info("the saved game is damaged:", error);
			isDamaged = true;
		}
	}
	try {
		const game = await askedGame(Game, asked, drawn);
		return { game, isNew: !asked.board, isDamaged, left };
	} catch (error) {
		// The error is reported, and there is a board all the same.
		return { game: await askedGame(Game, NOTHING), isDamaged, left, error };
	}
}

/**
 * Returns whether a saved game answers what is asked for.
 *
 * @param {{ asked?: string }} kept
 * @param {Asked} asked
 */
export function isAnswer(kept, asked) {
	return [kept.asked, nameOf(NOTHING)].includes(nameOf(asked));
}

/**
 * Returns what was asked for as one text.
 *
 * @param {Asked} asked
 */
export function nameOf({ size, goal, board, seed }) {
	return JSON.stringify([size, goal, board, seed]);
}
