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
			server.watcher.on("all", (_, path) => {
				if (!path.startsWith(MESSAGES) || !path.endsWith(".json")) return;
				try {
					buildMessages();
				} catch (error) {
					// Half an edit is no message yet. The pages keep what they have.
					const { message } = /** @type {Error} */ (error);
					server.config.logger.error(message);
					server.ws.send({ type: "error", err: { message, stack: "" } });
				}
			});
		},
	};
}
