/**
 * Searches on Node's own thread. Replaces `solver/start.js` in the build for Node,
 * which has no web workers.
 */

import { setImmediate } from "node:timers/promises";
import { startSolver } from "../solver/load-solver.ts";
import { Session } from "../solver/session.ts";

/** How long a slice may hold the thread, in milliseconds. */
const SLICE_MS = 16;

/**
 * The instance of each metric, once there is one.
 *
 * @type {Partial<Record<Metric, import("../solver/load-solver.ts").SolverCore>>}
 */
const cores = {};

/** @typedef {import("../solver/metric.ts").Metric} Metric */

/**
 * @param {WebAssembly.Module | null} module
 * @param {Metric} [metric]
 * @returns {() => import("../solver/session.ts").Port}
 */
export function solverStarter(module, metric = "stm") {
	return () => {
		const session = start(module, metric, (data) => port.onmessage?.({ data }));
		session.catch((error) => port.onerror?.(error));
		/** @type {import("../solver/session.ts").Port} */
		const port = {
			onmessage: null,
			onerror: null,
			async postMessage(message) {
				// A session that cannot start is reported by `onerror`.
				const started = await session.catch(() => null);
				started?.hear(message);
			},
			terminate() {
				session.then(
					(started) => started.stop(),
					() => {},
				);
			},
		};
		return port;
	};
}

/** Nobody helps on Node: there is one thread. */
export function helperStarter() {
	return () => null;
}

/**
 * @param {WebAssembly.Module | null} module
 * @param {Metric} metric
 * @param {(answer: import("../solver/session.ts").Answer) => void} post
 */
async function start(module, metric, post) {
	// A second session means that the first was lost, perhaps to a panic.
	let core = cores[metric];
	if (core === undefined) core = await startSolver(module, metric);
	else core.revive();
	cores[metric] = core;
	return new Session({
		core: new core.Session(SLICE_MS, false, false),
		post,
		pause: () => setImmediate(),
	});
}
