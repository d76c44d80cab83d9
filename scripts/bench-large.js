/**
 * Benches boards of more than 16 cells in wasm: how long the solutions are, how
 * good the proved lower bounds are, and how soon the first solution comes. Each
 * figure is printed with its goal.
 *
 * Lengths are compared with the published optimum. Where none is published, they
 * are compared with the Manhattan distance: no solution is shorter than that.
 */

import {
	manhattan,
	publishedBoards,
	randomBoards,
	scrambledBoards,
} from "./boards.js";
import { solveInWasm } from "./engines.js";
import { digits, megabytes, showNow, table } from "./figures.js";

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {string[]} boards
 * @property {number} budgetMs
 * @property {number[]} [lengths] Published optima.
 * @property {Limits} limits
 * @property {boolean} [isOnCurve]
 */

/**
 * The goals for the figures.
 *
 * | at most   |                                                              |
 * |-----------|--------------------------------------------------------------|
 * | `mean`    | mean length, divided by the optimum or Manhattan distance    |
 * | `worst`   | worst length, divided likewise                               |
 * | `first`   | mean length of the first solution, divided likewise          |
 * | `firstMs` | longest time until the first solution, in milliseconds       |
 * | `memory`  | memory in MB                                                 |
 *
 * | at least  |                                                              |
 * |-----------|--------------------------------------------------------------|
 * | `optimal` | share of solutions that are optimal; proven so, if no optimum is published |
 * | `lower`   | mean lower bound, divided by the optimum or the length found |
 *
 * @typedef {{ mean?: number, worst?: number, first?: number,
 *   optimal?: number, lower?: number, firstMs?: number, memory?: number }} Limits
 */

/** @typedef {import("./boards.js").Tries} Tries */

/** @typedef {Required<Limits> & { slides: number, meanFirstMs: number, tablesMs: number }} Figures */

/** @typedef {{ row: Row, figures: Figures }} Result */

/** Boards per row, unless `--boards` is given. */
const MANY = 20;

/** Tries of the walks that are to be proven, and of DeepCubeA's on 6×6. */
const SHORT = { least: 1_000, most: 1_000 };
/** Those of DeepCubeA's on 7×7. */
const LONG = { least: 1_000, most: 10_000 };

const FEW = 2;

/**
 * @param {{ boards: string | undefined, seed: string, quick: boolean, long: boolean }} options
 * @returns {Row[]}
 */
export function largeRows({ boards, seed, quick, long }) {
	const count = boards === undefined ? (quick ? FEW : MANY) : Number(boards);
	const soon = { firstMs: 100, memory: 96 };
	const korf = publishedBoards("korf24", 5, quick ? 5 : 50);
	/** @type {Row[]} */
	const rows = [
		{
			name: "Korf & Felner, 1 s",
			...korf,
			budgetMs: 1_000,
			limits: { mean: 1.0005, worst: 1.04, first: 1.1, lower: 0.9, ...soon },
		},
	];
	if (long) {
		rows.push({
			name: "Korf & Felner, 10 s",
			...korf,
			budgetMs: 10_000,
			limits: { mean: 1.0005, optimal: 0.65, lower: 0.91, ...soon },
		});
		rows.push({
			name: "5x5, walks of 1,000, 60 s",
			boards: scrambledBoards(5, count, seed, SHORT),
			budgetMs: 60_000,
			limits: { optimal: 0.1, ...soon },
		});
	}
	/** @type {[side: number, budgetMs: number, mean: number, tries: Tries][]} */
	const scrambles = [
		[6, 2_000, 1.349, SHORT],
		[7, 5_000, 1.305, LONG],
	];
	for (const [side, budgetMs, mean, tries] of scrambles) {
		rows.push({
			name: `${side}x${side} scrambled, ${budgetMs / 1_000} s`,
			boards: scrambledBoards(side, count, seed, tries),
			budgetMs,
			// DeepCubeA's: 125.1 slides for a mean Manhattan distance of 92.7, and 267.8
			// for one of 205.2.
			limits: { mean, ...soon },
		});
	}
	/** @type {[size: string, budgetMs: number, limits: Limits][]} */
	const random = [
		["4x5", 1_000, soon],
		["5x5", 1_000, soon],
		["6x6", 1_000, { mean: 1.4, ...soon }],
		["6x7", 1_000, { mean: 1.36, ...soon }],
		["7x7", 1_000, soon],
		["8x8", 1_000, { mean: 1.4, ...soon }],
		["10x10", 1_000, { mean: 1.43, ...soon }],
		["12x12", 1_000, { firstMs: 400, memory: 96 }],
		["16x16", 3_000, { mean: 1.45, firstMs: 400, memory: 96 }],
	];
	for (const [size, budgetMs, limits] of random) {
		rows.push({
			name: `${size}, ${budgetMs / 1_000} s`,
			boards: randomBoards(size, count, seed),
			budgetMs,
			limits,
			isOnCurve: true,
		});
	}
	return rows;
}

/**
 * Solves the boards of a row.
 *
 * @param {Row} row
 * @returns {Result}
 */
export function measureLarge(row) {
	showNow(row.name);
	const { answers, summary, memory } = solveInWasm(row);
	const ratios = answers.map((answer, i) => check(row, answer, i));
	const sum = (/** @type {number[]} */ all) => all.reduce((a, b) => a + b, 0);
	const mean = (/** @type {number[]} */ all) => sum(all) / all.length;
	return {
		row,
		figures: {
			slides: mean(answers.map(({ length }) => length)),
			mean: mean(ratios.map(({ length }) => length)),
			worst: Math.max(...ratios.map(({ length }) => length)),
			first: mean(ratios.map(({ first }) => first)),
			lower: mean(ratios.map(({ lower }) => lower)),
			optimal: mean(ratios.map(({ isOptimal }) => (isOptimal ? 1 : 0))),
			meanFirstMs: summary.mean_first_ms,
			firstMs: summary.max_first_ms,
			tablesMs: summary.tables_ms,
			memory: memory / 1e6,
		},
	};
}

/**
 * Checks an answer against what is known of its board. Returns its ratios.
 *
 * @param {Row} row
 * @param {import("./engines.js").Answer} answer
 * @param {number} i
 */
function check({ name, boards, lengths }, answer, i) {
	const { length, lower, firstLength } = answer;
	const optimum = lengths?.[i];
	const base = optimum ?? manhattan(boards[i]);
	const isWrong = lower > (optimum ?? length) || length < base;
	if (isWrong) throw new Error(`${name}: ${boards[i]}: ${lower} to ${length}`);
	return {
		length: length / base,
		first: firstLength / base,
		// Nobody knows the optimum of a random board: use the length found.
		lower: lower / (optimum ?? length),
		isOptimal: length === (optimum ?? lower),
	};
}

/**
 * Returns the goals as text, with MISSED before each one that is missed.
 *
 * @param {Limits} limits
 * @param {Figures} figures
 */
function verdict(limits, figures) {
	const names = /** @type {(keyof Limits)[]} */ (Object.keys(limits));
	return names
		.map((name) => {
			const limit = limits[name] ?? 0;
			const isLeast = name === "lower" || name === "optimal";
			const isMissed = isLeast ? figures[name] < limit : figures[name] > limit;
			const text = `${name} ${isLeast ? "≥" : "≤"} ${limit}`;
			return isMissed ? `MISSED ${text}` : text;
		})
		.join(", ");
}

/** @param {Result[]} results */
export function showLarge(results) {
	console.log(
		"\nLarge boards in wasm. For Korf & Felner's boards, lengths and lower bounds\n" +
			"are divided by the optimum. For others, lengths are divided by the Manhattan\n" +
			"distance, lower bounds by the length found. The goal for scrambles is\n" +
			"DeepCubeA's mean on its own boards, divided likewise.\n",
	);
	const ratio = (/** @type {number} */ value) => value.toFixed(3);
	table([
		[
			...["boards", "n", "slides", "mean", "worst", "optimal", "lower"],
			...["first", "first ms", "max", "tables ms", "memory MB", "goals"],
		],
		...results.map(({ row, figures }) => [
			row.name,
			String(row.boards.length),
			figures.slides.toFixed(2),
			ratio(figures.mean),
			ratio(figures.worst),
			`${Math.round(figures.optimal * 100)} %`,
			ratio(figures.lower),
			ratio(figures.first),
			digits(figures.meanFirstMs),
			digits(figures.firstMs),
			digits(figures.tablesMs),
			megabytes(figures.memory * 1e6),
			verdict(row.limits, figures),
		]),
	]);
}

/**
 * Prints time until the first solution, and length, against number of cells.
 *
 * @param {Result[]} results
 */
export function showLargeCurve(results) {
	console.log(
		"\nFirst solution and length against cells (one block is 0.1 Manhattan distance)\n",
	);
	const lines = results
		.filter(({ row }) => row.isOnCurve)
		.map(({ row, figures }) => {
			const [columns, rows] = row.name.split(/[x,]/).map(Number);
			return [
				row.name,
				String(columns * rows),
				digits(figures.meanFirstMs),
				figures.first.toFixed(2),
				figures.mean.toFixed(2),
				"█".repeat(Math.round(figures.mean * 10)),
			];
		});
	table([["boards", "cells", "first ms", "first", "length", ""], ...lines]);
}
