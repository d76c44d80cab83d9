/**
 * Compiles the messages, for Vite: before a build, and again when one is edited.
 */

import { buildMessages } from "../messages/build.js";
import { MESSAGES } from "../messages/read.js";

/** @returns {import("vite").Plugin} */
export function messages() {
	return {
		name: "messages",
		buildStart: () => buildMessages(),
		configureServer(server) {
			server.watcher.add(MESSAGES);
			server.watcher.on("change", (path) => {
				if (path.startsWith(MESSAGES) && path.endsWith(".json"))
					buildMessages();
			});
		},
	};
}
