/**
 * The searches: which are chosen, within which limits, and what they come to.
 */

import { useRef } from "preact/hooks";
import { Button } from "../../pages/kit/button.tsx";
import { BarChart } from "./bar-chart.tsx";
import { RANGES } from "./lab-address.ts";
import { Acts, NumberField } from "./lab-fields.tsx";
import type { Props } from "./lab-state.ts";
import { ResultTable, saveTable } from "./result-table.tsx";
import { figureOf } from "./runs.ts";
import { groupOf, searchName } from "./search-names.ts";

export function SearchPart({ page }: Props) {
	const { texts, search } = page;
	const { mb, s } = page.choices;
	const isOn = search.isOn.value;
	const kinds = page.kinds.value;
	const first = page.first.value;
	const others = kinds.filter(({ name }) => !first.includes(name));
	const groups = [...new Set(others.map(({ name }) => groupOf(name)))];
	const place = useRef<HTMLDivElement>(null);
	const go = (names: string[]) => {
		const missing = search.go(names);
		if (missing === "search") place.current?.scrollIntoView();
		if (missing !== "board") return;
		document.getElementById(page.wrong?.at ?? "text")?.focus();
	};
	const boxes = (some: typeof kinds) =>
		some.map((kind) => <Kind page={page} {...kind} key={kind.name} />);
	return (
		<section class="panel" id="search-section" aria-labelledby="search-title">
			<h2 id="search-title">{texts.searches}</h2>
			<div class="kinds stack gap-3 chosen" id="kinds" ref={place}>
				{boxes(kinds.filter(({ name }) => first.includes(name)))}
			</div>
			<Acts
				page={page}
				isOn={isOn}
				stopId="stop"
				onStop={() => page.runner.stop()}
			>
				<Button
					kind="strong"
					id="run"
					hidden={isOn}
					onClick={() => go(page.chosen)}
				>
					{texts.run(page.chosen.length)}
				</Button>
				<Button
					kind="chosen"
					id="run-all"
					hidden={isOn}
					onClick={() => go(page.fitting)}
				>
					{texts.runAll}
				</Button>
			</Acts>
			<p class="said or-nothing" id="run-said" role="status">
				{search.said.value(texts)}
			</p>
			<details class="chosen" id="more-searches">
				<summary id="more-kinds-title">
					{texts.moreSearches(others.length)}
				</summary>
				<div class="kinds stack gap-3" id="more-kinds">
					{groups.map((group) => (
						<fieldset class="kind-group" key={group}>
							<legend class="soft small">{texts.groups[group]}</legend>
							{boxes(others.filter(({ name }) => groupOf(name) === group))}
						</fieldset>
					))}
				</div>
				<div class="limits row gap-3" id="limits">
					<NumberField
						id="mb"
						name={texts.memory}
						value={mb}
						range={RANGES.mb}
						onChange={(mb) => page.change({ mb })}
					/>
					<NumberField
						id="seconds"
						name={texts.time}
						value={s}
						range={RANGES.s}
						onChange={(s) => page.change({ s })}
					/>
				</div>
			</details>
		</section>
	);
}

function Kind({ page, name, fits }: Props & { name: string; fits: boolean }) {
	const { texts, choices } = page;
	const { searches } = choices;
	return (
		<label class="kind in-line">
			<input
				type="checkbox"
				value={name}
				id={`kind-${name}`}
				disabled={!fits}
				checked={searches.includes(name)}
				onChange={({ currentTarget }) => {
					const others = searches.filter((other) => other !== name);
					page.change({
						searches: currentTarget.checked ? [...others, name] : others,
					});
				}}
			/>
			<span>
				{searchName(texts, name)}
				{!fits && <small>{` (${texts.tooLarge})`}</small>}
			</span>
		</label>
	);
}

export function Results({ page }: Props) {
	const { texts } = page;
	const { runs, about } = page.search.results.value;
	return (
		<section
			class="panel results"
			id="result-section"
			aria-labelledby="result-title"
			hidden={runs.length === 0}
		>
			<h2 id="result-title" tabIndex={-1}>
				{texts.results}
			</h2>
			<p class="soft small" id="result-about">
				{about(texts)}
			</p>
			<ResultTable page={page} />
			<div class="row downloads">
				<Button
					kind="small"
					id="csv"
					onClick={() => saveTable(page.core, runs, "searches.csv")}
				>
					{texts.csv}
				</Button>
				<Button kind="small" id="print" onClick={() => print()}>
					{texts.print}
				</Button>
			</div>
			<BarChart
				page={page}
				id="chart"
				menuId="chart-metric"
				about={runs[0]?.board ?? ""}
				bars={runs.map((run) => ({
					name: searchName(texts, run.search),
					isStopped: run.outcome !== null && run.outcome.stopped !== null,
					value: (metric) => (run.outcome && figureOf(run, metric)) ?? null,
				}))}
			/>
		</section>
	);
}
