/**
 * Where things are in the picture of a frontier: which levels it has, from which end they
 * are counted, and the numbers at its axes. Knows no canvas.
 */

import type { LevelMap, Timeline } from "../../../lab/lab-session.ts";

export type Measure = LevelMap["measure"];

export type Plan = {
	/** Boards expanded, where the picture ends. */
	end: number;
	/** The smallest level that is shown. */
	low: number;
	/** The largest one. */
	high: number;
	/** The most boards in one place. */
	most: number;
	parts: { map: LevelMap; isFromTop: boolean }[];
	/** Whether a lower bound is a level of the picture. */
	hasBound: boolean;
};

/** What open lists are in order of, as it is written everywhere. */
export const ORDERS = {
	astar: "f = g + h",
	weighted: "g + w · h",
	greedy: "h",
};

/** Returns the measures that can be shown, the most telling one first. */
export function measuresOf(search: string): Measure[] {
	const [method] = search.split(":");
	if (method === "idastar") return ["visits"];
	if (method === "table") return ["depthFromGoal"];
	if (method === "bfs" || method === "bidirectional") return ["depth"];
	return ["order", "depth"];
}

export function planOf(
	search: string,
	{ expanded, lower, maps }: Timeline,
	measure: Measure,
): Plan {
	const [method] = search.split(":");
	const isBoth = method === "bidirectional";
	const end = Math.max(1, expanded[expanded.length - 1] ?? 1);
	const shown = isBoth ? maps : maps.filter((map) => map.measure === measure);
	const hasBound = measure === "order" ? method === "astar" : !isBoth;
	const tops = shown.map(({ first, step, rows }) => first + step * rows - 1);
	const bounds = hasBound || isBoth ? lower : [];
	let most = 1;
	for (const { boards } of shown) {
		for (const n of boards) if (n > most) most = n;
	}
	return {
		end,
		low: Math.min(...shown.map(({ first }) => first), ...bounds),
		high: Math.max(1, ...tops, ...bounds),
		most,
		parts: shown.map((map) => ({
			map,
			isFromTop: isBoth && map.measure === "depthFromGoal",
		})),
		hasBound,
	};
}

/**
 * Returns round numbers from one to another: each is 1, 2 or 5 times a power of ten more
 * than the one before, and never less than one.
 *
 * @param most How many of them at most.
 */
export function roundMarks(low: number, high: number, most: number) {
	const rough = Math.max(1, (high - low) / Math.max(1, most));
	const power = 10 ** Math.floor(Math.log10(rough));
	const step = [1, 2, 5, 10]
		.map((n) => n * power)
		.find((n) => n >= rough) as number;
	const marks = [];
	for (let at = Math.ceil(low / step) * step; at <= high; at += step) {
		marks.push(at);
	}
	return marks;
}

/**
 * Returns how dark a place is, from 0 to 1: each step of darkness is so many times the
 * boards. No boards are 0, and one board can be seen.
 */
export function darknessOf(boards: number, most: number) {
	if (boards === 0) return 0;
	if (most <= 1) return 1;
	return FAINTEST + ((1 - FAINTEST) * Math.log(boards)) / Math.log(most);
}

/** How dark one board is. */
const FAINTEST = 0.14;

/**
 * What waits at a moment: from which level to which, and where most do.
 *
 * @param at The moment.
 */
export function columnOf({ boards, rows, first, step }: LevelMap, at: number) {
	const column = boards.subarray(at * rows, (at + 1) * rows);
	let [from, to, fullest] = [-1, -1, 0];
	for (const [row, n] of column.entries()) {
		if (n === 0) continue;
		if (from < 0) from = row;
		to = row;
		if (n > column[fullest]) fullest = row;
	}
	if (from < 0) return null;
	const level = (row: number) => first + row * step;
	return {
		from: level(from),
		to: level(to),
		fullest: level(fullest),
		boards: column[fullest],
	};
}
