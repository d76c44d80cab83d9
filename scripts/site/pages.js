/**
 * The pages of the site. Each lies in the folder of what it loads, and only the game at
 * the top; all are served, and built, at the top of the site.
 */

import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { ROOT } from "../root.js";

const FOLDERS = join(ROOT, "www");

/** Name of a page, like `records.html` → its file. */
export const PAGES = new Map([["index.html", join(ROOT, "index.html")]]);

for (const path of readdirSync(FOLDERS, { recursive: true }).map(String)) {
	if (path.endsWith(".html")) PAGES.set(basename(path), join(FOLDERS, path));
}

/** @returns {import("vite").Plugin} */
export function pages() {
	return {
		name: "pages",
		enforce: "pre",
		config: () => {
			const inputs = [...PAGES.keys()].map((name) => [
				basename(name, ".html"),
				join(ROOT, name),
			]);
			const input = Object.fromEntries(inputs);
			return { build: { rollupOptions: { input } } };
		},
		resolveId: (id) => (PAGES.has(basename(id)) ? id : null),
		load(id) {
			const file = PAGES.get(basename(id));
			return file === undefined ? null : readFileSync(file, "utf8");
		},
		configureServer({ middlewares }) {
			middlewares.use((request, _, next) => {
				const { pathname, search } = new URL(request.url ?? "/", "http://site");
				const file = PAGES.get(basename(pathname));
				if (file) request.url = file.slice(ROOT.length) + search;
				next();
			});
		},
	};
}
