/**
 * A session on the page, for pages where no worker can run.
 */

import { pageCore } from "./page-core.js";
import { Session } from "./session.js";

/** How long a slice may block the page, in milliseconds. */
const SLICE_MS = 4;

/** Whether a session was started before. */
let isSecond = false;

/**
 * Tables are not stored here. Writing or reading 35 MB would block the page for
 * longer than any slice of making them.
 *
 * @param {WebAssembly.Module | null} module `null` where wasm is forbidden.
 * @param {(answer: import("./session.js").Answer) => void} post
 */
export async function startSession(module, post) {
	// A second session means that the first was lost, perhaps to a panic.
	const core = await pageCore(module);
	if (isSecond) core.revive();
	isSecond = true;
	return new Session({
		solver: new core.Solver(),
		core,
		post,
		pause: () => new Promise((resolve) => setTimeout(resolve)),
		sliceMs: SLICE_MS,
	});
}
