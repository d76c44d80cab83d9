/**
 * The chart of the distance over the slides or moves.
 */

import { useMemo } from "preact/hooks";
import type { Texts } from "../../messages/compiled/review-en.ts";
import { ChartView } from "../../pages/kit/chart-view.tsx";
import type { Review } from "../../solver/review.ts";
import { type Mark, readingText } from "./bounds-text.ts";
import type { Props } from "./review-state.ts";

export function Graph({ page }: Props) {
	const review = page.shown.chart.value;
	const metric = review?.metric ?? "stm";
	const words = page.wordsIn(metric);
	const at = page.positionIn(metric);
	const drawing = useMemo(
		() => review && drawingOf(page, review, words),
		[review, words],
	);
	return (
		<ChartView
			id="chart"
			drawing={drawing}
			outline={`${words.chart} ${review?.slides} ${review?.exact}`}
			at={at}
			lost={page.texts.value.strings.notLoaded}
		/>
	);
}

function drawingOf(page: Props["page"], review: Review, words: Texts) {
	const { metric, exact } = review;
	const line = "line" as const;
	return {
		...valuesOf(review, words),
		label: words.chart,
		help: words.chartHelp,
		count: review.from + review.upper.length,
		start: page.positionIn(metric),
		series: [
			{ color: "line-left", kind: line, width: 2 },
			{ color: exact ? "line-left" : "line-low", kind: line, width: 1 },
			{ color: "line-optimal", kind: line, width: 2, dash: [6, 5] },
			{ color: "dot-away", kind: "dots" as const },
		],
		...(exact ? {} : { between: [1, 2] as [number, number] }),
		pick: (position: number) => page.goTo(position, metric),
		xText: String,
		yText: (value: number) => (value < 0 ? "" : String(value)),
	};
}

function valuesOf({ from, marks, ...known }: Review, words: Texts) {
	const count = from + known.upper.length;
	const before = new Array(from).fill(null);
	const upper = [...before, ...known.upper];
	const lower = [...before, ...known.lower];
	const mark = (at: number) => (marks[at - 1 - from] ?? "-") as Mark;
	const away = upper.map((left, at) => ("sa".includes(mark(at)) ? left : null));
	// Before the start is known there is nothing to begin with.
	const best = upper[0] ?? null;
	const optimal = upper.map((_, at) =>
		best === null || at > best ? null : best - at,
	);
	const places = Array.from({ length: count }, (_, at) => at);
	const say = (at: number) =>
		upper[at] === null
			? ""
			: readingText(words, {
					at,
					all: count - 1,
					lower: lower[at],
					upper: upper[at],
					mark: mark(at),
				});
	return { data: [places, upper, lower, optimal, away], say };
}
