/**
 * Starts what the laboratory's client talks to: a worker, or a session on the page if
 * the page allows no workers.
 */

import { trusted } from "../core/later/trusted.js";
import { Session } from "./lab-session.js";
import WORKER from "./lab-worker.js?worker&url";

/** How long a slice may block the page, in milliseconds. */
const SLICE_MS = 6;

/**
 * @param {Awaited<ReturnType<typeof import("../core/later/site-modules.js").loadLab>>} lab
 * @returns {(inVain: boolean) => import("./lab-client.js").Port} `inVain` says whether a
 *   worker failed to start before.
 */
export function labStarter({ core, module }) {
	return (inVain) => {
		if (!inVain) {
			try {
				const worker = new Worker(/** @type {URL} */ (trusted(WORKER)));
				worker.postMessage({ type: "start", module });
				return /** @type {import("./lab-client.js").Port} */ (worker);
			} catch (error) {
				// A policy of the page forbids workers.
				console.info("no worker, searching on the page:", error);
			}
		}
		return startOnPage(core);
	};
}

/**
 * @param {import("../core/later/site-modules.js").LabCore} core
 * @returns {import("./lab-client.js").Port}
 */
function startOnPage(core) {
	/** @type {Session | undefined} */
	let session;
	/** @type {import("./lab-client.js").Port} */
	const port = {
		onmessage: null,
		onerror: null,
		postMessage(order) {
			session ??= new Session({
				lab: new core.Lab(),
				post: (data) => {
					const isPanic = data.type === "failed" && data.code === undefined;
					if (isPanic) core.__wbg_reset_state();
					port.onmessage?.({ data });
				},
				pause: () => new Promise((resolve) => setTimeout(resolve)),
				sliceMs: SLICE_MS,
			});
			void session.hear(order);
		},
		terminate: () => session?.stop(),
	};
	return port;
}
