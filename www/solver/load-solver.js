/**
 * Starts the solver of a metric on this thread.
 */

import * as solver from "../core/wasm/solver.js";

/** @typedef {import("./metric.js").Metric} Metric */

/**
 * @typedef {object} SolverCore
 * @property {import("./session.js").CoreSession} Session
 * @property {typeof solver.lineOf} lineOf
 * @property {typeof solver.lineAfter} lineAfter
 * @property {typeof solver.lineWith} lineWith
 * @property {() => void} revive Starts a new instance after a panic. Every handle of
 *   the old instance is dead.
 */

/**
 * @param {WebAssembly.Module | null} module Of this metric; `null` where wasm is
 *   forbidden.
 * @param {Metric} [metric]
 * @returns {Promise<SolverCore>}
 */
export async function startSolver(module, metric = "stm") {
	if (metric === "mtm") return startInMoves(module);
	if (module === null) return coreOf(await import("../core/wasm/js/solver.js"));
	solver.initSync({ module });
	return coreOf(solver);
}

/** @param {WebAssembly.Module | null} module */
async function startInMoves(module) {
	if (module === null)
		return coreOf(await import("../core/wasm/js/multi_tile.js"));
	const inMoves = await import("../core/wasm/multi_tile.js");
	inMoves.initSync({ module });
	return coreOf(inMoves);
}

/**
 * @param {Pick<typeof import("../core/wasm/multi_tile.js"), "Session" | "lineOf" | "lineAfter" | "lineWith" | "__wbg_reset_state">} glue
 * @returns {SolverCore}
 */
function coreOf({ __wbg_reset_state: revive, ...core }) {
	const { Session, lineOf, lineAfter, lineWith } = core;
	return { Session, lineOf, lineAfter, lineWith, revive };
}
