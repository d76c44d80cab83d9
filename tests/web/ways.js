/**
 * Known solutions, and longer ones, for the answers of a test's solver.
 */

import assert from "node:assert/strict";
import { Game, Solver } from "./core.js";
import { gameOf, timesRevived } from "./table.js";

const BACK = { U: "D", D: "U", L: "R", R: "L" };

/** A slide and the slide that undoes it. */
export const BACK_AND_FORTH = /UD|DU|LR|RL/;

/** @param {string} slides */
export function reversed(slides) {
	const back = [...slides].reverse();
	return back.map((s) => BACK[/** @type {"U"} */ (s)]).join("");
}

/** @param {Game} game @param {string} slides Those that there are. */
export function walk(game, slides) {
	let made = "";
	for (const slide of slides) {
		if (game.slide(slide, 0)) made += slide;
	}
	return made;
}

/** Removes pairs of slides that undo each other. @param {string} slides */
export function straight(slides) {
	let way = slides;
	while (BACK_AND_FORTH.test(way)) way = way.replace(BACK_AND_FORTH, "");
	return way;
}

/**
 * Makes a solution longer: before the slides at `at` it adds a circle of twelve
 * slides, which leads back to the same board.
 *
 * @param {string} board
 * @param {string} slides
 * @param {number[]} at
 */
export function detour(board, slides, at) {
	const game = gameOf(board);
	let way = "";
	for (const [i, slide] of [...slides].entries()) {
		if (at.includes(i)) way += circle(game.text);
		game.slide(slide, 0);
		way += slide;
	}
	assert.ok(game.snapshot(0).isSolved);
	game.free();
	return straight(way);
}

/** @param {string} board */
function circle(board) {
	for (const round of ["LURD", "ULDR", "RULD", "DRUL", "LDRU", "URDL"]) {
		const game = gameOf(board);
		const made = walk(game, round.repeat(3));
		const isWhole = made.length === 12 && game.text === board;
		game.free();
		if (isWhole) return made;
	}
	return "";
}

/** @param {string} board Some solution, not the best. */
export function solutionOf(board) {
	const search = new Solver().search(board, "last");
	let upper = null;
	while (upper === null) ({ upper } = search.step(2_000));
	const slides = search.best()?.slides ?? "";
	search.free();
	return slides;
}

/** Its tables are built once per instance of the core. */
let solver = new Solver();
let instances = 0;

/** Returns a shortest solution, synchronously. @param {string} board */
export function solve(board) {
	if (instances !== timesRevived()) {
		instances = timesRevived();
		solver = new Solver();
	}
	const search = solver.search(board, "last");
	while (!search.step(1e6).done);
	const best = search.best();
	search.free();
	return best?.slides ?? "";
}

/** Made from the goal; its reverse is the shortest solution known here. */
const WALK = "DRDLLURDDRUULLDDLURRULLDDRRULD";
const start = gameOf(
	"1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 19 20/21 22 23 24 0",
);

/** A board too large for a search that always ends, and a solution of 26 slides. */
export const LARGE_BEST = reversed(straight(walk(start, WALK)));
export const LARGE = start.text;
