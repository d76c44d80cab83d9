/**
 * Chooses the first game of a puzzle: the saved one, the board asked for, or a
 * shuffle.
 */

import { read } from "../core/read.ts";
import { drawSeed } from "../core/seed.ts";
import type { Game } from "../core/wasm/game.js";
import type { Kept } from "./kept-game.ts";

/** What the attributes ask for; `null` for nothing. */
export type Asked = {
	size: string | null;
	goal: string | null;
	board: string | null;
	seed: string | null;
};

/** What is asked for: a game or its record; nothing if there is nothing to open. */
export type Made = Game | string | undefined;

const NOTHING: Asked = { size: null, goal: null, board: null, seed: null };

type GameClass = typeof import("../core/wasm/game.js").Game;

/**
 * Makes the game that is asked for.
 *
 * @param drawn The seed, if none is asked for.
 * @returns Rejects with the core's error if the input is invalid.
 */
export async function askedGame(
	Game: GameClass,
	{ size, goal, board, seed }: Asked,
	drawn: string = drawSeed(),
): Promise<Game> {
	const wanted = goal ?? "last";
	if (!board) {
		const dealt: [size: string, goal: string, seed: string] = [
			size ?? "4x4",
			wanted,
			seed ?? drawn,
		];
		return Game.fromSeed(...dealt) ?? (await dealByReader(Game, ...dealt));
	}
	return Game.fromRecord(
		await read((reader) => reader.readText(board, wanted, drawn)),
	);
}

/**
 * Makes a new game whose goal has no name. The reader is loaded to read the goal.
 *
 * @returns Rejects with the core's error if the input is invalid.
 */
export async function dealByReader(
	Game: GameClass,
	size: string,
	goal: string,
	seed: string,
): Promise<Game> {
	const record = await read((reader) => reader.deal(size, goal, seed));
	return Game.fromRecord(record);
}

/**
 * Makes the first game, whatever goes wrong, and says what went wrong.
 *
 * @param drawn The seed, if none is asked for.
 * @returns `isNew`: it is a shuffle. `isDamaged`: the saved game could not be read.
 *   `error`: what is wrong with what is asked for. `left`: the saved game, if
 *   another one is asked for now.
 */
export async function chooseGame(
	Game: GameClass,
	asked: Asked,
	kept: Partial<Kept>,
	drawn?: string,
): Promise<{
	game: Game;
	isNew?: boolean;
	isDamaged: boolean;
	error?: unknown;
	left: Game | null;
}> {
	let isDamaged = false;
	let left: Game | null = null;
	const { record } = kept;
	if (record !== undefined) {
		try {
			const game = Game.fromRecord(record);
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

/** Returns whether a saved game answers what is asked for. */
export function isAnswer(kept: { asked?: string }, asked: Asked) {
	return [kept.asked, nameOf(NOTHING)].includes(nameOf(asked));
}

/** Returns what was asked for as one text. */
export function nameOf({ size, goal, board, seed }: Asked) {
	return JSON.stringify([size, goal, board, seed]);
}
