/**
 * The searches: which are chosen, within which limits, and what they come to.
 */

import { find, findButton } from "../../element/dom.ts";
import { saveFile } from "../parts/save-file.ts";
import { make } from "../parts/sheet.ts";
import { BarChart } from "./bar-chart.ts";
import { toCsv } from "./csv.ts";
import { RANGES } from "./lab-address.ts";
import type { LabPage } from "./lab-page.ts";
import { numberField } from "./number-field.ts";
import { ResultTable } from "./result-table.ts";
import type { Runner } from "./runner.ts";
import { figureOf, METRICS, newRun, type Run, tableOf } from "./runs.ts";
import { groupOf, searchName } from "./search-names.ts";

export class SearchPart {
	#page;
	#runner;
	#table;
	#chart;
	#runs: Run[] = [];
	/** What the runs are on. */
	#about = () => "";
	/** What the choices and the results are shown in. */
	#shown = { kinds: "", results: "" };
	#isOn = false;

	constructor(page: LabPage, runner: Runner) {
		this.#page = page;
		this.#runner = runner;
		this.#table = new ResultTable(
			find(document, "results", HTMLTableElement),
			page.texts,
			{
				play: (run) => page.play(run),
				copy: (run) => void this.#copy(run),
			},
		);
		this.#chart = new BarChart(find(document, "chart", HTMLElement), {
			id: "chart-metric",
			metrics: METRICS,
			about: () => this.#runs[0]?.board ?? "",
		});
		this.#wire();
	}

	render() {
		this.#renderKinds();
		const { texts } = this.#page;
		if (this.#shown.results === texts.title) return;
		this.#shown.results = texts.title;
		this.#renderResults();
	}

	renderPlay() {
		this.#table.renderPlay(this.#page.played);
	}

	#wire() {
		findButton(document, "run").addEventListener("click", () =>
			this.#go(this.#chosen()),
		);
		findButton(document, "run-all").addEventListener("click", () =>
			this.#go(this.#fitting().map(({ name }) => name)),
		);
		findButton(document, "stop").addEventListener("click", () =>
			this.#runner.stop(),
		);
		findButton(document, "csv").addEventListener("click", () =>
			saveFile(
				"searches.csv",
				toCsv(this.#page.core, tableOf(this.#runs)),
				"text/csv",
			),
		);
		findButton(document, "print").addEventListener("click", () => print());
	}

	/** The searches that there are for boards of this size. */
	#fitting() {
		return this.#kinds().filter(({ fits }) => fits);
	}

	#kinds() {
		const { searches, lastLook } = this.#page;
		return lastLook === null ? [] : searches.kinds(lastLook.size);
	}

	/** The searches that are chosen and fit, in the order of the list. */
	#chosen() {
		const { searches } = this.#page.choices;
		const names = this.#fitting().map(({ name }) => name);
		return names.filter((name) => searches.includes(name));
	}

	#renderKinds() {
		const { texts, lastLook, choices } = this.#page;
		const { searches, mb, s } = choices;
		const place = find(document, "kinds", HTMLElement);
		const { others } = this.#page.searches;
		const shown = [texts.title, lastLook?.size, others].join();
		if (shown !== this.#shown.kinds) {
			this.#shown.kinds = shown;
			const focused = document.activeElement?.id ?? "";
			const [chosen, groups] = this.#makeKinds();
			place.replaceChildren(...chosen);
			find(document, "more-kinds", HTMLElement).replaceChildren(...groups);
			find(document, "more-kinds-title", HTMLElement).textContent =
				texts.moreSearches(this.#kinds().length - chosen.length);
			find(document, "limits", HTMLElement).replaceChildren(
				numberField({
					id: "mb",
					name: texts.memory,
					range: RANGES.mb,
					onChange: (mb) => this.#page.change({ mb }),
				}),
				numberField({
					id: "seconds",
					name: texts.time,
					range: RANGES.s,
					onChange: (s) => this.#page.change({ s }),
				}),
			);
			if (focused !== "") document.getElementById(focused)?.focus();
		}
		for (const { name } of this.#kinds()) {
			find(document, `kind-${name}`, HTMLInputElement).checked =
				searches.includes(name);
		}
		findButton(document, "run").textContent = texts.run(this.#chosen().length);
		for (const [id, value] of [
			["mb", mb],
			["seconds", s],
		] as const) {
			const field = find(document, id, HTMLInputElement);
			if (document.activeElement !== field) field.value = String(value);
		}
	}

	/**
	 * Makes a box to tick for each search: those that are chosen first, and the others in
	 * their groups. What is ticked stays where it is.
	 */
	#makeKinds(): [chosen: HTMLElement[], groups: HTMLElement[]] {
		const { texts, choices } = this.#page;
		const chosen = [];
		const groups: Map<string, HTMLElement> = new Map();
		for (const { name, fits } of this.#kinds()) {
			const label = make("label", { class: "kind" });
			const input = make("input", { type: "checkbox", value: name });
			input.id = `kind-${name}`;
			input.disabled = !fits;
			input.addEventListener("change", () => this.#choose(name, input.checked));
			const words = make("span", {}, searchName(texts, name));
			if (!fits) words.append(make("small", {}, ` (${texts.tooLarge})`));
			label.append(input, words);
			if (choices.searches.includes(name)) {
				chosen.push(label);
				continue;
			}
			const group = groupOf(name);
			let box = groups.get(group);
			if (box === undefined) {
				box = make("fieldset", { class: "kind-group" });
				box.append(make("legend", {}, texts.groups[group]));
				groups.set(group, box);
			}
			box.append(label);
		}
		return [chosen, [...groups.values()]];
	}

	#choose(name: string, isOn: boolean) {
		const { searches } = this.#page.choices;
		const others = searches.filter((other) => other !== name);
		this.#page.change({ searches: isOn ? [...others, name] : others });
	}

	async #go(names: string[]) {
		const page = this.#page;
		const { texts, look, choices } = page;
		if (look === null) {
			this.#say(texts.noBoard);
			const at = page.wrong?.at ?? "text";
			find(document, at, HTMLTextAreaElement).focus();
			return;
		}
		if (names.length === 0) {
			this.#say(texts.noSearch);
			document.querySelector("#kinds")?.scrollIntoView();
			return;
		}
		await this.#runner.idle();
		const { text, goal, found } = look;
		const runs = names.map((name) => newRun(name, text, goal));
		this.#runs = runs;
		const { mb, s } = choices;
		this.#about = () => page.texts.resultAbout(text, page.texts.limits(mb, s));
		if (!found.solvable) {
			for (const run of runs) run.state = "unsolvable";
			this.#renderResults();
			this.#say(texts.no);
			return;
		}
		this.#setOn(true);
		this.#renderResults();
		const isDone = await this.#runner.go(
			() => runs,
			{ bytes: mb * 1_000_000, ms: s * 1_000 },
			(run) => this.#report(run),
		);
		this.#setOn(false);
		if (isDone) this.#say(page.texts.done(runs.length));
		else this.#say(page.texts.stoppedAll);
		performance.mark("searched");
	}

	#report(run: Run) {
		const { texts } = this.#page;
		this.#table.update(run);
		const at = this.#runs.indexOf(run) + 1;
		if (run.state !== "running") {
			this.#renderChart();
			return;
		}
		if (run.progress === null) {
			const name = searchName(texts, run.search);
			this.#say(texts.running(name, at, this.#runs.length));
		}
	}

	#setOn(isOn: boolean) {
		if (this.#isOn === isOn) return;
		this.#isOn = isOn;
		const active = document.activeElement;
		const [run, stop] = ["run", "stop"].map((id) => findButton(document, id));
		stop.hidden = !isOn;
		run.hidden = isOn;
		findButton(document, "run-all").hidden = isOn;
		// Whoever has pressed a button that is gone goes on with the next one.
		const isGone =
			active instanceof HTMLElement && active.offsetParent === null;
		if (isGone) (isOn ? stop : run).focus();
	}

	#renderResults() {
		const { texts } = this.#page;
		const section = find(document, "result-section", HTMLElement);
		section.hidden = this.#runs.length === 0;
		if (section.hidden) return;
		find(document, "result-about", HTMLElement).textContent = this.#about();
		this.#table.render(this.#runs, texts);
		this.#renderChart();
	}

	#renderChart() {
		const { texts } = this.#page;
		this.#chart.render(
			texts,
			this.#runs.map((run) => ({
				name: searchName(texts, run.search),
				isStopped: run.outcome !== null && run.outcome.stopped !== null,
				value: (metric) => (run.outcome && figureOf(run, metric)) ?? null,
			})),
		);
	}

	#say(text: string) {
		find(document, "run-said", HTMLElement).textContent = text;
	}

	async #copy({ outcome }: Run) {
		const { texts } = this.#page;
		try {
			await navigator.clipboard.writeText(outcome?.moves ?? "");
			this.#say(texts.movesCopied);
		} catch (error) {
			console.info("the moves are not copied:", error);
			this.#say(outcome?.moves ?? "");
		}
	}
}
