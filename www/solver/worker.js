/**
 * The worker: a session behind messages. It is bundled into one classic script
 * (`scripts/embed.js`), which the page starts from text.
 */

import * as multiTile from "../core/wasm/multi_tile.js";
import { Draw, Grading, initSync, Solver } from "../core/wasm/solver.js";
import { Database } from "../storage/database.js";
import { TableStore } from "../storage/tables.js";
import { Session } from "./session.js";

/** The longest that a cancel waits, in milliseconds. */
const SLICE_MS = 16;

const database = new Database({
	// The tables are made again at the next visit.
	onRefused: (refusal) => console.info("tables cannot be stored:", refusal),
});

/** @type {Session | undefined} */
let session;

self.onmessage = ({ data }) => {
	if (data.type !== "start") {
		session?.hear(data);
		return;
	}
	session = new Session({
		...solverOf(data),
		post: (answer, moved = []) => self.postMessage(answer, moved),
		pause,
		sliceMs: SLICE_MS,
		store: new TableStore(database),
		hasHelp: true,
	});
	self.postMessage({ type: "started" });
};

/**
 * @param {{ module: WebAssembly.Module, metric: import("./metric.js").Metric }} start
 */
function solverOf({ module, metric }) {
	if (metric === "mtm") {
		multiTile.initSync({ module });
		const { Grading } = multiTile;
		return { solver: new multiTile.Solver(), core: { Grading } };
	}
	initSync({ module });
	return { solver: new Solver(), core: { Draw, Grading } };
}

const channel = new MessageChannel();
/** @type {(() => void)[]} */
const waiting = [];
channel.port1.onmessage = () => waiting.shift()?.();

/** Lets waiting messages be heard. A timer would cost 4 ms each time. */
function pause() {
	return /** @type {Promise<void>} */ (
		new Promise((resolve) => {
			waiting.push(resolve);
			channel.port2.postMessage(null);
		})
	);
}
