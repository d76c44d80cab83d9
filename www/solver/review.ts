/**
 * A whole play against perfect play, as data.
 */

import type { Signal } from "../core/later/abortable.ts";
import { read } from "../core/read.ts";
import type { GradesMessage } from "../core/wasm/solver.js";
import type { LazySolver } from "./lazy.ts";
import type { Metric } from "./metric.ts";

/**
 * Nodes after which the search of a board of more than 16 cells ends. One in moves
 * takes about four times as long.
 */
const PATIENCE = { stm: 400_000, mtm: 100_000 };

/**
 * What is known of a play. Positions are the boards of the play, the start first; a
 * restart counts as one. In slides (STM) there is a position for each slide, in moves
 * (MTM) for each move of the player. All lengths are in the metric.
 */
export type Review = {
	metric: Metric;
	/** Whether all is known that will be. */
	done: boolean;
	/** Boards still to be searched, as far as that is known. */
	left: number;
	/**
	 * The first position that is known: a play is graded from its end. The lists begin
	 * with this one.
	 */
	from: number;
	/** Proved: no solution of the board is shorter. */
	lower: number[];
	/** Known: there is a solution that is no longer. */
	upper: number[];
	/**
	 * What the slide or move to the next position did: `t` for toward the goal, `s`
	 * where the distance stays (which costs one move, and which no slide does), `a`
	 * for away (which costs two), `o` where that is not proved, `-` at the end and
	 * before a restart.
	 */
	marks: string;
	/** The parts that lost most, the dearest first. */
	moments: Moment[];
	/** How many are proved to be on a shortest way. */
	toward: number;
	/** How many are proved to leave the distance as it is. */
	stay: number;
	/** How many are proved to lead away. */
	away: number;
	/** Of how many that is not proved. */
	open: number;
	/** How many slides or moves are proved to be lost in all. */
	cost: number;
	/** Whether every bound that is known is the distance. */
	exact: boolean;
	/**
	 * The percentage of a shortest way in the play, without what was taken back: the
	 * least and the most that it can be. `null` if it was not solved, and until its
	 * start is known.
	 */
	efficiency: [least: number, most: number] | null;
	/** What each part of the last attempt lost; `null` before all of it is known. */
	parts: ({ cost: number; open: number } | null)[];
	/**
	 * All slides of the play: U, D, L or R, the way the tile goes; `-` for a restart.
	 * In slides the first one led to the second position.
	 */
	slides: string;
	/** The same as moves, like `L2U`. */
	moves: string;
	/**
	 * The ending in which slides were lost; `null` until all is known, where none was,
	 * and in moves.
	 */
	ending: Ending | null;
	/** The best way from the position that was asked for. */
	line: ReviewLine | null;
};

/** A part of a play that lost slides or moves. */
type Moment = {
	/** The position before its first slide or move. */
	from: number;
	/** The position after its last one. */
	to: number;
	/** How many a shortest way would have saved. */
	cost: number;
};

/**
 * The end of a play that was solved, at most 25 slides from its goal, from the first
 * slide away on.
 */
type Ending = {
	/** The position before that slide. */
	from: number;
	/** Its board, in text form. */
	board: string;
	/** The fewest slides from there. */
	fewest: number;
	/** How many slides more the play took. */
	cost: number;
};

type ReviewLine = {
	/** In text form. */
	board: string;
	/** U, D, L or R each: the way the tile goes. */
	slides: string;
	/** In the metric. */
	length: number;
	/** Proved: no solution is shorter. */
	lower: number;
};

export type ReviewOptions = {
	/** The record of the play. */
	record?: string;
	/**
	 * What counts 1: a slide (`stm`), or a move (`mtm`): a line of tiles that slides
	 * at once. By default that of the puzzle, and slides where there is none.
	 */
	metric?: Metric;
	/**
	 * A position whose line is asked for. Then the review ends as soon as it is known.
	 */
	at?: number;
	/** Cancels it. */
	signal?: Signal;
	/** Called as it goes on. */
	onProgress?: (review: Review) => void;
};

/** @param solver That of the metric. */
export async function reviewPlay(
	solver: Pick<LazySolver, "grade" | "prepare">,
	record: string,
	{ at, metric = "stm", signal, onProgress = () => {} }: ReviewOptions,
): Promise<Readonly<Review>> {
	const [{ size, goal, frames, slides, moves }, phases] = await read(
		(reader) => [reader.frames(record), reader.phases(record)],
	);
	signal?.throwIfAborted();
	// Tables that are stored are faster read than made.
	await solver.prepare(size, goal);
	const [{ board }] = frames;
	const review = ({
		type,
		id,
		ms,
		line = null,
		...known
	}: GradesMessage & {
		type: string;
		line?: ReviewLine | null;
	}): Readonly<Review> =>
		Object.freeze({
			...known,
			metric,
			done: known.left === 0,
			slides,
			moves,
			line,
		});
	const graded = await solver.grade(
		{
			...{ board, goal, moves, patience: PATIENCE[metric] },
			own: frames[frames.length - 1][metric],
			parts: Uint32Array.of(
				phases[0]?.from ?? 0,
				...phases.map(({ to }) => to),
			),
		},
		{
			...(at === undefined ? {} : { at }),
			...(signal && { signal }),
			onProgress: (grades) => onProgress(review(grades)),
		},
	);
	return review(graded);
}
