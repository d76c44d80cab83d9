/**
 * The frontier over time in words and in a table, for whoever does not see its picture.
 */

import type { Timeline } from "../../../lab/lab-session.ts";
import type { Texts as Words } from "../../../messages/compiled/frontier-en.ts";
import { columnOf, type Measure } from "./heat-layout.ts";

/** How many moments the table has. */
const ROWS = 12;

/** What the search was at a moment. */
export function momentWords(
	words: Words,
	search: string,
	timeline: Timeline,
	measure: Measure,
	at: number,
) {
	const { expanded, waiting, lower, passes, maps } = timeline;
	if (passes.length > 0) {
		const pass = passOf(timeline, at);
		const depth = Math.max(0, waiting[at] - 1);
		return words.nowDeep(expanded[at], pass + 1, lower[at], depth);
	}
	const now = words.now(expanded[at], waiting[at], lower[at]);
	const map = maps.find((map) => map.measure === measure);
	const column = map && columnOf(map, at);
	if (!column || search === "bidirectional") return now;
	return `${now} ${words.most(column.fullest, column.boards)}`;
}

function passOf({ passes, lower }: Timeline, at: number) {
	return Math.max(
		0,
		passes.findIndex(({ bound }) => bound === lower[at]),
	);
}

/**
 * Returns the table: names, then rows. The passes of IDA*, or what other searches were at
 * some moments.
 */
export function tableOf(
	words: Words,
	timeline: Timeline,
	measure: Measure,
): string[][] {
	const { pass, bound, times, expanded, waiting, levels, fullest, lower } =
		words.columns;
	return timeline.passes.length > 0
		? [[pass, bound, expanded, times], ...passRows(words, timeline)]
		: [
				[expanded, waiting, levels, fullest, lower],
				...momentRows(words, timeline, measure),
			];
}

function passRows({ number, decimal }: Words, { passes }: Timeline) {
	return passes.map(({ bound, expanded }, at) => {
		const before = passes[at - 1]?.expanded ?? 0;
		const times = before > 0 ? decimal(expanded / before) : "–";
		return [number(at + 1), number(bound), number(expanded), times];
	});
}

function momentRows(
	words: Words,
	{ expanded, waiting, lower, maps }: Timeline,
	measure: Measure,
) {
	const last = expanded.length - 1;
	const map = maps.find((map) => map.measure === measure);
	const moments = new Set(
		Array.from({ length: ROWS }, (_, row) =>
			Math.round((row / (ROWS - 1)) * last),
		),
	);
	return [...moments].map((at) => {
		const column = map && columnOf(map, at);
		return [
			words.number(expanded[at]),
			words.number(waiting[at]),
			column ? spanOf(words, column) : "–",
			column ? words.fullest(column.fullest, column.boards) : "–",
			words.number(lower[at]),
		];
	});
}

function spanOf(words: Words, { from, to }: { from: number; to: number }) {
	return from === to ? String(from) : words.span(from, to);
}
