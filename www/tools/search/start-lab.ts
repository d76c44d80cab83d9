/**
 * Starts what the laboratory's client talks to: a worker, or a session on the page if
 * the page allows no workers.
 */

import type { loadLab } from "../../core/later/site-modules.ts";
import { trusted } from "../../core/later/trusted.ts";
import { portOf } from "../../solver/page-port.ts";
import { type Port, Session } from "../../solver/session.ts";
import WORKER from "./lab-worker.ts?worker&url";

type Lab = Awaited<ReturnType<typeof loadLab>>;

/** How long a slice may block the page, in milliseconds. */
const SLICE_MS = 6;

/** @returns `inVain` says whether a worker failed to start before. */
export function labStarter({ core, module }: Lab): (inVain: boolean) => Port {
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

function startOnPage(core: Lab["core"]): Port {
	return portOf(async (post) => {
		const lab = new core.Session(SLICE_MS);
		let isDead = false;
		const session = new Session({
			core: lab,
			post: (answer) => {
				if (answer.type === "dead") {
					isDead = true;
					core.__wbg_reset_state();
				}
				post(answer);
			},
			pause: () => new Promise((resolve) => setTimeout(resolve)),
		});
		return {
			hear: (order) => session.hear(order),
			stop() {
				session.stop();
				// What a search holds is wanted by the next one.
				if (!isDead) lab.free();
			},
		};
	});
}
