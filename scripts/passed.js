/**
 * Remembers with which files checks passed, so that an edit costs only the checks that it
 * can break.
 */

import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { targetFolder } from "./core/steps.js";
import { hashOf } from "./hash.js";
import { filesReadBy } from "./reads.js";
import { ROOT } from "./root.js";
import { output } from "./setup.js";

/** What else a check depends on. */
const versions = () => [process.version, output("rustc", ["--version"])];
const PACKAGES = ["package-lock.json", "tests/package-lock.json"];

/** In the name of a built file: it changes with what the file imports, too. */
const HASH = /-[0-9a-f]{7}(?=\.\w)/g;

/**
 * Runs checks, unless they passed with the same files.
 *
 * @param {string} name Of the checks.
 * @param {string[]} files All that they read, whole folders too.
 * @param {() => Promise<unknown>} check
 */
export async function unlessPassed(name, files, check) {
	const hash = hashOf(versions(), files);
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
 * @typedef {object} Passed
 * @property {string} hash Of all that the test read.
 * @property {string[]} loaded Of the built site.
 */

/**
 * Runs those test files that did not pass with the same files. They pass together.
 *
 * @param {string} name Of the checks.
 * @param {string[]} tests
 * @param {(tests: string[]) => Promise<Record<string, string[]>>} check Resolves with the
 *   files of the site that each test file loaded.
 * @param {string[]} [also] What all of them read besides what they name.
 */
export async function thoseNotPassed(name, tests, check, also = []) {
	const stamp = stampOf(name);
	/** @type {Record<string, Passed>} */
	const passed = JSON.parse(stamp.read() || "{}");
	const hash = hasher(also);
	const others = tests.filter(
		(test) => passed[test]?.hash !== hash(test, passed[test]?.loaded),
	);
	const left = tests.length - others.length;
	if (left > 0) {
		console.log(
			`\n${name}: ${left} files passed before, with the same files (${stamp.path})`,
		);
	}
	if (others.length === 0) return;
	for (const [test, loaded] of Object.entries(await check(others))) {
		passed[test] = { hash: hash(test, loaded), loaded };
	}
	stamp.write(JSON.stringify(passed));
}

/**
 * Returns what returns the hash of all that a test reads.
 *
 * @param {string[]} also
 */
function hasher(also) {
	const hash = remembered((path) => hashOf([], [path]));
	const hashBuilt = remembered(hashOfBuilt);
	const all = [...versions(), hashOf([], [...PACKAGES, ...also])];
	return (/** @type {string} */ test, /** @type {string[]} */ loaded = []) => {
		const site = loaded.map(hashBuilt);
		return hashOf([...all, ...filesReadBy(test).map(hash), ...site], []);
	};
}

/** @param {(path: string) => string} make */
function remembered(make) {
	/** @type {Map<string, string>} */
	const known = new Map();
	return (/** @type {string} */ path) => {
		const one = known.get(path) ?? make(path);
		known.set(path, one);
		return one;
	};
}

/**
 * Returns the hash of a file of the built site, or of all of it. The hashes in names are
 * left out: a test that has not loaded a changed file passes with the new names too.
 *
 * @param {string} file
 */
function hashOfBuilt(file) {
	if (file === ".") return hashOf([], ["dist"]);
	const folder = join(ROOT, "dist", dirname(file));
	const bare = basename(file).replace(HASH, "");
	const names = existsSync(folder) ? readdirSync(folder).sort() : [];
	const texts = names
		.filter((name) => name.replace(HASH, "") === bare)
		.map((name) => readFileSync(join(folder, name), "latin1"));
	return hashOf([bare, ...texts.map((text) => text.replace(HASH, ""))], []);
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
