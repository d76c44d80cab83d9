/**
 * How the benches run programs and print figures.
 */

import { spawnSync } from "node:child_process";

/**
 * Runs a program. Returns the lines of its stdout. Exits with its code if it
 * fails.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {string} [input]
 */
export function output(program, args, input = "") {
	const result = spawnSync(program, args, {
		input,
		stdio: ["pipe", "pipe", "inherit"],
		encoding: "utf8",
		maxBuffer: 1 << 28,
	});
	if (result.error) throw result.error;
	if (result.status !== 0) process.exit(result.status ?? 1);
	return result.stdout.trim().split("\n");
}

/**
 * Formats a number with three digits. From 1,000 on it has all integer digits.
 *
 * @param {number} value
 */
export function digits(value) {
	if (value >= 100) return Math.round(value).toLocaleString("en");
	return value.toFixed(value >= 10 ? 1 : value >= 1 ? 2 : 3);
}

/**
 * Formats bytes as MB of 10⁶ bytes.
 *
 * @param {number} bytes
 */
export function megabytes(bytes) {
	return (bytes / 1e6).toFixed(bytes < 1e6 ? 3 : 1);
}

/**
 * Prints a table. Aligns columns right, the first and the last left.
 *
 * @param {string[][]} lines The headings come first.
 */
export function table(lines) {
	const widths = lines[0].map((_, column) =>
		Math.max(...lines.map((line) => line[column].length)),
	);
	for (const line of lines) {
		const last = line.length - 1;
		const cells = line.map((cell, column) => {
			if (column === last) return cell;
			const width = widths[column];
			return column === 0 ? cell.padEnd(width) : cell.padStart(width);
		});
		console.log(cells.join("  ").trimEnd());
	}
}

/**
 * Shows on stderr what is being measured, if stderr is a terminal.
 *
 * @param {string} name Empty to clear the line.
 */
export function showNow(name) {
	if (!process.stderr.isTTY) return;
	process.stderr.write(name === "" ? "\r\x1b[K" : `\r\x1b[K${name} …`);
}
