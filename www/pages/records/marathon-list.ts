/**
 * The marathons that are done: a line each, the latest first, and which of them is the
 * best of its course.
 */

import type { PastMarathon } from "../../core/wasm/statistics.js";
import { find } from "../../element/dom.ts";
import { loadMarathonTexts } from "../../messages/compiled/marathon.ts";
import type { Texts as Words } from "../../messages/compiled/marathon-en.ts";
import { chooseLanguage } from "../../messages/language.ts";
import { type Marathons, openMarathons } from "../../records/marathons.ts";
import { courseName } from "../parts/course-name.ts";
import { make } from "../parts/sheet.ts";
import { timeText } from "../parts/time-text.ts";
import type { RecordsPage } from "./records-page.ts";
import { averageText } from "./values.ts";

/** How many are shown before all are asked for. */
const COUNT = 10;

export class MarathonList {
	#page;
	#marathons;
	#isWhole = false;

	constructor(page: RecordsPage, marathons: Marathons) {
		this.#page = page;
		this.#marathons = marathons;
	}

	static async open(page: RecordsPage) {
		return new MarathonList(page, await openMarathons());
	}

	/** Shows what is saved now. */
	async render() {
		const tag = chooseLanguage([document.documentElement.lang]);
		const [words, list] = await Promise.all([
			loadMarathonTexts(tag),
			this.#marathons.list(),
		]);
		const section = find(document, "marathons", HTMLElement);
		section.hidden = list.length === 0;
		find(document, "marathons-title", HTMLElement).textContent =
			words.past.title;
		const shown = this.#isWhole ? list : list.slice(0, COUNT);
		const place = find(document, "marathon-table", HTMLElement);
		place.replaceChildren(this.#table(shown, words));
		if (shown.length < list.length) place.append(this.#all(list, words));
	}

	#table(list: PastMarathon[], words: Words) {
		const { columns } = this.#page.strings;
		const table = make("table");
		const head = make("tr");
		for (const [name, text] of [
			["date", columns.date],
			["puzzle", words.title],
			["time", words.past.result],
			["slides", columns.slides],
			["notes", columns.notes],
			["actions", columns.actions],
		]) {
			head.append(make("th", { scope: "col", class: name }, text));
		}
		const top = make("thead");
		top.append(head);
		const body = make("tbody");
		body.append(...list.map((one) => this.#line(one, words)));
		table.append(make("caption", { class: "sr" }, words.past.title), top, body);
		return table;
	}

	#line({ at, isBest, state }: PastMarathon, words: Words) {
		const { strings, dates } = this.#page;
		const line = make("tr");
		const cell = (name: string, text: string) => {
			const made = make("td", { class: name }, text);
			line.append(made);
			return made;
		};
		const name = courseName(state.parts, words);
		const { average, elapsed, slides } = state;
		const result =
			average === null ? timeText(elapsed) : averageText("time", average);
		const date = dates.moment(at);
		cell("date", date);
		cell("puzzle", name);
		cell("time", result);
		const count = cell("slides", String(slides));
		// On a narrow screen the columns have no head.
		count.dataset.unit = strings.slidesUnit(slides);
		const notes = cell("notes", "");
		if (isBest) {
			notes.append(make("span", { class: "note best" }, strings.record));
		}
		const standings = new Set(state.splits.map(({ standing }) => standing));
		for (const standing of ["helped", "restarted"] as const) {
			if (!standings.has(standing)) continue;
			notes.append(make("span", { class: "note" }, words.past[standing]));
		}
		const button = make(
			"button",
			{ type: "button", class: "action delete" },
			strings.delete,
		);
		button.ariaLabel = strings.deleteOf(strings.named(name, result, date));
		button.addEventListener(
			"click",
			() => void this.#remove(state.id ?? "", words),
		);
		cell("actions", "").append(button);
		return line;
	}

	#all(list: PastMarathon[], words: Words) {
		const text = words.past.all(list.length);
		const button = make("button", { type: "button", class: "button" }, text);
		button.addEventListener("click", async () => {
			this.#isWhole = true;
			await this.render();
			find(document, "marathons-title", HTMLElement).focus();
		});
		return button;
	}

	async #remove(id: string, words: Words) {
		const page = this.#page;
		await page.attempt(async () => {
			const restore = await this.#marathons.remove(id);
			await this.render();
			// The button that had the focus is gone.
			const title = find(document, "marathons-title", HTMLElement);
			(title.checkVisibility() ? title : page.title).focus();
			page.notify(words.past.deleted, {
				label: page.strings.undo,
				act: () =>
					void page.attempt(async () => {
						await restore();
						await this.render();
						page.notify(words.past.restored);
					}),
			});
		});
	}
}
