/**
 * A folder outside the repository, with the packed package in it: nothing is found in
 * the repository's own `node_modules` there.
 */

import {
	cpSync,
	mkdtempSync,
	realpathSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { installPackage } from "./install.js";

/** @type {string[]} */
const made = [];
process.on("exit", () => {
	for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/**
 * Makes such a folder. It is removed when the process ends.
 *
 * @param {string} [from] A folder of packages.
 * @param {string[]} [names] Those of them that are installed too.
 * @returns {string} Its path.
 */
export function outside(from = "", names = []) {
	const folder = realpathSync(mkdtempSync(join(tmpdir(), "sliding-puzzle-")));
	made.push(folder);
	writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
	installPackage(pathToFileURL(join(folder, "/")));
	for (const name of names) {
		const target = join(folder, "node_modules", name);
		cpSync(join(from, name), target, { recursive: true });
	}
	return folder;
}
