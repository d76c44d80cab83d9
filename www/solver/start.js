/**
 * Starts what the solver client talks to: a worker, or a session on the page
 * where the page may have no workers.
 */

import { __wbg_reset_state, initSync, Solver } from "../wasm/solver.js";
import { Session } from "./session.js";
import { TableStore } from "./table-store.js";

/** How long a slice may hold the page, in milliseconds. */
const PAGE_SLICE_MS = 4;

/**
 * @param {WebAssembly.Module} module
 * @returns {(inVain: boolean) => import("./client.js").Port} Told whether a
 *   worker was started in vain before.
 */
export function solverStarter(module) {
	return (inVain) => {
		if (!inVain) {
			try {
				return startWorker(module);
			} catch (error) {
				// A policy of the page forbids workers.
				console.info("no worker, searching on the page:", error);
			}
		}
		return startOnPage(module);
	};
}

/**
 * @param {WebAssembly.Module} module
 * @returns {import("./client.js").Port}
 */
function startWorker(module) {
	const worker = new Worker(new URL("./worker.js", import.meta.url), {
		type: "module",
	});
	worker.postMessage({ type: "start", module });
	return /** @type {import("./client.js").Port} */ (worker);
}

/** Whether there is an instance on the page already: a panic may have ended it. */
let isStarted = false;

/**
 * @param {WebAssembly.Module} module
 * @returns {import("./client.js").Port}
 */
function startOnPage(module) {
	if (isStarted) __wbg_reset_state();
	else initSync({ module });
	isStarted = true;
	const session = new Session({
		solver: new Solver(),
		post: (data) => port.onmessage?.({ data }),
		pause: () => new Promise((resolve) => setTimeout(resolve)),
		sliceMs: PAGE_SLICE_MS,
		store: new TableStore(),
	});
	/** @type {import("./client.js").Port} */
	const port = {
		onmessage: null,
		onerror: null,
		postMessage(message) {
			if (message.type === "solve") void session.solve(message);
			if (message.type === "prepare") void session.prepare(message);
			if (message.type === "cancel") session.cancel(message.id);
		},
		terminate: () => session.stop(),
	};
	return port;
}
