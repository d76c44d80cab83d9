/**
 * The table of runs: a row for each search, which opens to its proof and its moves.
 */

import type { Texts } from "../../messages/compiled/lab-en.ts";
import { make } from "../parts/sheet.ts";
import { bestOf, figureOf, type Metric, type Run } from "./runs.ts";
import { searchName } from "./search-names.ts";

/** The columns after the name. */
const COLUMNS = [
	"length",
	"optimal",
	"expanded",
	"generated",
	"frontier",
	"bytes",
	"ms",
	"branching",
] as const;

/** Proofs that make a solution optimal only by chance. */
const CHANCE = ["heuristic", "smallestWeighted"];

export class ResultTable {
	#table;
	#acts;
	#runs: readonly Run[] = [];
	/** What is played on the board. */
	#played: Run | null = null;
	#texts: Texts;
	#rows: Map<
		Run,
		{
			row: HTMLElement;
			more: HTMLElement;
			button: HTMLButtonElement;
			cells: Record<string, HTMLElement>;
			play: HTMLButtonElement | null;
		}
	> = new Map();

	constructor(
		table: HTMLTableElement,
		texts: Texts,
		acts: { play: (run: Run) => void; copy: (run: Run) => void },
	) {
		this.#table = table;
		this.#texts = texts;
		this.#acts = acts;
	}

	/** Shows runs, each in a row of its own. */
	render(runs: readonly Run[], texts: Texts) {
		const open = new Set(
			[...this.#rows]
				.filter(([, { button }]) => button.ariaExpanded === "true")
				.map(([run]) => run),
		);
		this.#runs = runs;
		this.#texts = texts;
		this.#rows.clear();
		const names = make("tr", { role: "row" });
		for (const column of ["search", ...COLUMNS] as const) {
			const head = make(
				"th",
				{ scope: "col", role: "columnheader", class: column },
				texts.columnsOf[column],
			);
			if (column !== "search") head.title = texts.columnAbout[column];
			names.append(head);
		}
		const head = make("thead", { role: "rowgroup" });
		head.append(names);
		const body = make("tbody", { role: "rowgroup" });
		for (const run of runs) body.append(...this.#makeRow(run));
		this.#table.replaceChildren(head, body);
		for (const run of runs) {
			this.#fill(run);
			if (open.has(run)) this.#toggle(run);
		}
		this.#markBest();
	}

	/** Shows what has changed of a run. */
	update(run: Run) {
		this.#fill(run);
		if (run.state !== "running") this.#markBest();
	}

	/** Names the buttons that play. */
	renderPlay(played: Run | null) {
		this.#played = played;
		for (const [run, { play }] of this.#rows) {
			if (play !== null) play.textContent = this.#playText(run);
		}
	}

	#playText(run: Run) {
		return run === this.#played ? this.#texts.stopPlay : this.#texts.play;
	}

	#makeRow(run: Run) {
		const texts = this.#texts;
		const row = make("tr", { role: "row", class: "run-row" });
		const name = make("th", {
			scope: "row",
			role: "rowheader",
			class: "search",
		});
		const button = make("button", { type: "button", class: "opener" });
		button.append(make("span", {}, searchName(texts, run.search)));
		button.ariaExpanded = "false";
		button.addEventListener("click", () => this.#toggle(run));
		name.append(button);
		row.append(name);
		const cells: Record<string, HTMLElement> = {};
		for (const column of COLUMNS) {
			const cell = make("td", { role: "cell", class: column });
			cell.dataset.name = texts.columnsOf[column];
			cells[column] = cell;
			row.append(cell);
		}
		const more = make("tr", { role: "row", class: "more", hidden: "" });
		const about = make("td", {
			role: "cell",
			colspan: String(COLUMNS.length + 1),
		});
		more.append(about);
		this.#rows.set(run, { row, more, button, cells, play: null });
		return [row, more];
	}

	#toggle(run: Run) {
		const parts = this.#rows.get(run);
		if (parts === undefined) return;
		parts.more.hidden = !parts.more.hidden;
		parts.button.ariaExpanded = String(!parts.more.hidden);
	}

	#fill(run: Run) {
		const parts = this.#rows.get(run);
		if (parts === undefined) return;
		const texts = this.#texts;
		const { cells, row } = parts;
		row.dataset.state = run.state;
		cells.length.textContent = lengthText(texts, run);
		cells.optimal.textContent = optimalText(texts, run);
		for (const metric of COLUMNS) {
			if (metric === "length" || metric === "optimal") continue;
			const figure = figureOf(run, metric);
			cells[metric].textContent =
				figure === null ? texts.unknown : figureText(texts, metric, figure);
		}
		if (run.state === "running" || run.state === "waiting") return;
		this.#fillMore(run, parts);
	}

	#fillMore(
		run: Run,
		parts: { more: HTMLElement; play: HTMLButtonElement | null },
	) {
		const texts = this.#texts;
		const { outcome } = run;
		const place = parts.more.firstElementChild as HTMLElement;
		const lines = proofTexts(texts, run).map((text) => make("p", {}, text));
		place.replaceChildren(...lines);
		if (outcome === null || outcome.stopped !== null) return;
		const moves = make("div", { class: "moves" });
		moves.append(make("h3", {}, texts.moves));
		if (outcome.slides === "") {
			moves.append(make("p", {}, texts.noMoves));
			place.append(moves);
			return;
		}
		const list = make("ol", { class: "slides" });
		const ways = texts.ways as Record<string, string>;
		for (const [at, way] of [...outcome.slides].entries()) {
			list.append(make("li", {}, texts.slide(outcome.tiles[at], ways[way])));
		}
		const play = make("button", { type: "button", class: "button small" });
		play.textContent = this.#playText(run);
		play.addEventListener("click", () => this.#acts.play(run));
		parts.play = play;
		const copy = make(
			"button",
			{ type: "button", class: "button small" },
			texts.copyMoves,
		);
		copy.addEventListener("click", () => this.#acts.copy(run));
		const buttons = make("div", { class: "row" });
		buttons.append(play, copy);
		const letters = make("p");
		letters.append(make("code", { class: "letters" }, outcome.moves));
		moves.append(
			letters,
			make("p", { class: "soft small" }, texts.movesAbout),
			list,
			buttons,
		);
		place.append(moves);
	}

	/** Marks the best of each column. */
	#markBest() {
		const texts = this.#texts;
		for (const metric of COLUMNS) {
			if (metric === "optimal") continue;
			const best = bestOf(this.#runs, metric);
			for (const run of this.#runs) {
				const cell = this.#rows.get(run)?.cells[metric];
				if (cell === undefined) continue;
				const isBest =
					best !== null &&
					run.outcome?.state === "solved" &&
					figureOf(run, metric) === best;
				cell.classList.toggle("is-best", isBest);
				cell.querySelector(".sr")?.remove();
				if (isBest)
					cell.append(make("span", { class: "sr" }, ` (${texts.best})`));
			}
		}
	}
}

export function figureText(texts: Texts, metric: Metric, figure: number) {
	if (metric === "bytes") {
		return figure < 1_000_000
			? texts.kilobytes(figure / 1_000)
			: texts.megabytes(figure / 1_000_000);
	}
	if (metric === "ms") return msText(texts, figure);
	return decimalText(texts, figure);
}

function msText(texts: Texts, ms: number) {
	if (ms < 0.1) return texts.noTime;
	if (ms >= 1_000) return texts.seconds(ms / 1_000);
	return texts.milliseconds(ms < 10 ? ms : Math.round(ms));
}

/** Returns a number with two digits after the point, unless it is large. */
export function decimalText(texts: Texts, n: number) {
	return n < 1_000 ? texts.decimal(n) : texts.number(Math.round(n));
}

function lengthText(texts: Texts, { state, outcome, progress }: Run) {
	if (state === "unsolvable") return "−1";
	if (outcome !== null && outcome.stopped === null) {
		return texts.number(outcome.slides.length);
	}
	const now = outcome ?? progress;
	return now === null ? texts.unknown : texts.atLeast(now.lower);
}

function optimalText(texts: Texts, { state, outcome }: Run) {
	if (outcome !== null && outcome.stopped !== null) {
		return texts.stopped[outcome.stopped];
	}
	if (outcome !== null)
		return outcome.optimal ? texts.optimal : texts.notOptimal;
	return {
		waiting: texts.waiting,
		running: texts.runningNow,
		cancelled: texts.cancelled,
		failed: texts.failed,
		unsolvable: texts.optimal,
		ended: texts.unknown,
	}[state];
}

/** Returns what is said of how a run ended. */
function proofTexts(texts: Texts, { state, outcome, progress }: Run): string[] {
	if (state === "unsolvable") return [texts.whyUnsolvable];
	if (state === "failed") return [texts.lost];
	if (outcome === null) return [texts.whyCancelled(progress?.lower ?? 0)];
	const said = [];
	if (outcome.stopped !== null) {
		said.push(texts.whyStopped[outcome.stopped](outcome.lower));
	} else {
		const { length } = outcome.slides;
		said.push(
			outcome.optimal ? texts.whyOptimal(length) : texts.whyNot(outcome.lower),
		);
		const { proof, optimal } = outcome;
		if (proof !== null) said.push(texts.proofs[proof]);
		if (optimal && proof !== null && CHANCE.includes(proof)) {
			said.push(texts.boundMet);
		}
	}
	// Making no tables takes no time worth saying.
	if (outcome.tableMs >= 10)
		said.push(texts.tables(msText(texts, outcome.tableMs)));
	return said;
}
