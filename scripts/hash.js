/**
 * One hash of many files.
 *
 * Imports only Node's own modules: it runs before packages are installed.
 */

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./root.js";

/**
 * Returns the hash of texts, and of the names and contents of files.
 *
 * @param {string[]} texts
 * @param {string[]} paths Of files and whole folders, in the project's folder. One may
 *   be missing. Installed packages in a folder do not count.
 */
export function hashOf(texts, paths) {
	const hash = createHash("sha256");
	/** @param {string} path */
	const add = (path) => {
		const file = join(ROOT, path);
		hash.update(`\0${path}\0`);
		if (!existsSync(file)) return;
		if (!statSync(file).isDirectory()) hash.update(readFileSync(file));
		else for (const name of namesIn(file)) add(`${path}/${name}`);
	};
	for (const text of texts) hash.update(`${text}\0`);
	for (const path of paths) add(path);
	return hash.digest("hex");
}

/** @param {string} folder */
function namesIn(folder) {
	const names = readdirSync(folder).filter((name) => name !== "node_modules");
	return names.sort();
}
