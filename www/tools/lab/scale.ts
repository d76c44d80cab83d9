/**
 * How long bars are. Counts, bytes and times differ by powers of ten, so theirs are
 * logarithmic; lengths and branching factors begin at 0.
 */

import type { Metric } from "./runs.ts";

export function isLogarithmic(metric: Metric) {
	return metric !== "length" && metric !== "branching";
}

/** The least that is shown: a tenth of a millisecond, or one of what is counted. */
const LEAST = { ms: 0.1, other: 1 };

/** The shortest bar that can be seen, as a part of the longest. */
const SHORTEST = 0.012;

/**
 * Returns the scale of some values: where the largest bar ends, and how many lines it
 * has, one for each power of ten.
 */
export function scaleOf(values: readonly number[], metric: Metric) {
	const most = Math.max(...values, 0);
	if (!isLogarithmic(metric)) {
		const part = (value: number) =>
			most === 0 ? 0 : Math.max(SHORTEST, value / most);
		return { part, lines: 0 };
	}
	const floor = metric === "ms" ? LEAST.ms : LEAST.other;
	const powers = values.map((value) => Math.log10(Math.max(floor, value)));
	// The smallest has a bar too.
	const first = Math.floor(Math.min(...powers) - 0.01);
	const last = Math.max(first + 1, Math.ceil(Math.max(...powers)));
	const part = (value: number) => {
		const power = Math.log10(Math.max(floor, value));
		return Math.max(SHORTEST, (power - first) / (last - first));
	};
	return { part, lines: last - first };
}
