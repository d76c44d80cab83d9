/**
 * A session on the page, for pages where no worker can run.
 */

import { pageCore } from "./page-core.js";
import { Session } from "./session.js";

/** @typedef {import("./metric.js").Metric} Metric */

/** How long a slice may block the page, in milliseconds. */
const SLICE_MS = 4;

/** The metrics of which a session was started before. @type {Set<Metric>} */
const started = new Set();

/**
 * Tables are not stored here. Writing or reading 35 MB would block the page for
 * longer than any slice of making them.
 *
 * @param {WebAssembly.Module | null} module `null` where wasm is forbidden.
 * @param {Metric} metric
 * @param {(answer: import("./session.js").Answer) => void} post
 */
export async function startSession(module, metric, post) {
	// A second session means that the first was lost, perhaps to a panic.
	const core = await pageCore(module, metric);
	if (started.has(metric)) core.revive();
	started.add(metric);
	return new Session({
		core: core.Session,
		post,
		pause: () => new Promise((resolve) => setTimeout(resolve)),
		sliceMs: SLICE_MS,
	});
}
