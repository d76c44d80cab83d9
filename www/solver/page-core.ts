/**
 * The instances of the solver's core on the page, one for each metric: they work out
 * what is proved of a line that is followed, and search where there can be no worker.
 */

import { isPanic } from "../core/compile.ts";
import { once } from "../core/once.ts";
import { type SolverCore, startSolver } from "./load-solver.ts";
import type { Metric } from "./metric.ts";

/**
 * What the core knows of lines. Lines are plain values: they outlive an instance
 * that has panicked.
 */
export type LineCore = Pick<SolverCore, "lineOf" | "lineAfter" | "lineWith">;

const started: Partial<Record<Metric, () => Promise<SolverCore>>> = {};

/**
 * Starts the instance of a metric, once: all of a page share it.
 *
 * @param module `null` where wasm is forbidden.
 */
export function pageCore(module: WebAssembly.Module | null, metric: Metric) {
	started[metric] ??= once(() => startSolver(module, metric));
	return started[metric]();
}

/** @param module `null` where wasm is forbidden. */
export async function lineCore(
	module: WebAssembly.Module | null,
	metric: Metric,
): Promise<LineCore> {
	const core = await pageCore(module, metric);
	const guard = <T>(work: () => T) => {
		try {
			return work();
		} catch (error) {
			if (isPanic(error)) core.revive();
			throw error;
		}
	};
	return {
		lineOf: (...line) => guard(() => core.lineOf(...line)),
		lineAfter: (...line) => guard(() => core.lineAfter(...line)),
		lineWith: (...line) => guard(() => core.lineWith(...line)),
	};
}
