/**
 * The worker of the laboratory: a session behind messages. It is ended as a whole, so it
 * need not hear anything while it searches.
 */

import { initSync, Session as Lab } from "../../core/wasm/lab.js";
import { Session } from "../../solver/session.ts";

/** The longest that a step takes, about, in milliseconds. */
const SLICE_MS = 10;

let session: Session | undefined;

self.onmessage = ({ data }) => {
	if (data.type !== "start") {
		session?.hear(data);
		return;
	}
	initSync({ module: data.module });
	session = new Session({
		core: new Lab(SLICE_MS),
		post: (answer) => self.postMessage(answer),
		pause: async () => {},
	});
	self.postMessage({ type: "started" });
};
