/**
 * The two charts of the chosen plays.
 */

import { useState } from "preact/hooks";
import { ChartView } from "../kit/chart-view.tsx";
import type { Props } from "./records-state.ts";
import { averageText, boundText, valueText } from "./values.ts";

/** The averages drawn, and the dashes of their lines: no colour alone says which. */
const LINES = [
	{ span: 5, dash: [], width: 1.5 },
	{ span: 12, dash: [], width: 3 },
	{ span: 50, dash: [10, 5], width: 2 },
	{ span: 100, dash: [2, 4], width: 2.5 },
];

export function Charts({ page }: Props) {
	const words = page.strings.value;
	/** The averages that the player has hidden. */
	const [hidden, setHidden] = useState<readonly number[]>([50]);
	const { count } = page.summary.value;
	const possible = LINES.filter(({ span }) => count >= span);
	const shown = possible.filter(({ span }) => !hidden.includes(span));
	const { lines, above } = linesOf(page, shown);
	return (
		<div class="charts stack" id="charts">
			<section class="panel" aria-labelledby="chart-title">
				<h2 id="chart-title">{words.chart}</h2>
				<div class="legend row small" id="legend">
					<span class="key in-line c0">
						<svg viewBox="0 0 28 12" class="sample" aria-hidden="true">
							<circle cx="14" cy="6" r="3" fill="currentColor" />
						</svg>
						<span class="key-name">{words.single}</span>
					</span>
					{possible.map(({ span, dash, width }) => (
						<label class={`key in-line c${span}`} key={span}>
							<input
								type="checkbox"
								value={span}
								checked={!hidden.includes(span)}
								onChange={({ currentTarget }) => {
									const others = hidden.filter((one) => one !== span);
									setHidden(currentTarget.checked ? others : [...others, span]);
								}}
							/>
							<svg viewBox="0 0 28 12" class="sample" aria-hidden="true">
								<path
									d="M1 6h26"
									stroke="currentColor"
									stroke-width={width}
									stroke-dasharray={dash.join(" ")}
								/>
							</svg>
							<span class="key-name">{words.averageOf(span)}</span>
						</label>
					))}
				</div>
				<ChartView id="chart" drawing={lines} lost={words.noCharts} />
				{above > 0 && (
					<p class="soft small" id="chart-above">
						{words.above(above)}
					</p>
				)}
			</section>
			<section class="panel" aria-labelledby="histogram-title">
				<h2 id="histogram-title">{words.histogram}</h2>
				<ChartView
					id="histogram"
					drawing={barsOf(page)}
					lost={words.noCharts}
				/>
			</section>
		</div>
	);
}

/** The plays, and their averages. */
function linesOf(page: Props["page"], shown: typeof LINES) {
	const words = page.strings.value;
	const dates = page.dates.value;
	const { plays } = page.records;
	const [size, goal, measure] = page.which;
	const days = plays.dates(size, goal, measure);
	const values = plays.values(size, goal, measure);
	const { bins } = plays.histogram(size, goal, measure);
	const averages = shown.map(({ span }) =>
		padded(plays.rolling(size, goal, measure, span), span - 1),
	);
	// What lies far above the others would press them to the lower edge.
	const top = bins.at(-1)?.to === null ? bins[bins.length - 1].from : Infinity;
	const cut = (value: number | null) => value && Math.min(top, value);
	const tick = dates.ticks((days.at(-1) ?? 0) - (days[0] ?? 0));
	const count = values.length;
	const say = (at: number) => {
		const day = dates.day(days[at]) || words.unknown;
		const one = valueText(measure, values[at], words.tag);
		const more = shown.flatMap(({ span }, n) => {
			const average = averages[n][at];
			return average === null
				? []
				: [words.pointAverage(span, averageText(measure, average, words.tag))];
		});
		return [words.point(at + 1, count, day, one), ...more].join(
			words.separator,
		);
	};
	const lines = {
		label: `${words.chart}, ${words.measures[measure]}`,
		help: words.chartHelp,
		count,
		start: count - 1,
		say,
		data: [
			Array.from(values, (_, at) => at + 1),
			...[[...values], ...averages].map((line) => line.map(cut)),
		],
		series: [
			{ color: "c0", kind: "dots" as const },
			...shown.map(({ span, dash, width }) => ({
				color: `c${span}`,
				kind: "line" as const,
				dash,
				width,
			})),
		],
		xText: (value: number) => {
			const at = days[value - 1];
			return at === undefined ? "" : tick(at);
		},
		yText: (value: number) => boundText(measure, value, words.tag),
	};
	return { lines, above: values.filter((value) => value > top).length };
}

/** How often values of each range occur. */
function barsOf(page: Props["page"]) {
	const words = page.strings.value;
	const [size, goal, measure] = page.which;
	const { bins } = page.records.plays.histogram(size, goal, measure);
	const bound = (value: number) => boundText(measure, value, words.tag);
	const name = (at: number) => {
		const { from, to } = bins[at];
		return to === null
			? words.andMore(bound(from))
			: words.between(bound(from), bound(to));
	};
	const counts = bins.map(({ count }) => count);
	return {
		label: `${words.histogram}, ${words.measures[measure]}`,
		help: words.histogramHelp,
		count: bins.length,
		start: counts.indexOf(Math.max(...counts)),
		say: (at: number) => words.bar(name(at), counts[at]),
		data: [bins.map((_, at) => at + 1), counts],
		series: [{ color: "c12", kind: "bars" as const }],
		xText: (value: number) => {
			const bin = bins[value - 1];
			if (bin === undefined) return "";
			return bin.to === null ? `${bound(bin.from)}+` : bound(bin.from);
		},
		yText: (value: number) => (Number.isInteger(value) ? String(value) : ""),
	};
}

/** Returns values with nothing before them. */
function padded(values: Float64Array, before: number): (number | null)[] {
	return [...new Array(before).fill(null), ...values];
}
