/**
 * The frontier over time in words and in a table, for whoever does not see its picture.
 */

import { columnOf } from "./heat-layout.js";

/**
 * @typedef {import("../../../messages/compiled/frontier-en.js").Texts} Words
 * @typedef {import("../../../lab/lab-session.js").Timeline} Timeline
 * @typedef {import("./heat-layout.js").Measure} Measure
 */

/** How many moments the table has. */
const ROWS = 12;

/**
 * What the search was at a moment.
 *
 * @param {Words} words
 * @param {string} search
 * @param {Timeline} timeline
 * @param {Measure} measure
 * @param {number} at
 */
export function momentWords(words, search, timeline, measure, at) {
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

/** @param {Timeline} timeline @param {number} at */
function passOf({ passes, lower }, at) {
	return Math.max(
		0,
		passes.findIndex(({ bound }) => bound === lower[at]),
	);
}

/**
 * Returns the table: names, then rows. The passes of IDA*, or what other searches were at
 * some moments.
 *
 * @param {Words} words
 * @param {Timeline} timeline
 * @param {Measure} measure
 * @returns {string[][]}
 */
export function tableOf(words, timeline, measure) {
	const { pass, bound, times, expanded, waiting, levels, fullest, lower } =
		words.columns;
	return timeline.passes.length > 0
		? [[pass, bound, expanded, times], ...passRows(words, timeline)]
		: [
				[expanded, waiting, levels, fullest, lower],
				...momentRows(words, timeline, measure),
			];
}

/** @param {Words} words @param {Timeline} timeline */
function passRows({ number, decimal }, { passes }) {
	return passes.map(({ bound, expanded }, at) => {
		const before = passes[at - 1]?.expanded ?? 0;
		const times = before > 0 ? decimal(expanded / before) : "–";
		return [number(at + 1), number(bound), number(expanded), times];
	});
}

/** @param {Words} words @param {Timeline} timeline @param {Measure} measure */
function momentRows(words, { expanded, waiting, lower, maps }, measure) {
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

/** @param {Words} words @param {{ from: number, to: number }} levels */
function spanOf(words, { from, to }) {
	return from === to ? String(from) : words.span(from, to);
}
