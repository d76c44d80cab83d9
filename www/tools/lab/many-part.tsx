/**
 * The chosen searches on many boards from one seed: mean, median and spread.
 */

import { useState } from "preact/hooks";
import { sizeText } from "../../messages/language.ts";
import { Button } from "../../pages/kit/button.tsx";
import { BarChart } from "./bar-chart.tsx";
import { RANGES } from "./lab-address.ts";
import { Acts, NumberField, TextField, Wrong } from "./lab-fields.tsx";
import type { Props } from "./lab-state.ts";
import { as, decimalText, figureText, saveTable } from "./result-table.tsx";
import { METRICS, type Metric } from "./runs.ts";
import { searchName } from "./search-names.ts";

const COLUMNS = ["solved", "length", "mean", "median", "spread"] as const;

export function ManyPart({ page }: Props) {
	const { texts, choices, lastLook, many } = page;
	const isOn = many.isOn.value;
	const at = many.at.value;
	return (
		<section class="panel" id="many-section" aria-labelledby="many-title">
			<h2 id="many-title">{texts.many}</h2>
			<p class="soft small" id="many-about">
				{texts.manyAbout(sizeText(lastLook?.size ?? ""))}
			</p>
			<div class="many-choices row gap-3" id="many-choices">
				<NumberField
					id="many-count"
					name={texts.count}
					value={choices.count}
					range={RANGES.count}
					onChange={(count) => page.change({ count })}
				/>
				<TextField
					id="many-seed"
					name={texts.seed}
					value={choices.seed}
					onInput={(seed) => page.change({ seed })}
				/>
				<TextField
					id="many-d"
					name={texts.distance}
					value={choices.d}
					placeholder={texts.anyDistance}
					inputMode="numeric"
					onInput={(d) => page.change({ d: d.trim() })}
				/>
			</div>
			<Acts
				page={page}
				isOn={isOn}
				stopId="stop-many"
				onStop={() => page.runner.stop()}
			>
				<Button
					id="run-many"
					hidden={isOn}
					onClick={() => {
						if (many.go()) document.getElementById("many-d")?.focus();
					}}
				>
					{texts.runMany}
				</Button>
			</Acts>
			<Wrong page={page} id="many-error" wrong={many.wrong.value} />
			<p class="said or-nothing" id="many-said" role="status">
				{many.said.value(texts)}
			</p>
			{/* Not announced: it changes all the time. */}
			<p class="said or-nothing soft" id="many-running">
				{at > 0 && texts.manyRunning(at, many.results.value.drawn.count)}
			</p>
			<progress
				id="many-progress"
				max="1"
				value={many.part.value}
				hidden={!isOn}
				aria-label={texts.many}
			/>
			<ManyResults page={page} />
		</section>
	);
}

function ManyResults({ page }: Props) {
	const { texts, many } = page;
	const { names, runs, drawn } = many.results.value;
	const [metric, setMetric] = useState<Metric>(METRICS[0]);
	const ofMean = (name: string) => texts.joined(name, texts.manyColumns.mean);
	const heads = { ...texts.manyColumns, mean: ofMean(texts.metrics[metric]) };
	return (
		<div
			id="many-results"
			class="stack gap-3"
			hidden={!runs.some(({ outcome }) => outcome !== null)}
		>
			<table
				class="results-table"
				id="many-table"
				{...as("table")}
				aria-labelledby="many-title"
			>
				<thead {...as("rowgroup")}>
					<tr {...as("row")}>
						{(["search", ...COLUMNS] as const).map((column) => (
							<th scope="col" {...as("columnheader")} key={column}>
								{heads[column]}
							</th>
						))}
					</tr>
				</thead>
				<tbody {...as("rowgroup")}>
					{names.map((name) => {
						const cells = cellsOf(page, name, metric);
						return (
							<tr {...as("row")} class="run-row" key={name}>
								<th scope="row" {...as("rowheader")} class="search">
									{searchName(texts, name)}
								</th>
								{COLUMNS.map((column) => (
									<td {...as("cell")} data-name={heads[column]} key={column}>
										{cells[column]}
									</td>
								))}
							</tr>
						);
					})}
				</tbody>
			</table>
			<div class="row downloads">
				<Button
					kind="small"
					id="many-csv"
					onClick={() => saveTable(page.core, runs, "runs.csv")}
				>
					{texts.manyCsv}
				</Button>
			</div>
			<BarChart
				page={page}
				id="many-chart"
				menuId="many-metric"
				about={texts.manyOf(drawn)}
				onChange={setMetric}
				suffix={ofMean}
				bars={names.map((name) => ({
					name: searchName(texts, name),
					isStopped: false,
					value: (metric) => many.summary(name, metric).mean,
				}))}
			/>
		</div>
	);
}

/** What a search has come to, in words: column → text. */
function cellsOf({ texts, many }: Props["page"], name: string, metric: Metric) {
	const ended = many.ended(name);
	const solved = ended.filter(({ outcome }) => outcome?.state === "solved");
	const { mean, median, least, most } = many.summary(name, metric);
	const { mean: length } = many.summary(name, "length");
	const figure = (value: number | null) =>
		value === null ? texts.unknown : figureText(texts, metric, value);
	return {
		solved: texts.ofAll(solved.length, ended.length),
		length: length === null ? texts.unknown : decimalText(texts, length),
		mean: figure(mean),
		median: figure(median),
		spread:
			least === null || most === null
				? texts.unknown
				: texts.spread(figure(least), figure(most)),
	};
}
