/**
 * Which tests of a command failed, by its output: the end of a long run names them.
 */

import { stripVTControlCharacters } from "node:util";

/** How many are named at most. */
const MOST = 10;

/** The longest line. */
const LONGEST = 300;

/** Node names those that failed once more at the end, below this line. */
const OF_NODE = "✖ failing tests:";

/**
 * Returns a line for each test that failed, by the output of `node --test` or `cargo test`.
 *
 * @param {string} output
 */
export function failuresIn(output) {
	const plain = stripVTControlCharacters(output);
	const all = [
		...nodeFailures(plain.slice(plain.lastIndexOf(OF_NODE)).split("\n")),
		...[...plain.matchAll(/^test (\S+).* \.\.\. FAILED$/gm)].map(
			([, it]) => it,
		),
	];
	const lines = [...new Set(all)].map((line) => line.slice(0, LONGEST));
	const others = lines.length - MOST;
	return [
		...lines.slice(0, MOST),
		...(others > 0 ? [`and ${others} others`] : []),
	];
}

/** @param {string[]} lines Of its list of those that failed. */
function nodeFailures(lines) {
	if (lines[0] !== OF_NODE) return [];
	return lines.flatMap((line, i) => {
		const place = /^test at (.*):\d+$/.exec(line)?.[1];
		if (place === undefined) return [];
		const name = lines[i + 1].replace(/^✖ /, "").replace(/ \([\d.]+ms\)$/, "");
		// That of a property says what it was.
		const found = lines
			.slice(i + 3, i + 6)
			.find((it) => it.trim().startsWith("Counterexample:"));
		const why = [lines[i + 2], found ?? ""].map((it) => it?.trim());
		return [`${place} ${name}: ${why.join(" ").trim()}`];
	});
}
