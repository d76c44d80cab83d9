/**
 * Starts what the solver's client talks to: a worker, or a session on the page if
 * the page allows no workers or no wasm.
 */

import { trusted } from "../core/later/trusted.ts";
import { WORKER } from "../core/wasm/worker-source.js";
import type { Metric } from "./metric.ts";
import { pagePort } from "./page-port.ts";
import type { Port } from "./session.ts";

/**
 * @param module `null` where wasm is forbidden.
 * @returns `inVain` says whether a worker failed to start before.
 */
export function solverStarter(
	module: WebAssembly.Module | null,
	metric: Metric = "stm",
): (inVain: boolean) => Port {
	return (inVain) => {
		if (module !== null && !inVain) {
			try {
				return startWorker(module, metric);
			} catch (error) {
				// A policy of the page forbids workers.
				console.info("no worker, searching on the page:", error);
			}
		}
		const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
		// A longer slice would block the page.
		return pagePort(module, metric, { sliceMs: 4, pause });
	};
}

/**
 * @param module As for `solverStarter`.
 * @returns Starts a worker that helps another; `null` if none can.
 */
export function helperStarter(
	module: WebAssembly.Module | null,
	metric: Metric = "stm",
): () => Port | null {
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
 */
function startWorker(module: WebAssembly.Module, metric: Metric): Port {
	const script = new Blob([WORKER], { type: "text/javascript" });
	const url = URL.createObjectURL(script);
	const revoke = () => URL.revokeObjectURL(url);
	try {
		const worker = new Worker(trusted(url));
		// Revoked only when it reports its start: some browsers load the script late.
		worker.addEventListener("message", revoke, { once: true });
		worker.addEventListener("error", revoke, { once: true });
		worker.postMessage({ type: "start", module, metric });
		return worker as Port;
	} catch (error) {
		revoke();
		throw error;
	}
}
