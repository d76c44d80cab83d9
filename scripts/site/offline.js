/**
 * The service worker of the site, for Vite: `www/offline/service-worker.ts` with the
 * list of all files that the game needs.
 */

import { createHash } from "node:crypto";
import { bundleScript } from "../one-script.js";
import { LATE_FILES } from "./late-parts.js";

/**
 * All pages and what they load. Not the scripts for other sites, which are always those
 * of the server: other sites name them, some with their hash.
 */
const KEPT = /^(?:[\w-]+\.html|licenses\.txt|assets\/.+|pictures\/.+)$/;

/** The files whose name changes with their content. */
const HASHED = /^assets\//;

/** @returns {import("vite").Plugin} */
export function offline() {
	return {
		name: "offline",
		apply: "build",
		generateBundle: {
			// The pages are written by then. Their translations are not, for which
			// `index.html` stands.
			order: "post",
			async handler(_, bundle) {
				const source = await bundleScript(
					"www/offline/service-worker.ts",
					// Firefox runs modules as service workers only since 2025.
					"iife",
					{
						FILES: JSON.stringify(listOf(Object.values(bundle))),
						"process.env.NODE_ENV": '"production"',
					},
				);
				this.emitFile({
					type: "asset",
					fileName: "service-worker.js",
					source,
				});
			},
		},
	};
}

/**
 * Returns the list: the address of each file, and its hash where the address has none.
 *
 * @param {import("vite").Rolldown.OutputBundle[string][]} files
 */
function listOf(files) {
	const made = files
		.filter(({ fileName }) => KEPT.test(fileName))
		.map((file) => {
			const { fileName: url } = file;
			if (HASHED.test(url)) return { url, revision: null };
			const content = file.type === "chunk" ? file.code : file.source;
			const revision = createHash("md5").update(content).digest("hex");
			return { url, revision };
		});
	// They need not be there yet.
	return [...made, ...LATE_FILES.map((url) => ({ url, revision: null }))];
}
