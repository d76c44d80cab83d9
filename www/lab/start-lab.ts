/**
 * Starts what the laboratory's client talks to: a worker, or a session on the page if
 * the page allows no workers.
 */

import type { LabCore } from "../core/later/site-modules.ts";
import { trusted } from "../core/later/trusted.ts";
import type { Port } from "./lab-client.ts";
import { Session } from "./lab-session.ts";
import WORKER from "./lab-worker.ts?worker&url";

/** How long a slice may block the page, in milliseconds. */
const SLICE_MS = 6;

/** @returns `inVain` says whether a worker failed to start before. */
export function labStarter({
	core,
	module,
}: Awaited<
	ReturnType<typeof import("../core/later/site-modules.ts").loadLab>
>): (inVain: boolean) => Port {
	return (inVain) => {
		if (!inVain) {
			try {
				const worker = new Worker(trusted(WORKER) as URL);
				worker.postMessage({ type: "start", module });
				return worker as Port;
			} catch (error) {
				// A policy of the page forbids workers.
				console.info("no worker, searching on the page:", error);
			}
		}
		return startOnPage(core);
	};
}

function startOnPage(core: LabCore): Port {
	let session: Session | undefined;
	const port: Port = {
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
