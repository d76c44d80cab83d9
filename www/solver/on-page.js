/**
 * Stands in for the worker where there can be none: a session on the page.
 */

import { startSolver } from "./load-solver.js";
import { Session } from "./session.js";

/** How long a slice may hold the page, in milliseconds. */
const SLICE_MS = 4;

/** The instance on the page, once there is one. @type {import("./load-solver.js").SolverCore | null} */
let core = null;

/**
 * Tables are not kept here: to write or read 35 MB would hold the page up for
 * longer than their making does at a time.
 *
 * @param {WebAssembly.Module | null} module None where wasm is forbidden.
 * @param {(answer: import("./session.js").Answer) => void} post
 */
export async function startSession(module, post) {
	// Whoever asks for another has lost the last one: a panic may have ended it.
	if (core === null) core = await startSolver(module);
	else core.revive();
	return new Session({
		solver: new core.Solver(),
		post,
		pause: () => new Promise((resolve) => setTimeout(resolve)),
		sliceMs: SLICE_MS,
	});
}
