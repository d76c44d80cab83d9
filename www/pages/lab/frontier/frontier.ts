/**
 * The frontier of a search over time: it runs as all searches of the page do, and its
 * picture grows with it. Afterwards each moment can be gone back to, or played.
 */

import { loadFrontierTexts } from "../../../messages/compiled/frontier.ts";
import type { Texts as Words } from "../../../messages/compiled/frontier-en.ts";
import { menu, oneOf } from "../../parts/inputs.ts";
import { addStyle, make } from "../../parts/sheet.ts";
import type { LabState } from "../lab-state.ts";
import type { Runner } from "../runner.ts";
import { newRun, type Run } from "../runs.ts";
import { searchName } from "../search-names.ts";
import css from "./frontier.css?inline";
import { makeTable } from "./frontier-table.ts";
import { momentWords, tableOf } from "./frontier-words.ts";
import { type Measure, measuresOf, ORDERS } from "./heat-layout.ts";
import { HeatView } from "./heat-view.ts";
import { MomentPlayer } from "./moment-player.ts";

/** At how many moments the frontier is kept, at most. */
const MOMENTS = 480;

/** Fills a place with a search whose frontier is painted. */
export async function openFrontier({
	place,
	page,
	runner,
	search,
}: {
	place: HTMLElement;
	page: LabState;
	runner: Runner;
	/** Chosen at first, if it fits the board. */
	search: string;
}) {
	addStyle(css);
	const words = await loadFrontierTexts(page.language);
	const view = new Frontier(place, page, runner, words, search);
	view.render();
	return view;
}

class Frontier {
	#place;
	#page;
	#runner;
	#words;
	#search;
	#measure: Measure = "depth";
	#run: Run | null = null;
	#heat;
	#player = new MomentPlayer((at) => this.#goTo(at));
	/** The moment that is shown; the last one if it is `null`. */
	#moment: number | null = null;
	#go = button("strong", () => void this.#toggle());
	#play = button("", () => this.#player.toggle());
	#save = button("small", () => void this.#savePicture());
	#choices = make("div", { class: "frontier-choices or-nothing" });
	#about = make("p", { class: "soft small frontier-about" });
	#slider = make("input", { type: "range", min: "0", step: "1" });
	#said = make("p", { class: "frontier-said or-nothing", role: "status" });
	#now = make("p", { class: "frontier-now" });
	#legend = make("ul", { class: "frontier-legend row soft" });
	#details = make("details");
	#shown = make("div", { class: "frontier-shown stack gap-3" });

	constructor(
		place: HTMLElement,
		page: LabState,
		runner: Runner,
		words: Words,
		search: string,
	) {
		this.#place = place;
		this.#page = page;
		this.#runner = runner;
		this.#words = words;
		this.#search = search;
		this.#heat = new HeatView(words, (at) => {
			this.#player.stop();
			this.#goTo(at);
		});
		const { moment } = words;
		this.#slider.ariaLabel = moment;
		this.#slider.addEventListener("input", () => {
			this.#player.stop();
			this.#goTo(this.#slider.valueAsNumber);
		});
		this.#save.textContent = words.save;
		this.#player.onChange = () => this.#renderButtons();
		this.#details.addEventListener("toggle", () => this.#renderTable());
		const line = make("div", { class: "frontier-line in-line gap-3" });
		line.append(this.#play, this.#slider);
		this.#shown.append(
			this.#heat.canvas,
			line,
			this.#now,
			this.#legend,
			this.#details,
		);
	}

	/** Moves the focus to the button that runs. */
	focus() {
		this.#go.focus();
	}

	close() {
		this.#stop();
		this.#player.stop();
		this.#heat.close();
		this.#place.replaceChildren();
	}

	/** Begins anew, with the board at hand. */
	render() {
		this.#stop();
		this.#player.stop();
		this.#run = null;
		const { look, core, choices, texts } = this.#page;
		if (look === null) return;
		if (!look.found.solvable) {
			this.#place.replaceChildren(make("p", {}, this.#words.unsolvable));
			return;
		}
		const fitting = core
			.searchKinds(look.size)
			.list.filter(({ fits }) => fits)
			.map(({ name }) => name);
		const only = fitting.filter((name) => choices.searches.includes(name));
		const names = choices.fixed && only.length > 0 ? only : fitting;
		if (!names.includes(this.#search)) [this.#search] = names;
		const row = make("div", { class: "frontier-head" });
		row.append(
			menu({
				name: this.#words.search,
				options: names.map((name) => [name, searchName(texts, name)]),
				value: this.#search,
				onChange: (search) => {
					this.#stop();
					this.#search = search;
					this.#run = null;
					this.#renderChoice();
				},
			}),
			this.#go,
			this.#save,
		);
		const frame = make("div", { class: "frontier stack gap-3" });
		frame.append(row, this.#about, this.#choices, this.#said, this.#shown);
		this.#place.replaceChildren(frame);
		this.#renderChoice();
	}

	/** Shows what the chosen search is like, before it runs. */
	#renderChoice() {
		const words = this.#words;
		const [method] = this.#search.split(":");
		const measures = measuresOf(this.#search);
		[this.#measure] = measures;
		this.#about.textContent = words.about[method as keyof Words["about"]];
		this.#choices.replaceChildren();
		if (measures.length > 1) {
			this.#choices.append(
				oneOf({
					legend: words.levels,
					options: measures.map((name) => [
						name,
						name === "order" ? this.#yName(name) : words.measures[name],
					]),
					value: this.#measure,
					onChange: (measure) => {
						this.#measure = measure as Measure;
						this.#renderRun();
					},
				}),
			);
		}
		this.#said.textContent = words.begin;
		this.#renderRun();
	}

	#yName(measure: Measure) {
		const { y } = this.#words;
		const [method] = this.#search.split(":");
		if (method === "bidirectional") return y.both;
		return measure === "order"
			? ORDERS[method as keyof typeof ORDERS]
			: y[measure];
	}

	get #isOn() {
		return this.#run?.state === "running" || this.#run?.state === "waiting";
	}

	#stop() {
		if (this.#isOn) this.#runner.stop();
	}

	async #toggle() {
		if (this.#isOn) return this.#stop();
		const { look, choices, texts } = this.#page;
		if (look === null) return;
		this.#player.stop();
		const run = newRun(this.#search, look.text, look.goal);
		this.#run = run;
		this.#moment = null;
		this.#said.textContent = this.#words.tables;
		this.#renderRun();
		await this.#runner.idle();
		if (this.#run !== run) return;
		let shown = run.timeline;
		const limits = { bytes: choices.mb * 1_000_000, ms: choices.s * 1_000 };
		await this.#runner.go(
			() => [run],
			{ ...limits, moments: MOMENTS },
			() => {
				if (this.#run !== run || run.timeline === shown) return;
				shown = run.timeline;
				this.#renderRun();
			},
		);
		if (this.#run !== run) return;
		this.#said.textContent = this.#endWords(run, texts);
		this.#renderRun();
		performance.mark("frontier");
	}

	#endWords(
		{ state, outcome, timeline, search }: Run,
		texts: LabState["texts"],
	) {
		const words = this.#words;
		if (outcome === null) {
			const lower = timeline?.lower.at(-1) ?? 0;
			return state === "failed" ? texts.lost : texts.whyCancelled(lower);
		}
		if (outcome.stopped !== null) {
			return texts.whyStopped[outcome.stopped](outcome.lower);
		}
		const { length } = outcome.slides;
		const why = outcome.optimal
			? texts.whyOptimal(length)
			: texts.whyNot(outcome.lower);
		const solved = words.solved(length, outcome.expanded);
		return search === "table" ? solved : `${solved} ${why}`;
	}

	#renderRun() {
		this.#renderButtons();
		const run = this.#run;
		const timeline = run?.timeline;
		this.#shown.hidden = timeline === undefined;
		if (run === null || timeline === undefined) return;
		if (this.#isOn) this.#said.textContent = "";
		this.#slider.max = String(timeline.expanded.length - 1);
		this.#renderLegend();
		this.#renderMoment();
		this.#renderTable();
	}

	#renderButtons() {
		const words = this.#words;
		this.#go.textContent = this.#isOn ? words.stop : words.run;
		const isPlaying = this.#player.isOn;
		this.#play.textContent = isPlaying ? words.pause : words.play;
		const isDone = this.#run?.timeline !== undefined && !this.#isOn;
		const last = (this.#run?.timeline?.expanded.length ?? 1) - 1;
		this.#player.last = last;
		this.#play.hidden = !isDone || last === 0;
		this.#save.hidden = !isDone;
		this.#slider.disabled = !isDone;
	}

	/** What is painted, if there is anything. */
	get #scene() {
		const run = this.#run;
		const timeline = run?.timeline;
		if (run === null || timeline === undefined) return null;
		return {
			search: run.search,
			timeline,
			measure: this.#measure,
			moment: this.#moment ?? timeline.expanded.length - 1,
			length:
				run.outcome?.state === "solved" ? run.outcome.slides.length : null,
			xName: this.#words.x,
			yName: this.#yName(this.#measure),
			mark: this.#words.mark,
		};
	}

	#goTo(at: number) {
		if (this.#isOn) return;
		const last = this.#player.last;
		this.#moment = at >= last ? null : at;
		this.#player.at = at;
		this.#renderMoment();
	}

	#renderMoment() {
		const scene = this.#scene;
		if (scene === null) return;
		const words = this.#words;
		const { search, timeline, measure, moment } = scene;
		const said = momentWords(words, search, timeline, measure, moment);
		this.#slider.value = String(moment);
		this.#slider.ariaValueText = said;
		this.#now.textContent = said;
		const name = searchName(this.#page.texts, search);
		this.#heat.render(scene, words.picture(name, said), this.#isOn);
	}

	#renderLegend() {
		const words = this.#words;
		const plan = this.#heat.plan(this.#scene);
		if (plan === null) return;
		const isDeep = this.#measure === "visits";
		const item = (sign: Element, text: string) => {
			const one = make("li");
			one.append(sign, text);
			return one;
		};
		const items = [item(this.#heat.scale, words.scale(plan.most, isDeep))];
		if (plan.hasBound) {
			const sign = make("i", { class: "is-bound" });
			const { pass, lower } = words.bound;
			items.push(item(sign, isDeep ? pass : lower));
			const length = make("i", { class: "is-length" });
			if (this.#run?.outcome?.state === "solved") {
				items.push(item(length, words.length));
			}
		}
		this.#legend.replaceChildren(...items);
		this.#heat.paintScale();
	}

	#renderTable() {
		const timeline = this.#run?.timeline;
		if (timeline === undefined) return;
		const isDeep = timeline.passes.length > 0;
		const { table, passes } = this.#words;
		const summary =
			this.#details.querySelector("summary") ?? make("summary", {}, "");
		summary.textContent = isDeep ? passes : table;
		if (!this.#details.open) return this.#details.replaceChildren(summary);
		const box = make("div", { class: "scroll", tabindex: "0" });
		box.setAttribute("role", "region");
		box.ariaLabel = summary.textContent;
		box.append(makeTable(tableOf(this.#words, timeline, this.#measure)));
		this.#details.replaceChildren(summary, box);
	}

	async #savePicture() {
		const scene = this.#scene;
		const plan = this.#heat.plan(scene);
		if (scene === null || plan === null) return;
		const { texts } = this.#page;
		const { saveFrontier } = await import("./frontier-picture.ts");
		await saveFrontier({
			title: searchName(texts, scene.search),
			about: `${this.#run?.board} · ${this.#said.textContent}`,
			game: `${texts.game} · ${texts.title}`,
			scale: this.#words.scale(plan.most, scene.measure === "visits"),
			scene: { ...scene, plan },
		});
	}
}

function button(look: string, act: () => void) {
	const made = make("button", {
		type: "button",
		class: `button ${look}`.trim(),
	});
	made.addEventListener("click", act);
	return made;
}
