/**
 * Boards for the benches, as lines of text: published ones, random ones,
 * scrambled ones; and the least that any solution takes.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { nativeProgram } from "./engines.js";
import { output } from "./figures.js";
import { ROOT } from "./setup.js";

/**
 * Published square boards, with their lengths (STM).
 *
 * @param {string} name Of the file in `tests/data/`.
 * @param {number} side
 * @param {number} count
 */
export function publishedBoards(name, side, count) {
	const file = join(ROOT, "tests", "data", `${name}_blank_last.txt`);
	const numbers = readFileSync(file, "utf8")
		.split("\n")
		.filter((line) => line.trim() !== "" && !line.startsWith("#"))
		.slice(0, count)
		.map((line) => line.trim().split(/\s+/).map(Number));
	return {
		boards: numbers.map((all) => textOf(all.slice(1, -1), side)),
		lengths: numbers.map((all) => all[all.length - 1]),
	};
}

/**
 * Drawn evenly from all, by the core.
 *
 * @param {string} size
 * @param {number} count
 * @param {string} seed
 * @param {string} [goal]
 */
export function randomBoards(size, count, seed, goal = "last") {
	return output(nativeProgram("shuffle"), [size, String(count), seed, goal]);
}

/**
 * Scrambled as DeepCubeA's are (Agostinelli et al., Nature Machine Intelligence
 * 2019): from the goal, by between 1,000 and 10,000 random moves of the blank.
 *
 * @param {number} side
 * @param {number} count
 * @param {string} seed
 */
export function scrambledBoards(side, count, seed) {
	const random = randomFrom(seed);
	const boards = [];
	for (let n = 0; n < count; n++) {
		const cells = [...Array(side * side - 1).keys()].map((i) => i + 1);
		boards.push(textOf(scramble([...cells, 0], side, random), side));
	}
	return boards;
}

/**
 * @param {number[]} tiles Solved; they are moved.
 * @param {number} side
 * @param {(below: number) => number} random
 */
function scramble(tiles, side, random) {
	let blank = tiles.length - 1;
	for (let left = 1_000 + random(9_001); left > 0; left--) {
		const column = blank % side;
		const next = [
			...(column > 0 ? [blank - 1] : []),
			...(column < side - 1 ? [blank + 1] : []),
			...(blank >= side ? [blank - side] : []),
			...(blank + side < tiles.length ? [blank + side] : []),
		];
		const cell = next[random(next.length)];
		tiles[blank] = tiles[cell];
		tiles[cell] = 0;
		blank = cell;
	}
	return tiles;
}

/**
 * Whole numbers below a limit, for ever the same from a text: xorshift32 (G.
 * Marsaglia, Journal of Statistical Software 8, 2003).
 *
 * @param {string} seed
 */
function randomFrom(seed) {
	let state = 2_463_534_242;
	for (const letter of seed) {
		state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619) >>> 0;
	}
	state ||= 1;
	return (/** @type {number} */ below) => {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		return Math.floor(((state >>> 0) / 2 ** 32) * below);
	};
}

/**
 * Sum over the tiles of rows plus columns to their cells, for the goal `last`:
 * no solution has fewer slides.
 *
 * @param {string} board
 */
export function manhattan(board) {
	const rows = board.split("/").map((row) => row.trim().split(/\s+/));
	const columns = rows[0].length;
	let sum = 0;
	for (const [y, row] of rows.entries()) {
		for (const [x, text] of row.entries()) {
			const home = Number(text) - 1;
			if (home < 0) continue;
			sum += Math.abs((home % columns) - x);
			sum += Math.abs(Math.floor(home / columns) - y);
		}
	}
	return sum;
}

/**
 * @param {number[]} tiles
 * @param {number} side
 */
function textOf(tiles, side) {
	const rows = [];
	for (let at = 0; at < tiles.length; at += side) {
		rows.push(tiles.slice(at, at + side).join(" "));
	}
	return rows.join("/");
}
