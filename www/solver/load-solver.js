/**
 * Starts the solver of the core on this thread.
 */

import * as solver from "../core/wasm/solver.js";

/**
 * @typedef {object} SolverCore
 * @property {typeof solver.Solver} Solver
 * @property {typeof solver.Grading} Grading
 * @property {typeof solver.Draw} Draw
 * @property {typeof solver.lineOf} lineOf
 * @property {typeof solver.lineAfter} lineAfter
 * @property {typeof solver.lineWith} lineWith
 * @property {() => void} revive Starts a new instance after a panic. Every handle of
 *   the old instance is dead.
 */

/**
 * @param {WebAssembly.Module | null} module `null` where wasm is forbidden.
 * @returns {Promise<SolverCore>}
 */
export async function startSolver(module) {
	if (module !== null) {
		solver.initSync({ module });
		return coreOf(solver);
	}
	return coreOf(await import("../core/wasm/js/solver.js"));
}

/**
 * @param {Pick<typeof solver, "Solver" | "Grading" | "Draw" | "lineOf" | "lineAfter" | "lineWith" | "__wbg_reset_state">} glue
 * @returns {SolverCore}
 */
function coreOf({ __wbg_reset_state: revive, ...core }) {
	const { Solver, Grading, Draw, lineOf, lineAfter, lineWith } = core;
	return { Solver, Grading, Draw, lineOf, lineAfter, lineWith, revive };
}
