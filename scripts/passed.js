/**
 * Remembers the files with which a group of checks passed, so that an edit costs only the
 * checks that it can break.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { targetFolder } from "./core/steps.js";
import { hashOf } from "./hash.js";
import { output } from "./setup.js";

/**
 * Runs checks, unless they passed with the same files.
 *
 * @param {string} name Of the checks.
 * @param {string[]} files All that they read, whole folders too.
 * @param {() => Promise<unknown>} check
 */
export async function unlessPassed(name, files, check) {
	const versions = [process.version, output("rustc", ["--version"])];
	const hash = hashOf(versions, files);
	const folder = join(targetFolder(), "passed");
	const stamp = join(folder, name);
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) {
		console.log(`\n${name}: passed before, with the same files (${stamp})`);
		return;
	}
	await check();
	mkdirSync(folder, { recursive: true });
	writeFileSync(stamp, hash);
}
