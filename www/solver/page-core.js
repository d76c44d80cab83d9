/**
 * The instances of the solver's core on the page, one for each metric: they work out
 * what is proved of a line that is followed, and search where there can be no worker.
 */

import { isPanic } from "../core/compile.js";
import { once } from "../core/once.js";
import { startSolver } from "./load-solver.js";

/**
 * What the core knows of lines. Lines are plain values: they outlive an instance
 * that has panicked.
 *
 * @typedef {Pick<import("./load-solver.js").SolverCore, "lineOf" | "lineAfter" | "lineWith">} LineCore
 */

/** @typedef {import("./metric.js").Metric} Metric */

/** @type {Partial<Record<Metric, () => Promise<import("./load-solver.js").SolverCore>>>} */
const started = {};

/**
 * Starts the instance of a metric, once: all of a page share it.
 *
 * @param {WebAssembly.Module | null} module `null` where wasm is forbidden.
 * @param {Metric} metric
 */
export function pageCore(module, metric) {
	started[metric] ??= once(() => startSolver(module, metric));
	return started[metric]();
}

/**
 * @param {WebAssembly.Module | null} module `null` where wasm is forbidden.
 * @param {Metric} metric
 * @returns {Promise<LineCore>}
 */
export async function lineCore(module, metric) {
	const core = await pageCore(module, metric);
	/**
	 * @template T
	 * @param {() => T} work
	 */
	const guard = (work) => {
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
