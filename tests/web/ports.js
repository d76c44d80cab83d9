/**
 * Ports to sessions of the solver that run on this thread, with the real core.
 */

import { setImmediate } from "node:timers/promises";
import { Session } from "../../www/solver/session.ts";
import { lines } from "./core.js";

/** A store that keeps nothing. @type {import("../../www/storage/tables.ts").Tables} */
export const NO_STORE = { read: async () => undefined, keep: async () => {} };

/**
 * Returns a port whose session runs on this thread, with a solver of its own.
 *
 * @param {object} [parts]
 * @param {import("../../www/storage/tables.ts").Tables} [parts.store]
 * @param {number} [parts.sliceMs]
 */
export function portOf({ store, sliceMs = 16 } = {}) {
	/** @type {import("../../www/solver/session.ts").Port} */
	const port = {
		onmessage: null,
		onerror: null,
		postMessage: (order) => session.hear(structuredClone(order)),
		terminate: () => session.stop(),
	};
	const session = new Session({
		core: new lines.Session(sliceMs, store !== undefined, store !== undefined),
		post: (answer) => port.onmessage?.({ data: structuredClone(answer) }),
		pause: () => setImmediate(),
		...(store && { store }),
	});
	return port;
}

/**
 * Returns the same port, whose orders are written down.
 *
 * @param {import("../../www/solver/session.ts").Port} port
 * @param {any[]} orders
 */
export function watched(port, orders) {
	const post = port.postMessage;
	port.postMessage = (order) => {
		orders.push(order);
		post(order);
	};
	return port;
}
