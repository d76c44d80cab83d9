/**
 * How the benches run programs and print figures.
 */

import { spawnSync } from "node:child_process";

/**
 * What a program prints, line by line; ends this process when it fails.
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

/** @param {number} value Three digits, or all before the point. */
export function digits(value) {
	if (value >= 100) return Math.round(value).toLocaleString("en");
	return value.toFixed(value >= 10 ? 1 : value >= 1 ? 2 : 3);
}

/** @param {number} bytes */
export function megabytes(bytes) {
	return (bytes / 1e6).toFixed(bytes < 1e6 ? 3 : 1);
}

/**
 * Columns to the right, but for the first and the last.
 *
 * @param {string[][]} lines The first are the heads.
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

/** @param {string} name Of what is being measured, where somebody looks. */
export function showNow(name) {
	if (!process.stderr.isTTY) return;
	process.stderr.write(name === "" ? "\r\x1b[K" : `\r\x1b[K${name} …`);
}
