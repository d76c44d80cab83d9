/**
 * Remembers with which files checks passed, so that an edit costs only the checks that it
 * can break.
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { targetFolder } from "./core/steps.js";
import { hashOf } from "./hash.js";
import { filesReadBy } from "./reads.js";
import { output } from "./setup.js";

/** What else a check depends on. */
const VERSIONS = [process.version, output("rustc", ["--version"])];
const PACKAGES = ["package-lock.json", "tests/package-lock.json"];

/**
 * Runs checks, unless they passed with the same files.
 *
 * @param {string} name Of the checks.
 * @param {string[]} files All that they read, whole folders too.
 * @param {() => Promise<unknown>} check
 */
export async function unlessPassed(name, files, check) {
	const hash = hashOf(VERSIONS, files);
	const stamp = stampOf(name);
	if (stamp.read() === hash) {
		console.log(
			`\n${name}: passed before, with the same files (${stamp.path})`,
		);
		return;
	}
	await check();
	stamp.write(hash);
}

/**
 * Runs those test files that did not pass with the same files. They pass together.
 *
 * @param {string} name Of the checks.
 * @param {string[]} tests
 * @param {(tests: string[]) => Promise<unknown>} check
 */
export async function thoseNotPassed(name, tests, check) {
	const stamp = stampOf(name);
	/** @type {Record<string, string>} */
	const passed = JSON.parse(stamp.read() || "{}");
	const hashes = hashesOf(tests);
	const others = tests.filter((test) => passed[test] !== hashes[test]);
	const left = tests.length - others.length;
	if (left > 0) {
		console.log(
			`\n${name}: ${left} files passed before, with the same files (${stamp.path})`,
		);
	}
	if (others.length > 0) await check(others);
	stamp.write(JSON.stringify(hashes));
}

/** Returns the hash of all that each test reads. @param {string[]} tests */
function hashesOf(tests) {
	/** @type {Map<string, string>} */
	const known = new Map();
	const hash = (/** @type {string} */ path) => {
		const one = known.get(path) ?? hashOf([], [path]);
		known.set(path, one);
		return one;
	};
	const versions = [...VERSIONS, hashOf([], PACKAGES)];
	const entries = tests.map((test) => {
		const read = filesReadBy(test).map(hash);
		return [test, hashOf([...versions, ...read], [])];
	});
	return Object.fromEntries(entries);
}

/** @param {string} name */
function stampOf(name) {
	const folder = join(targetFolder(), "passed");
	const path = join(folder, name);
	return {
		path,
		read() {
			try {
				return readFileSync(path, "utf8");
			} catch {
				return "";
			}
		},
		/** @param {string} text */
		write(text) {
			mkdirSync(folder, { recursive: true });
			writeFileSync(path, text);
		},
	};
}
