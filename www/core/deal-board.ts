/**
 * Deals the first board of a puzzle, by the core of the game.
 *
 * `deal-board-inline.ts` exports the same and does not wait for the core. A build
 * replaces this file by it.
 */

import type { Core } from "./load-core.ts";

type Dealt = {
	columns: number;
	rows: number;
	tiles: Uint8Array;
	goalTiles: Uint8Array;
};

/** Boards that a page knows before there is a core: size, goal and seed → board. */
export const KNOWN: Record<string, Dealt> = {};

/**
 * Resolves with the board that a game of this seed begins with; `null` if the goal
 * has no name. Rejects if the size is wrong, or without a core.
 */
export async function dealBoard(
	core: () => Promise<Pick<Core, "Game">>,
	size: string,
	goal: string,
	seed: string,
): Promise<Dealt | null> {
	return (
		KNOWN[`${size} ${goal} ${seed}`] ??
		(await core()).Game.fromSeed(size, goal, seed)?.snapshot(0) ??
		null
	);
}
