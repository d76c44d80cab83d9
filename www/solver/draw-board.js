/**
 * A board as hard as somebody asks for.
 */

import { read } from "../core/read.js";

/**
 * @typedef {object} Wish
 * @property {string} size
 * @property {string} goal
 * @property {string} seed
 * @property {string | number} difficulty A number of slides, or the name of a level.
 */

/**
 * @typedef {object} DrawOptions
 * @property {import("./client.js").Signal} [signal] Cancels the search for a board.
 * @property {(progress: { tried: number, level: number }) => void} [onProgress] Called
 *   as it goes on: how many boards were tried, and how many slides away the present
 *   ones are at least.
 */

/**
 * Resolves with a board in text form; `undefined` if boards of this size have no levels.
 * Rejects with an error whose code is `noLevel` or `noBoard`, with that of the core, or
 * with the signal's reason.
 *
 * @param {Pick<import("./lazy.js").LazySolver, "draw">} solver
 * @param {Wish} wish
 * @param {DrawOptions} options
 */
export async function drawBoard(
	solver,
	{ size, goal, seed, difficulty },
	{ signal, onProgress },
) {
	const distance = await distanceOf(size, goal, `${difficulty}`.trim());
	if (distance === undefined) return undefined;
	const { board } = await solver.draw(
		{ size, goal, distance, seed },
		{
			...(signal && { signal }),
			...(onProgress && {
				onProgress: ({ tried, level }) => onProgress({ tried, level }),
			}),
		},
	);
	if (board === null) throw refusal("noBoard");
	return board;
}

/**
 * Returns the number of slides; `undefined` for a level of boards that have none.
 *
 * @param {string} size
 * @param {string} goal
 * @param {string} difficulty
 */
async function distanceOf(size, goal, difficulty) {
	// The core reads 32 bits, which no board's distance needs.
	if (/^\d+$/.test(difficulty))
		return Math.min(Number(difficulty), 2 ** 32 - 1);
	const levels = await read((reader) => reader.levels(size, goal));
	if (levels.length === 0) return undefined;
	const level = levels.find(({ name }) => name === difficulty.toLowerCase());
	if (level === undefined) throw refusal("noLevel");
	return level.distance;
}

/** @param {"noBoard" | "noLevel"} code */
function refusal(code) {
	return Object.assign(new Error(code), { code });
}
