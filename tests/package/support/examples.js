/** The examples of a text in Markdown: its fenced blocks. */

import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";

/**
 * @typedef {object} Example
 * @property {string} name File and line.
 * @property {string} kind The language that the block names.
 * @property {boolean} isFragment Whether it says that it is a part of a file.
 * @property {string} code
 */

/**
 * @param {string} file
 * @returns {Example[]}
 */
export function examplesOf(file) {
	const text = readFileSync(file, "utf8");
	return [...text.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map((found) => {
		const [, info, code] = found;
		const line = text.slice(0, found.index).split("\n").length;
		const [kind, note] = info.split(" ");
		const folder = basename(dirname(file));
		const name = `${folder}/${basename(file)}:${line}`;
		return { name, kind, isFragment: note === "fragment", code };
	});
}
