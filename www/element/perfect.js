/**
 * A play against perfect play, for scripts. Loaded when it is first asked for.
 */

import { reviewPlay } from "../solver/review.js";
import { withProof } from "./event-details.js";
import { sharedSolver } from "./shared.js";

/** How long a board is searched if the search may never end, in milliseconds. */
const USUAL_MS = 10_000;

/** @typedef {import("./life.js").Life} Life */

/**
 * Finds how few slides the start of the play takes.
 *
 * @param {Life} life
 * @param {{ budget?: number, signal?: AbortSignal }} options
 */
export async function optimum(life, { budget, signal }) {
	const { record } = await life.begun();
	const solver = await sharedSolver();
	const game = life.Game.fromRecord(record);
	try {
		game.restart(0);
		const { goal, isProvable, isSolved } = game.snapshot(0);
		if (isSolved) return Object.freeze(withProof({ lower: 0, upper: 0 }));
		const { slides, lower } = await solver.solve(game.text, goal, {
			budgetMs: isProvable ? Number.POSITIVE_INFINITY : (budget ?? USUAL_MS),
			...(signal && { signal }),
		});
		return Object.freeze(withProof({ lower, upper: slides.length }));
	} finally {
		game.free();
	}
}

/**
 * Grades a play, by default the one at hand.
 *
 * @param {Life} life
 * @param {import("../solver/review.js").ReviewOptions} options
 */
export async function review(life, options) {
	const record = options.record ?? (await life.begun()).record;
	return reviewPlay(await sharedSolver(), record, options);
}
