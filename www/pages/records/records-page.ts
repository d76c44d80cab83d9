/**
 * The page of records: what is chosen, and what of it is shown.
 */

import type { Category } from "../../core/wasm/statistics.js";
import { find, translate } from "../../element/dom.ts";
import type { Language } from "../../messages/compiled/languages.ts";
import { loadRecordsTexts } from "../../messages/compiled/records.ts";
import type { Texts as Strings } from "../../messages/compiled/records-en.ts";
import { setLanguage } from "../../messages/language.ts";
import type { Records } from "../../records/records.ts";
import { oneOf } from "../parts/inputs.ts";
import { wireLanguage } from "../parts/language-choice.ts";
import { Notices } from "../parts/notices.ts";
import { renderCards } from "./cards.ts";
import type { Charts } from "./charts.ts";
import { wireFiles } from "./files.ts";
import type { MarathonList } from "./marathon-list.ts";
import { PlayList } from "./play-list.ts";
import { categoryText, dateFormats, MEASURES, type Measure } from "./values.ts";

type Chosen = { size: string; goal: string; measure: Measure };

export class RecordsPage {
	#records;
	#strings;
	#save;
	#dates;
	#chosen: Chosen = { size: "", goal: "last", measure: "time" };
	#notices;
	#list;
	/** Loaded when there is something to draw. */
	#charts: Charts | null = null;
	#marathons: MarathonList | null = null;

	constructor({
		records,
		language,
		strings,
		save,
	}: {
		/** `null` if they cannot be read. */
		records: Records | null;
		language: Language;
		strings: Strings;
		/** Saves the language. */
		save: (language: string) => void;
	}) {
		this.#records = records;
		this.#strings = strings;
		this.#save = save;
		this.#dates = dateFormats(language);
		this.#notices = new Notices(find(document, "notices", HTMLElement), {
			closeLabel: () => this.#strings.close,
			focusElsewhere: () => find(document, "list-title", HTMLElement).focus(),
		});
		this.#list = new PlayList({
			page: this,
			remove: (play) => this.#remove(play),
		});
		wireFiles(this);
		this.#wire(language);
		this.#speak(language);
		find(document, "content", HTMLElement).hidden = records === null;
		this.render();
		if (records !== null) void this.#renderMarathons();
	}

	get records() {
		return this.#records;
	}

	get strings() {
		return this.#strings;
	}

	get dates() {
		return this.#dates;
	}

	get chosen() {
		return this.#chosen;
	}

	/** What has the focus if nothing else can. */
	get title() {
		return find(document, "data-title", HTMLElement);
	}

	/** Shows that nothing can be read. */
	fail(why: string) {
		const failure = find(document, "failure", HTMLElement);
		(failure.firstElementChild as HTMLElement).textContent = why;
		failure.hidden = false;
	}

	/** Tells of something, perhaps with a way back. */
	notify(text: string, action?: { label: string; act: () => void }) {
		this.#notices.notify(text, action ? { action } : {});
	}

	/** Shows all again, after a change of the plays. */
	render() {
		const records = this.#records;
		if (records === null) return;
		const { list } = records.plays.categories();
		const isEmpty = list.length === 0;
		find(document, "empty", HTMLElement).hidden = !isEmpty;
		find(document, "statistics", HTMLElement).hidden = isEmpty;
		for (const id of ["export", "csv", "csv-about"]) {
			find(document, id, HTMLElement).hidden = isEmpty;
		}
		const unreadable = find(document, "unreadable", HTMLElement);
		unreadable.hidden = records.unreadable === 0;
		unreadable.textContent = this.#strings.unreadable(records.unreadable);
		if (isEmpty) return;
		this.#fillCategories(list);
		this.#renderChosen();
	}

	#fillCategories(list: Category[]) {
		const menu = find(document, "category", HTMLSelectElement);
		const { size, goal } = this.#chosen;
		const isThere = list.some((one) => one.size === size && one.goal === goal);
		if (!isThere) {
			// What was played last, of what counts.
			const best = list.find(({ counting }) => counting > 0) ?? list[0];
			this.#chosen = { ...this.#chosen, size: best.size, goal: best.goal };
		}
		menu.replaceChildren(
			...list.map((one) => {
				const name = categoryText(one, this.#strings.goals);
				return new Option(`${name} (${one.plays})`, `${one.size} ${one.goal}`);
			}),
		);
		menu.value = `${this.#chosen.size} ${this.#chosen.goal}`;
	}

	#renderChosen() {
		const { plays } = this.#records as Records;
		const { size, goal, measure } = this.#chosen;
		const summary = plays.summary(size, goal, measure);
		find(document, "measure-about", HTMLElement).textContent =
			this.#strings.measuresAbout[measure];
		renderCards(summary, this);
		const charts = find(document, "charts", HTMLElement);
		charts.hidden = summary.count === 0;
		if (summary.count > 0) void this.#draw();
		this.#list.render();
	}

	async #draw() {
		try {
			const { Charts } = await import("./charts.ts");
			this.#charts ??= new Charts(this);
		} catch (error) {
			// Without a network they may not load.
			console.info("the charts could not be loaded:", error);
			this.notify(this.#strings.noCharts);
			return;
		}
		this.#charts.render();
		performance.mark("charts");
	}

	async #renderMarathons() {
		await this.attempt(async () => {
			const { MarathonList } = await import("./marathon-list.ts");
			this.#marathons ??= await MarathonList.open(this);
			await this.#marathons.render();
		});
	}

	#wire(language: Language) {
		wireLanguage(language, async (chosen) => {
			this.#strings = await loadRecordsTexts(chosen);
			this.#save(chosen);
			this.#speak(chosen);
			this.render();
			void this.#renderMarathons();
		});
		const category = find(document, "category", HTMLSelectElement);
		category.addEventListener("change", () => {
			const [size, goal] = category.value.split(" ");
			this.#chosen = { ...this.#chosen, size, goal };
			this.#list.reset();
			this.#renderChosen();
		});
		document.addEventListener("visibilitychange", () => {
			if (document.visibilityState === "visible") void this.#refresh();
		});
	}

	/** Shows what other tabs have saved meanwhile. */
	async #refresh() {
		try {
			if (await this.#records?.refresh()) this.render();
			await this.#marathons?.render();
		} catch (error) {
			// What is shown stays. The next change will say so.
			console.info("the plays could not be read again:", error);
		}
	}

	#speak(language: Language) {
		const strings = this.#strings;
		this.#dates = dateFormats(language);
		setLanguage(document.documentElement, language);
		document.title = strings.title;
		translate(document, strings as any);
		const { title, text, play, import: bring } = strings.empty;
		for (const [id, said] of Object.entries({
			title,
			text,
			play,
			import: bring,
		})) {
			find(document, `empty-${id}`, HTMLElement).textContent = said;
		}
		find(document, "measures", HTMLElement).replaceChildren(
			oneOf({
				legend: strings.measure,
				options: MEASURES.map((name) => [name, strings.measures[name]]),
				value: this.#chosen.measure,
				onChange: (measure) => {
					this.#chosen = {
						...this.#chosen,
						measure: measure as Measure,
					};
					this.#renderChosen();
				},
			}),
		);
		this.#list.speak();
	}

	/** Resolves with whether it is gone. */
	async #remove({ id }: { id: string }) {
		const records = this.#records as Records;
		const { deleted, undo, restored } = this.#strings;
		return await this.attempt(async () => {
			const plays = await records.remove([id]);
			this.render();
			this.notify(deleted, {
				label: undo,
				act: () =>
					void this.attempt(async () => {
						await records.add(plays);
						this.render();
						this.notify(restored);
					}),
			});
		});
	}

	/**
	 * Does something, and tells why if it could not be done.
	 *
	 * @returns Whether it was done.
	 */
	async attempt(act: () => Promise<void>): Promise<boolean> {
		try {
			await act();
			return true;
		} catch (error) {
			const { explain } = await import("./records-errors.ts");
			this.notify(explain(this.#strings, error));
			return false;
		}
	}
}
