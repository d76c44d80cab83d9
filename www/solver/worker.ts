/**
 * The worker: a session behind messages. It is bundled into one classic script
 * (`scripts/embed.js`), which the page starts from text.
 */

import {
	Session as InMoves,
	initSync as initInMoves,
} from "../core/wasm/multi_tile.js";
import {
	Session as InSlides,
	initSync as initInSlides,
} from "../core/wasm/solver.js";
import { Database } from "../storage/database.ts";
import { TableStore } from "../storage/tables.ts";
import { Session } from "./session.ts";

/** The longest that a cancel waits, in milliseconds. */
const SLICE_MS = 16;

const database = new Database({
	// The tables are made again at the next visit.
	onRefused: (refusal) => console.info("tables cannot be stored:", refusal),
});

let session: Session | undefined;

self.onmessage = ({ data }) => {
	if (data.type !== "start") {
		session?.hear(data);
		return;
	}
	const { module, metric } = data;
	if (metric === "mtm") initInMoves({ module });
	else initInSlides({ module });
	session = new Session({
		core: new (metric === "mtm" ? InMoves : InSlides)(SLICE_MS, true, true),
		post: (answer, moved = []) => self.postMessage(answer, moved),
		pause,
		store: new TableStore(database),
	});
	self.postMessage({ type: "started" });
};

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

/** Lets waiting messages be heard. A timer would cost 4 ms each time. */
function pause() {
	return new Promise((resolve) => {
		waiting.push(resolve);
		channel.port2.postMessage(null);
	}) as Promise<void>;
}
