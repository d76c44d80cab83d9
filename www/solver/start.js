/**
 * Starts what the solver's client talks to: a worker, or a session on the page if
 * the page allows no workers or no wasm.
 */

import { trusted } from "../core/later/trusted.js";
import { WORKER } from "../core/wasm/worker-source.js";

/**
 * @param {WebAssembly.Module | null} module `null` where wasm is forbidden.
 * @param {import("./metric.js").Metric} [metric]
 * @returns {(inVain: boolean) => import("./client.js").Port} `inVain` says whether a
 *   worker failed to start before.
 */
export function solverStarter(module, metric = "stm") {
	return (inVain) => {
		if (module !== null && !inVain) {
			try {
				return startWorker(module, metric);
			} catch (error) {
				// A policy of the page forbids workers.
				console.info("no worker, searching on the page:", error);
			}
		}
		return startOnPage(module, metric);
	};
}

/**
 * @param {WebAssembly.Module | null} module As for `solverStarter`.
 * @param {import("./metric.js").Metric} [metric]
 * @returns {() => import("./client.js").Port | null} Starts a worker that helps
 *   another; `null` if none can.
 */
export function helperStarter(module, metric = "stm") {
	return () => {
		if (module === null) return null;
		try {
			return startWorker(module, metric);
		} catch {
			// A policy of the page forbids workers. `solverStarter` says so.
			return null;
		}
	};
}

/**
 * Starts a classic worker from text. A worker from an address would have to be on
 * the page's own origin, and known to its bundler.
 *
 * @param {WebAssembly.Module} module
 * @param {import("./metric.js").Metric} metric
 * @returns {import("./client.js").Port}
 */
function startWorker(module, metric) {
	const script = new Blob([WORKER], { type: "text/javascript" });
	const url = URL.createObjectURL(script);
	const revoke = () => URL.revokeObjectURL(url);
	try {
		const worker = new Worker(trusted(url));
		// Revoked only when it reports its start: some browsers load the script late.
		worker.addEventListener("message", revoke, { once: true });
		worker.addEventListener("error", revoke, { once: true });
		worker.postMessage({ type: "start", module, metric });
		return /** @type {import("./client.js").Port} */ (worker);
	} catch (error) {
		revoke();
		throw error;
	}
}

/**
 * @param {WebAssembly.Module | null} module
 * @param {import("./metric.js").Metric} metric
 * @returns {import("./client.js").Port}
 */
function startOnPage(module, metric) {
	const session = import("./on-page.js").then(({ startSession }) =>
		startSession(module, metric, (data) => port.onmessage?.({ data })),
	);
	session.catch((error) => port.onerror?.(error));
	/** @type {import("./client.js").Port} */
	const port = {
		onmessage: null,
		onerror: null,
		async postMessage(message) {
			// A session that cannot be loaded is reported by `onerror`.
			const loaded = await session.catch(() => null);
			loaded?.hear(message);
		},
		terminate: () =>
			void session.then(
				(loaded) => loaded.stop(),
				() => {},
			),
	};
	return port;
}
