/**
 * The chart of the distance over the slides or moves. Loaded when there is a play to
 * draw.
 */

import { useLayoutEffect, useRef } from "preact/hooks";
import type { Texts } from "../../messages/compiled/review-en.ts";
import { useChart } from "../../pages/kit/chart-view.tsx";
import type { Review } from "../../solver/review.ts";
import { type Mark, readingText } from "./bounds-text.ts";
import type { Props } from "./review-state.ts";

export function Graph({ page }: Props) {
	const { place, chart, look } = useChart();
	const reading = useRef<HTMLParagraphElement>(null);
	const review = page.shown.chart.value;
	const metric = review?.metric ?? "stm";
	const words = page.wordsIn(metric);
	const at = page.positionIn(metric);
	const isProven = review?.exact ?? false;
	/** What is drawn anew if it changes: other values of it can be shown faster. */
	const drawing = `${words.chart} ${review?.slides} ${isProven} ${look}`;
	const drawn = useRef("");
	useLayoutEffect(() => {
		if (review === null) return;
		const isSame = drawn.current === drawing;
		drawn.current = drawing;
		if (isSame) chart.current?.update(valuesOf(review, words));
		else {
			chart.current?.draw({
				...valuesOf(review, words),
				label: words.chart,
				help: words.chartHelp,
				reading: reading.current as HTMLElement,
				count: review.from + review.upper.length,
				start: at,
				series: [
					{ color: "line-left", kind: "line", width: 2 },
					{
						color: isProven ? "line-left" : "line-low",
						kind: "line",
						width: 1,
					},
					{ color: "line-optimal", kind: "line", width: 2, dash: [6, 5] },
					{ color: "dot-away", kind: "dots" },
				],
				...(isProven ? {} : { between: [1, 2] }),
				pick: (position) => page.goTo(position, metric),
				xText: String,
				yText: (value) => (value < 0 ? "" : String(value)),
			});
		}
	}, [review, drawing]);
	useLayoutEffect(() => {
		// The library lays it out in a microtask of its own.
		queueMicrotask(() => chart.current?.go(at));
	}, [drawing, at]);
	return (
		<>
			<div class="chart" id="chart" ref={place} />
			<p class="reading" id="reading" ref={reading} />
		</>
	);
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
