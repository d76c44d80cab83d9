/**
 * Searches on Node's own thread. Replaces `solver/start.js` in the build for Node,
 * which has no web workers.
 */

import { setImmediate } from "node:timers/promises";
import { pagePort } from "../solver/page-port.ts";

/**
 * @param {WebAssembly.Module | null} module
 * @param {import("../solver/metric.ts").Metric} [metric]
 * @returns {() => import("../solver/session.ts").Port}
 */
export function solverStarter(module, metric = "stm") {
	const pause = () => setImmediate();
	return () => pagePort(module, metric, { sliceMs: 16, pause });
}

/** Nobody helps on Node: there is one thread. */
export function helperStarter() {
	return () => null;
}
