/**
 * Starts the solver of a metric on this thread.
 */

import * as solver from "../core/wasm/solver.js";
import type { Metric } from "./metric.ts";

export type SolverCore = {
	Session: typeof solver.Session;
	lineOf: typeof solver.lineOf;
	lineAfter: typeof solver.lineAfter;
	lineWith: typeof solver.lineWith;
	/**
	 * Starts a new instance after a panic. Every handle of the old instance is dead.
	 */
	revive: () => void;
};

/** @param module Of this metric; `null` where wasm is forbidden. */
export async function startSolver(
	module: WebAssembly.Module | null,
	metric: Metric = "stm",
): Promise<SolverCore> {
	if (metric === "mtm") return startInMoves(module);
	if (module === null) return coreOf(await import("../core/wasm/js/solver.js"));
	solver.initSync({ module });
	return coreOf(solver);
}

async function startInMoves(module: WebAssembly.Module | null) {
	if (module === null)
		return coreOf(await import("../core/wasm/js/multi_tile.js"));
	const inMoves = await import("../core/wasm/multi_tile.js");
	inMoves.initSync({ module });
	return coreOf(inMoves);
}

function coreOf({
	__wbg_reset_state: revive,
	...core
}: Pick<
	typeof import("../core/wasm/multi_tile.js"),
	"Session" | "lineOf" | "lineAfter" | "lineWith" | "__wbg_reset_state"
>): SolverCore {
	const { Session, lineOf, lineAfter, lineWith } = core;
	return { Session, lineOf, lineAfter, lineWith, revive };
}
