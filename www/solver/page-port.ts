/**
 * What a client talks to where no worker can run: a session on this thread.
 */

import type { Metric } from "./metric.ts";
import { pageCore } from "./page-core.ts";
import { type Answer, type Port, Session } from "./session.ts";

type Post = (answer: Answer) => void;

/** @param start Resolves with a session that posts its answers. */
export function portOf(
	start: (post: Post) => Promise<Pick<Session, "hear" | "stop">>,
): Port {
	const session = start((data) => port.onmessage?.({ data }));
	session.catch((error) => port.onerror?.(error));
	const port: Port = {
		onmessage: null,
		onerror: null,
		async postMessage(message) {
			// A session that cannot start is reported by `onerror`.
			const started = await session.catch(() => null);
			started?.hear(message);
		},
		terminate: () =>
			void session.then(
				(started) => started.stop(),
				() => {},
			),
	};
	return port;
}

/** The metrics of which a session was started before. */
const started: Set<Metric> = new Set();

/**
 * Starts the solver. Tables are not stored here. Writing or reading 35 MB would block the
 * page for longer than any slice of making them.
 *
 * @param module `null` where wasm is forbidden.
 */
export function pagePort(
	module: WebAssembly.Module | null,
	metric: Metric,
	{
		sliceMs,
		pause,
	}: {
		/** How long a slice may hold the thread, in milliseconds. */
		sliceMs: number;
		pause: () => Promise<void>;
	},
): Port {
	return portOf(async (post) => {
		// A second session means that the first was lost, perhaps to a panic.
		const core = await pageCore(module, metric);
		if (started.has(metric)) core.revive();
		started.add(metric);
		return new Session({
			core: new core.Session(sliceMs, false, false),
			post,
			pause,
		});
	});
}
