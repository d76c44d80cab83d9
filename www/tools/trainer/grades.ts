/**
 * What the solver knows of an exercise.
 */

import type { SlidingPuzzleElement as Puzzle } from "../../element/element.ts";
import { note } from "../../pages/parts/late.ts";

/**
 * How long the fewest slides are searched on boards where that might never end, in
 * milliseconds. On the last two rows of a 5×5 it takes some 10 ms, and seconds before
 * that for the tables.
 */
const BUDGET_MS = 20_000;

/**
 * Resolves with the fewest slides from the start of the play at hand; `null` if they
 * are not proved.
 */
export async function fewestFrom(puzzle: Puzzle, signal: AbortSignal) {
	try {
		const options = { budget: BUDGET_MS, signal };
		const { lower, proved } = await puzzle.optimum(options);
		return proved ? lower : null;
	} catch (error) {
		if (!signal.aborted) note("the fewest slides are not known", error);
		return null;
	}
}

/** Resolves with what each slide of a play did; empty if that cannot be known. */
export async function marksOf(
	puzzle: Puzzle,
	reading: Promise<string>,
	signal: AbortSignal,
) {
	try {
		const record = await reading;
		return (await puzzle.review({ record, metric: "stm", signal })).marks;
	} catch (error) {
		if (!signal.aborted) note("the slides are not graded", error);
		return "";
	}
}

/**
 * Resolves with the best way from a position of a play; `null` if it is cancelled.
 */
export async function lineFrom(
	puzzle: Puzzle,
	record: string,
	at: number,
	signal: AbortSignal,
) {
	try {
		return (await puzzle.review({ record, metric: "stm", at, signal })).line;
	} catch (error) {
		if (signal.aborted) return null;
		throw error;
	}
}
