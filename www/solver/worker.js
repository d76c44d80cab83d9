/**
 * The worker: a session behind messages. It is bundled into one classic script
 * (`scripts/embed.js`), which the page starts from text.
 */

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
	initSync({ module: data.module });
	session = new Session({
		solver: new Solver(),
		core: { Draw, Grading },
		post: (answer) => self.postMessage(answer),
		pause,
		sliceMs: SLICE_MS,
		store: new TableStore(database),
	});
	self.postMessage({ type: "started" });
};

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
