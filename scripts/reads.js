/**
 * Which files of the project a program reads: those that its texts name, as an import or
 * otherwise, and those that these read.
 *
 * It takes more rather than less: each text that is the path of a file or of a folder
 * counts, from the file that names it or from the project's folder. A path of which only
 * the beginning is written is that of its folder.
 */

import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { ROOT } from "./root.js";

/** A text in quotes, or the beginning of a template. */
const TEXT = /(["'`])((?:(?!\1)[^\\\n$])+)/g;

/** The parts of a path: `join(ROOT, "www", "core")`. */
const PARTS = /\bjoin\(\w+(?:, "[^"\n]*")+/g;

const COMMENT = /^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*)/gm;

/** The files whose texts are paths from the project's folder too. */
const TOOLS = /^(?:tests|scripts)\//;

/** The paths that each file names. @type {Map<string, string[]>} */
const known = new Map();

/**
 * Returns the paths of all that a file reads, itself too, in order.
 *
 * @param {string} file Path in the project's folder.
 */
export function filesReadBy(file) {
	const all = new Set([normalize(file)]);
	for (const path of all) {
		for (const named of pathsIn(path)) all.add(named);
	}
	return [...all].sort();
}

/** @param {string} path */
function pathsIn(path) {
	let paths = known.get(path);
	if (paths !== undefined) return paths;
	paths = /\.(?:[jt]sx?|css|html)$/.test(path) ? namedIn(path) : [];
	known.set(path, paths);
	return paths;
}

/** @param {string} file */
function namedIn(file) {
	const text = readFileSync(join(ROOT, file), "utf8")
		.replace(COMMENT, "")
		.replace(PARTS, joined);
	return [...text.matchAll(TEXT)].flatMap(([, , named]) => {
		const path = named.replace(/\?.*/, "");
		const isNear = /^\.\.?\//.test(path);
		if (!isNear && !TOOLS.test(file)) return [];
		const from = isNear ? dirname(file) : "";
		const found = normalize(join(from, path)).replace(/\/$/, "");
		return isOurs(found) ? [found] : [];
	});
}

/** @param {string} path */
function isOurs(path) {
	const isElsewhere =
		/^(?:|\.|\.\.|\/.*|\.\.\/.*|dist.*|target|.*node_modules)$/.test(path);
	return !isElsewhere && existsSync(join(ROOT, path));
}

/** Returns the parts as one path, if there is such a file. @param {string} parts */
function joined(parts) {
	const [call, ...rest] = parts.split(", ");
	const path = rest.map((part) => part.slice(1, -1)).join("/");
	return existsSync(join(ROOT, path)) ? `${call}, "${path}"` : parts;
}
