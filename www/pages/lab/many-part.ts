/**
 * The chosen searches on many boards from one seed: mean, median and spread.
 */

import { find, findButton } from "../../element/dom.ts";
import { saveFile } from "../parts/save-file.ts";
import { make } from "../parts/sheet.ts";
import { BarChart } from "./bar-chart.ts";
import { toCsv } from "./csv.ts";
import { drawOne } from "./draw-part.ts";
import { RANGES } from "./lab-address.ts";
import type { LabPage } from "./lab-page.ts";
import { numberField } from "./number-field.ts";
import { decimalText, figureText } from "./result-table.ts";
import type { Runner } from "./runner.ts";
import {
	figureOf,
	METRICS,
	type Metric,
	newRun,
	type Run,
	tableOf,
} from "./runs.ts";
import { searchName } from "./search-names.ts";

/** Between two looks at the table, in milliseconds. */
const SHOW_MS = 250;

const COLUMNS = ["solved", "length", "mean", "median", "spread"] as const;

export class ManyPart {
	#page;
	#runner;
	#chart;
	#names: string[] = [];
	#runs: Run[] = [];
	/** What the runs are on. */
	#drawn = { size: "", seed: "", d: "", count: 0 };
	#shown = "";
	#told = 0;

	constructor(page: LabPage, runner: Runner) {
		this.#page = page;
		this.#runner = runner;
		this.#chart = new BarChart(find(document, "many-chart", HTMLElement), {
			id: "many-metric",
			metrics: METRICS,
			onChange: () => this.#renderTable(),
			heading: (texts, metric) =>
				texts.joined(texts.metrics[metric], texts.manyColumns.mean),
			about: (texts) => texts.manyOf(this.#drawn),
		});
		findButton(document, "run-many").addEventListener(
			"click",
			() => void this.#go(),
		);
		findButton(document, "stop-many").addEventListener("click", () =>
			runner.stop(),
		);
		findButton(document, "many-csv").addEventListener("click", () =>
			saveFile(
				"runs.csv",
				toCsv(this.#page.core, tableOf(this.#runs)),
				"text/csv",
			),
		);
	}

	render() {
		const { texts, choices, lastLook } = this.#page;
		const size = lastLook?.size.replace("x", " × ") ?? "";
		find(document, "many-about", HTMLElement).textContent =
			texts.manyAbout(size);
		if (this.#shown !== texts.title) {
			this.#shown = texts.title;
			this.#renderChoices();
			this.#renderTable();
		}
		for (const name of ["count", "seed", "d"] as const) {
			const field = find(document, `many-${name}`, HTMLInputElement);
			if (document.activeElement !== field) {
				field.value = String(choices[name]);
			}
		}
	}

	#renderChoices() {
		const page = this.#page;
		const { texts } = page;
		const textField: (
			id: string,
			name: string,
			take: (value: string) => void,
		) => HTMLElement = (id, name, take) => {
			const field = make("label", { class: "field" });
			const input = make("input", { id, type: "text", autocomplete: "off" });
			input.addEventListener("input", () => take(input.value));
			field.append(make("span", {}, name), input);
			return field;
		};
		const distance = textField("many-d", texts.distance, (d) =>
			page.change({ d: d.trim() }),
		);
		const input = distance.querySelector("input") as HTMLInputElement;
		input.placeholder = texts.anyDistance;
		input.inputMode = "numeric";
		find(document, "many-choices", HTMLElement).replaceChildren(
			numberField({
				id: "many-count",
				name: texts.count,
				range: RANGES.count,
				onChange: (count) => page.change({ count }),
			}),
			textField("many-seed", texts.seed, (seed) => page.change({ seed })),
			distance,
		);
	}

	async #go() {
		const page = this.#page;
		const { texts, look, choices } = page;
		const wrong = find(document, "many-error", HTMLElement);
		wrong.textContent = "";
		const { searches, mb, s, count, seed, d } = choices;
		const fitting = look === null ? [] : page.searches.kinds(look.size);
		const names = fitting
			.filter(({ name, fits }) => fits && searches.includes(name))
			.map(({ name }) => name);
		if (look === null || names.length === 0) {
			wrong.textContent = look === null ? texts.noBoard : texts.noSearch;
			return;
		}
		if (d !== "" && !/^\d{1,4}$/.test(d)) {
			wrong.textContent = texts.distanceWrong;
			find(document, "many-d", HTMLInputElement).focus();
			return;
		}
		await this.#runner.idle();
		const { size, goal } = look;
		this.#names = names;
		this.#runs = [];
		this.#drawn = { size: size.replace("x", " × "), seed, d, count };
		this.#setOn(true);
		this.#say("");
		// Not announced: it changes all the time.
		const running = find(document, "many-running", HTMLElement);
		const bar = find(document, "many-progress", HTMLProgressElement);
		const boards = this.#boards({ size, goal, seed, distance: d, count });
		let done = 0;
		let at = 0;
		const runs = this.#runs;
		async function* all(signal: AbortSignal) {
			for await (const board of boards(signal)) {
				at += 1;
				bar.value = (at - 1) / count;
				for (const name of names) {
					const run = newRun(name, board, goal);
					runs.push(run);
					yield run;
					if (signal.aborted) return;
				}
				done += 1;
			}
		}
		try {
			const isDone = await this.#runner.go(
				all,
				{ bytes: mb * 1_000_000, ms: s * 1_000 },
				({ state }) => {
					if (state !== "ended" || !this.#isDue()) return;
					running.textContent = page.texts.manyRunning(at, count);
					this.#renderTable();
				},
			);
			this.#say(
				isDone ? page.texts.manyDone(done) : page.texts.manyStopped(done),
			);
		} catch (error) {
			if ((error as any)?.name === "AbortError") {
				this.#say(page.texts.manyStopped(done));
			} else {
				this.#say("");
				wrong.textContent = await page.explain(error);
			}
		}
		running.textContent = "";
		this.#setOn(false);
		this.#renderTable();
		performance.mark("searched many");
	}

	/** Draws boards: all at once, or those of a distance one after another. */
	#boards({
		count,
		...wish
	}: {
		size: string;
		goal: string;
		seed: string;
		distance: string;
		count: number;
	}) {
		const page = this.#page;
		return async function* boards(signal: AbortSignal) {
			const { size, goal, seed, distance } = wish;
			if (distance === "") {
				const { core } = page;
				yield* core.drawBoards(size, goal, seed, count).split("\n");
				return;
			}
			for (let n = 1; n <= count; n += 1) {
				yield await drawOne(page, { ...wish, seed: `${seed}-${n}`, signal });
			}
		};
	}

	/** Whether it is time to show how far it is. */
	#isDue() {
		const now = performance.now();
		if (now - this.#told < SHOW_MS) return false;
		this.#told = now;
		return true;
	}

	#renderTable() {
		const { texts } = this.#page;
		const box = find(document, "many-results", HTMLElement);
		const ended = this.#runs.filter(({ outcome }) => outcome !== null);
		box.hidden = ended.length === 0;
		if (box.hidden) return;
		const { metric } = this.#chart;
		const names = make("tr", { role: "row" });
		const heads = {
			...texts.manyColumns,
			mean: texts.joined(texts.metrics[metric], texts.manyColumns.mean),
		};
		for (const column of ["search", ...COLUMNS] as const) {
			names.append(
				make("th", { scope: "col", role: "columnheader" }, heads[column]),
			);
		}
		const head = make("thead", { role: "rowgroup" });
		head.append(names);
		const body = make("tbody", { role: "rowgroup" });
		for (const name of this.#names) body.append(this.#row(name, metric, heads));
		find(document, "many-table", HTMLTableElement).replaceChildren(head, body);
		this.#chart.render(
			texts,
			this.#names.map((name) => ({
				name: searchName(texts, name),
				isStopped: false,
				value: (metric) => this.#summary(name, metric).mean,
			})),
		);
	}

	#row(name: string, metric: Metric, heads: Record<string, string>) {
		const { texts } = this.#page;
		const runs = this.#runs.filter(
			({ search, outcome }) => search === name && outcome !== null,
		);
		const solved = runs.filter(({ outcome }) => outcome?.state === "solved");
		const summary = this.#summary(name, metric);
		const { mean: length } = this.#summary(name, "length");
		const figure = (value: number | null) =>
			value === null ? texts.unknown : figureText(texts, metric, value);
		const { least, most } = summary;
		const cells: Record<(typeof COLUMNS)[number], string> = {
			solved: texts.ofAll(solved.length, runs.length),
			length: length === null ? texts.unknown : decimalText(texts, length),
			mean: figure(summary.mean),
			median: figure(summary.median),
			spread:
				least === null || most === null
					? texts.unknown
					: texts.spread(figure(least), figure(most)),
		};
		const row = make("tr", { role: "row", class: "run-row" });
		row.append(
			make(
				"th",
				{ scope: "row", role: "rowheader", class: "search" },
				searchName(texts, name),
			),
		);
		for (const column of COLUMNS) {
			const cell = make("td", { role: "cell" }, cells[column]);
			cell.dataset.name = heads[column];
			row.append(cell);
		}
		return row;
	}

	/** Sums up what a search has come to on the boards that it has solved. */
	#summary(name: string, metric: Metric) {
		const figures = this.#runs
			.filter(
				({ search, outcome }) => search === name && outcome?.state === "solved",
			)
			.map((run) => figureOf(run, metric))
			.filter((figure) => figure !== null);
		return this.#page.core.summary(Float64Array.from(figures));
	}

	#setOn(isOn: boolean) {
		const active = document.activeElement;
		const run = findButton(document, "run-many");
		const stop = findButton(document, "stop-many");
		run.hidden = isOn;
		stop.hidden = !isOn;
		const bar = find(document, "many-progress", HTMLProgressElement);
		bar.hidden = !isOn;
		bar.ariaLabel = this.#page.texts.many;
		const isGone =
			active instanceof HTMLElement && active.offsetParent === null;
		if (isGone) (isOn ? stop : run).focus();
	}

	#say(text: string) {
		find(document, "many-said", HTMLElement).textContent = text;
	}
}
