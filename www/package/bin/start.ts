/**
 * Starts the solver's modules on this thread.
 */

import * as inMoves from "../../core/wasm/multi_tile.js";
import { Draw, initSync, Solver } from "../../core/wasm/solver.js";
import { multiTileModule, solverModule } from "../../core/wasm-source.ts";
import type { Metric } from "../../solver/metric.ts";
import type { AnySolver } from "./engine.ts";

export async function startSolver(metric: Metric): Promise<AnySolver> {
	if (metric === "stm") return (await startDraws()).solver;
	inMoves.initSync({ module: await multiTileModule() });
	return new inMoves.Solver();
}

/** Starts what draws boards at a distance: that counts slides. */
export async function startDraws() {
	initSync({ module: await solverModule() });
	return { Draw, solver: new Solver() };
}
