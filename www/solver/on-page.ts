/**
 * A session on the page, for pages where no worker can run.
 */

import type { Metric } from "./metric.ts";
import { pageCore } from "./page-core.ts";
import { type Answer, Session } from "./session.ts";

/** How long a slice may block the page, in milliseconds. */
const SLICE_MS = 4;

/** The metrics of which a session was started before. */
const started: Set<Metric> = new Set();

/**
 * Tables are not stored here. Writing or reading 35 MB would block the page for
 * longer than any slice of making them.
 *
 * @param module `null` where wasm is forbidden.
 */
export async function startSession(
	module: WebAssembly.Module | null,
	metric: Metric,
	post: (answer: Answer) => void,
) {
	// A second session means that the first was lost, perhaps to a panic.
	const core = await pageCore(module, metric);
	if (started.has(metric)) core.revive();
	started.add(metric);
	return new Session({
		core: new core.Session(SLICE_MS, false, false),
		post,
		pause: () => new Promise((resolve) => setTimeout(resolve)),
	});
}
