/**
 * Boards for the benches in text form: published, random and scrambled ones.
 * Also the Manhattan distance, a lower bound on the length of a solution.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { nativeProgram } from "./engines.js";
import { output } from "./figures.js";
import { ROOT } from "./setup.js";

/**
 * Reads published square boards and their optimal lengths (STM).
 *
 * @param {string} name File in `tests/data/`, without `_blank_last.txt`.
 * @param {number} side
 * @param {number} count Boards to read, from the first.
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
 * Returns boards that the core has shuffled: every solvable board is equally
 * likely.
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
 * How often a scramble tries to move the blank. A try that would leave the board
 * counts.
 *
 * @typedef {{ least: number, most: number }} Tries
 */

/**
 * Returns boards scrambled from the goal, as DeepCubeA's are (Agostinelli et al.,
 * Nature Machine Intelligence 2019).
 *
 * @param {number} side
 * @param {number} count
 * @param {string} seed
 * @param {Tries} tries
 */
export function scrambledBoards(side, count, seed, tries) {
	const random = randomFrom(seed);
	const boards = [];
	for (let n = 0; n < count; n++) {
		const cells = [...Array(side * side - 1).keys()].map((i) => i + 1);
		boards.push(textOf(scramble([...cells, 0], side, random, tries), side));
	}
	return boards;
}

/**
 * Tries to move the blank at random, as often as `tries` says. Changes `tiles` in place.
 *
 * @param {number[]} tiles The solved board.
 * @param {number} side
 * @param {(below: number) => number} random
 * @param {Tries} tries
 */
function scramble(tiles, side, random, { least, most }) {
	let blank = tiles.length - 1;
	for (let left = least + random(most - least + 1); left > 0; left--) {
		const column = blank % side;
		const ways = [
			column > 0 ? blank - 1 : null,
			column < side - 1 ? blank + 1 : null,
			blank >= side ? blank - side : null,
			blank + side < tiles.length ? blank + side : null,
		];
		const cell = ways[random(ways.length)] ?? null;
		if (cell === null) continue;
		tiles[blank] = tiles[cell];
		tiles[cell] = 0;
		blank = cell;
	}
	return tiles;
}

/**
 * Returns a generator of integers in 0..below. One seed always gives the same
 * numbers: xorshift32 (G. Marsaglia, Journal of Statistical Software 8, 2003).
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
 * Returns the sum over all tiles of rows plus columns to the tile's cell in the
 * goal `last`. No solution has fewer slides.
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
