/**
 * Starts the solver of the core on this thread.
 */

import { __wbg_reset_state, initSync, Solver } from "../core/wasm/solver.js";

/**
 * @typedef {object} SolverCore
 * @property {typeof Solver} Solver
 * @property {() => void} revive Starts a new instance after a panic. Every handle of
 *   the old instance is dead.
 */

/**
 * @param {WebAssembly.Module | null} module `null` where wasm is forbidden.
 * @returns {Promise<SolverCore>}
 */
export async function startSolver(module) {
	if (module === null) {
		const script = await import("../core/wasm/js/solver.js");
		return { Solver: script.Solver, revive: script.__wbg_reset_state };
	}
	initSync({ module });
	return { Solver, revive: __wbg_reset_state };
}
