/**
 * Deals the first board of a puzzle, by the core of the game.
 *
 * `first-deal-inline.js` exports the same and does not wait for the core. A build
 * replaces this file by it.
 */

/**
 * @typedef {object} Dealt
 * @property {number} columns
 * @property {number} rows
 * @property {Uint8Array} tiles
 * @property {Uint8Array} goalTiles
 */

/**
 * Resolves with the board that a game of this seed begins with; `null` if the goal
 * has no name. Rejects if the size is wrong, or without a core.
 *
 * @param {() => Promise<Pick<import("./load-core.js").Core, "Game">>} core
 * @param {string} size
 * @param {string} goal
 * @param {string} seed
 * @returns {Promise<Dealt | null>}
 */
export async function firstDeal(core, size, goal, seed) {
	const { Game } = await core();
	return Game.fromSeed(size, goal, seed)?.snapshot(0) ?? null;
}
