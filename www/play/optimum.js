/**
 * How few slides the start of a play takes.
 */

/** How long a board is searched if the search may never end, in milliseconds. */
const USUAL_MS = 10_000;

/**
 * @param {object} parts
 * @param {import("./play.js").Core["Game"]} parts.Game
 * @param {string} parts.record Of the play.
 * @param {Pick<import("../solver/lazy.js").PlaySolver, "solve">} parts.solver
 * @param {number | undefined} parts.budget Milliseconds, for boards whose search may
 *   never end.
 * @param {AbortSignal | undefined} parts.signal
 * @returns {Promise<{ lower: number, upper: number }>} In slides (STM).
 */
export async function findOptimum({ Game, record, solver, budget, signal }) {
	const game = Game.fromRecord(record);
	try {
		game.restart(0);
		const { goal, isProvable, isSolved } = game.snapshot(0);
		if (isSolved) return { lower: 0, upper: 0 };
		const { slides, lower } = await solver.solve(game.text, goal, {
			budgetMs: isProvable ? Number.POSITIVE_INFINITY : (budget ?? USUAL_MS),
			...(signal && { signal }),
		});
		return { lower, upper: slides.length };
	} finally {
		game.free();
	}
}
