/**
 * A whole play against perfect play, as data.
 */

import { read } from "../core/read.js";

/** Nodes after which the search of a board of more than 16 cells ends. */
export const PATIENCE = 400_000;

/**
 * What is known of a play. Positions are the boards of the play slide by slide, the
 * start first; a restart counts as one. Lengths are in slides (STM).
 *
 * @typedef {object} Review
 * @property {boolean} done Whether all is known that will be.
 * @property {number} left Boards still to be searched, as far as that is known.
 * @property {number} from The first position that is known: a play is graded from its
 *   end. The lists begin with this one.
 * @property {number[]} lower Proved: no solution of the board is shorter.
 * @property {number[]} upper The length of the best solution known.
 * @property {string} marks What the slide to the next position did: `t` for toward
 *   the goal, `a` for away (which costs two slides), `o` where neither is proved, `-`
 *   at the end and before a restart.
 * @property {Moment[]} moments The parts that lost most, the dearest first.
 * @property {number} toward How many slides are proved to be on a shortest way.
 * @property {number} away How many slides are proved to lead away.
 * @property {number} open How many are neither.
 * @property {string} slides The slide that led to each next position, from the first
 *   one on: U, D, L or R, the way the tile goes; `-` for a restart.
 * @property {Ending | null} ending The ending in which slides were lost; `null` until
 *   all is known, and where none was.
 * @property {ReviewLine | null} line The best way from the position that was asked for.
 */

/**
 * A part of a play that led away from the goal.
 *
 * @typedef {object} Moment
 * @property {number} from The position before its first slide.
 * @property {number} to The position after its last slide.
 * @property {number} cost How many slides a shortest way would have saved.
 */

/**
 * The end of a play that was solved, at most 25 slides from its goal, from the first
 * slide away on.
 *
 * @typedef {object} Ending
 * @property {number} from The position before that slide.
 * @property {string} board Its board, in text form.
 * @property {number} fewest The fewest slides from there.
 * @property {number} cost How many slides more the play took.
 */

/**
 * @typedef {object} ReviewLine
 * @property {string} board In text form.
 * @property {string} slides U, D, L or R each: the way the tile goes.
 * @property {number} lower Proved: no solution is shorter.
 */

/**
 * @typedef {object} ReviewOptions
 * @property {string} [record] The record of the play.
 * @property {number} [at] A position whose line is asked for. Then the review ends as
 *   soon as it is known.
 * @property {AbortSignal} [signal] Cancels it.
 * @property {(review: Review) => void} [onProgress] Called as it goes on.
 */

/**
 * @param {Pick<import("./lazy.js").LazySolver, "grade" | "prepare">} solver
 * @param {string} record
 * @param {ReviewOptions} options
 * @returns {Promise<Readonly<Review>>}
 */
export async function reviewPlay(
	solver,
	record,
	{ at, signal, onProgress = () => {} },
) {
	const { size, goal, frames, slides } = await read((reader) =>
		reader.frames(record),
	);
	signal?.throwIfAborted();
	// Tables that are stored are faster read than made.
	await solver.prepare(size, goal);
	const [{ board }] = frames;
	/**
	 * @param {Omit<import("./session.js").Graded, "ending"> & { type: string, ending?: Ending | null | undefined, line?: ReviewLine | null }} answer
	 * @returns {Readonly<Review>}
	 */
	const review = ({ type, id, ms, ending = null, line = null, ...known }) =>
		Object.freeze({
			...known,
			done: known.left === 0,
			slides,
			ending,
			line,
		});
	const graded = await solver.grade(
		{ board, goal, slides, patience: PATIENCE },
		{
			...(at === undefined ? {} : { at }),
			...(signal && { signal }),
			onProgress: (grades) => onProgress(review(grades)),
		},
	);
	return review(graded);
}
