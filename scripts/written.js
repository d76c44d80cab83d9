/**
 * The files that people write, without asking git: a copy of the project may have none.
 */

import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./root.js";

/** Where people write; by these names a run knows when a test that reads them is due. */
const PLACES = [
	...["ARCHITECTURE.md", "CHANGELOG.md", "CODE_OF_CONDUCT.md", "Cargo.lock"],
	...["CONTRIBUTING.md", "Cargo.toml", "README.md", "SECURITY.md", ".github"],
	...["benches", "binder", "docs", "examples", "index.html", "package.json"],
	...["photo", "play", "python", "scripts", "session", "src", "tests", "train"],
	...["vite.config.js", "wasm", "www"],
];

/** What is made or installed in them. */
const MADE =
	/(?:^|\/)(?:node_modules|compiled|__pycache__|\.next|\.parcel-cache|[^/]*-test)$|^(?:www\/core\/wasm|tests\/package\/bundlers\/built)$/;

/** Returns the paths of all of them, in the project's folder. */
export function writtenFiles() {
	return PLACES.flatMap(filesIn);
}

/** @param {string} path @returns {string[]} */
function filesIn(path) {
	if (MADE.test(path)) return [];
	if (!statSync(join(ROOT, path)).isDirectory()) return [path];
	const names = readdirSync(join(ROOT, path));
	return names.flatMap((name) => filesIn(`${path}/${name}`));
}
