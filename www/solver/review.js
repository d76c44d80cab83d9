/**
 * A whole play against perfect play, as data.
 */

import { read } from "../core/read.js";

/**
 * Nodes after which the search of a board of more than 16 cells ends. One in moves
 * takes about four times as long.
 */
export const PATIENCE = { stm: 400_000, mtm: 100_000 };

/**
 * What is known of a play. Positions are the boards of the play, the start first; a
 * restart counts as one. In slides (STM) there is a position for each slide, in moves
 * (MTM) for each move of the player. All lengths are in the metric.
 *
 * @typedef {object} Review
 * @property {Metric} metric
 * @property {boolean} done Whether all is known that will be.
 * @property {number} left Boards still to be searched, as far as that is known.
 * @property {number} from The first position that is known: a play is graded from its
 *   end. The lists begin with this one.
 * @property {number[]} lower Proved: no solution of the board is shorter.
 * @property {number[]} upper Known: there is a solution that is no longer.
 * @property {string} marks What the slide or move to the next position did: `t` for
 *   toward the goal, `s` where the distance stays (which costs one move, and which no
 *   slide does), `a` for away (which costs two), `o` where that is not proved, `-` at
 *   the end and before a restart.
 * @property {Moment[]} moments The parts that lost most, the dearest first.
 * @property {number} toward How many are proved to be on a shortest way.
 * @property {number} stay How many are proved to leave the distance as it is.
 * @property {number} away How many are proved to lead away.
 * @property {number} open Of how many that is not proved.
 * @property {number} cost How many slides or moves are proved to be lost in all.
 * @property {string} slides All slides of the play: U, D, L or R, the way the tile
 *   goes; `-` for a restart. In slides the first one led to the second position.
 * @property {string} moves The same as moves, like `L2U`.
 * @property {Ending | null} ending The ending in which slides were lost; `null` until
 *   all is known, where none was, and in moves.
 * @property {ReviewLine | null} line The best way from the position that was asked for.
 */

/** @typedef {import("./metric.js").Metric} Metric */

/**
 * A part of a play that lost slides or moves.
 *
 * @typedef {object} Moment
 * @property {number} from The position before its first slide or move.
 * @property {number} to The position after its last one.
 * @property {number} cost How many a shortest way would have saved.
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
 * @property {number} length In the metric.
 * @property {number} lower Proved: no solution is shorter.
 */

/**
 * @typedef {object} ReviewOptions
 * @property {string} [record] The record of the play.
 * @property {Metric} [metric] What counts 1: a slide (`stm`), or a move (`mtm`): a line
 *   of tiles that slides at once. By default that of the puzzle, and slides where there
 *   is none.
 * @property {number} [at] A position whose line is asked for. Then the review ends as
 *   soon as it is known.
 * @property {import("./client.js").Signal} [signal] Cancels it.
 * @property {(review: Review) => void} [onProgress] Called as it goes on.
 */

/**
 * @param {Pick<import("./lazy.js").LazySolver, "grade" | "prepare">} solver That of the
 *   metric.
 * @param {string} record
 * @param {ReviewOptions} options
 * @returns {Promise<Readonly<Review>>}
 */
export async function reviewPlay(
	solver,
	record,
	{ at, metric = "stm", signal, onProgress = () => {} },
) {
	const { size, goal, frames, slides, moves } = await read((reader) =>
		reader.frames(record),
	);
	signal?.throwIfAborted();
	// Tables that are stored are faster read than made.
	await solver.prepare(size, goal);
	const [{ board }] = frames;
	/**
	 * @param {import("../core/wasm/solver.js").GradesMessage & { type: string, line?: ReviewLine | null }} answer
	 * @returns {Readonly<Review>}
	 */
	const review = ({ type, id, ms, line = null, ...known }) =>
		Object.freeze({
			...known,
			metric,
			done: known.left === 0,
			slides,
			moves,
			line,
		});
	const graded = await solver.grade(
		{ board, goal, moves, patience: PATIENCE[metric] },
		{
			...(at === undefined ? {} : { at }),
			...(signal && { signal }),
			onProgress: (grades) => onProgress(review(grades)),
		},
	);
	return review(graded);
}
