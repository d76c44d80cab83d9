/**
 * The instance of the solver's core on the page: it works out what is proved of
 * a line that is followed, and searches where there can be no worker.
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

/** @type {WebAssembly.Module | null} */
let compiled;

const started = once(() => startSolver(compiled));

/**
 * Starts the instance, once: all of a page share it.
 *
 * @param {WebAssembly.Module | null} module `null` where wasm is forbidden.
 */
export function pageCore(module) {
	compiled = module;
	return started();
}

/**
 * @param {WebAssembly.Module | null} module `null` where wasm is forbidden.
 * @returns {Promise<LineCore>}
 */
export async function lineCore(module) {
	const core = await pageCore(module);
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
