/**
 * A board as hard as somebody asks for.
 */

import type { Signal } from "../core/later/abortable.ts";
import { read } from "../core/read.ts";
import type { LazySolver } from "./lazy.ts";

type Wish = {
	size: string;
	goal: string;
	seed: string;
	/** A number of slides, or the name of a level. */
	difficulty: string | number;
};

type DrawOptions = {
	/** Cancels the search for a board. */
	signal?: Signal;
	/**
	 * Called as it goes on: how many boards were tried, and how many slides away the
	 * present ones are at least.
	 */
	onProgress?: (progress: { tried: number; atLeast: number }) => void;
};

/**
 * Resolves with a board in text form; `undefined` if boards of this size have no levels.
 * Rejects with an error whose code is `noLevel` or `noBoard`, with that of the core, or
 * with the signal's reason.
 */
export async function drawBoard(
	solver: Pick<LazySolver, "draw">,
	{ size, goal, seed, difficulty }: Wish,
	{ signal, onProgress }: DrawOptions,
) {
	const distance = await distanceOf(size, goal, `${difficulty}`.trim());
	if (distance === undefined) return undefined;
	const { board } = await solver.draw(
		{ size, goal, distance, seed },
		{
			...(signal && { signal }),
			...(onProgress && {
				onProgress: ({ tried, atLeast }) => onProgress({ tried, atLeast }),
			}),
		},
	);
	if (board === null) throw refusal("noBoard");
	return board;
}

/**
 * Returns the number of slides; `undefined` for a level of boards that have none.
 */
async function distanceOf(size: string, goal: string, difficulty: string) {
	// The core reads 32 bits, which no board's distance needs.
	if (/^\d+$/.test(difficulty))
		return Math.min(Number(difficulty), 2 ** 32 - 1);
	const levels = await read((reader) => reader.levels(size, goal));
	if (levels.length === 0) return undefined;
	const level = levels.find(({ name }) => name === difficulty.toLowerCase());
	if (level === undefined) throw refusal("noLevel");
	return level.distance;
}

function refusal(code: "noBoard" | "noLevel") {
	return Object.assign(new Error(code), { code });
}
