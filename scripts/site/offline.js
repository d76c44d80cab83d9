/**
 * The service worker of the site, for Vite: `www/offline/service-worker.ts` with the
 * list of all files that the game needs.
 */

import { VitePWA } from "vite-plugin-pwa";
import { LATE, LATE_FILES } from "./late-parts.js";
import { TRANSLATED } from "./translated.js";

/**
 * All pages and what they load. Not the scripts for other sites, which are always those
 * of the server: other sites name them, some with their hash.
 */
const FILES = {
	globPatterns: ["*.html", "assets/**", "pictures/**"],
	// `index.html` stands for its translations.
	globIgnores: [`${LATE}/**`, ...TRANSLATED],
	// They need not be there yet.
	additionalManifestEntries: LATE_FILES.map((url) => ({ url, revision: null })),
};

/** @returns {import("vite").PluginOption} */
export function offline() {
	return VitePWA({
		strategies: "injectManifest",
		srcDir: "www/offline",
		filename: "service-worker.js",
		// `www/pages/play/offline.ts` registers it, and `installable.js` has the manifest.
		injectRegister: null,
		manifest: false,
		injectManifest: {
			...FILES,
			// Firefox runs modules as service workers only since 2025.
			rollupFormat: "iife",
		},
	});
}
