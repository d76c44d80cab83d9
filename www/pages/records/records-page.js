/**
 * The page of records: what is chosen, and what of it is shown.
 */

import { find, translate } from "../../element/dom.js";
import { loadRecordsTexts } from "../../messages/compiled/records.js";
import { setLanguage } from "../../messages/language.js";
import { oneOf } from "../parts/inputs.js";
import { wireLanguage } from "../parts/language-choice.js";
import { Notices } from "../parts/notices.js";
import { renderCards } from "./cards.js";
import { wireFiles } from "./files.js";
import { PlayList } from "./play-list.js";
import { categoryText, dateFormats, MEASURES } from "./values.js";

/**
 * @typedef {import("../../records/records.js").Records} Records
 * @typedef {import("../../messages/language.js").Language} Language
 * @typedef {import("./records-errors.js").Strings} Strings
 * @typedef {import("./values.js").Measure} Measure
 * @typedef {{ size: string, goal: string, measure: Measure }} Chosen
 */

export class RecordsPage {
	#records;
	#strings;
	#save;
	#dates;
	/** @type {Chosen} */
	#chosen = { size: "", goal: "last", measure: "time" };
	#notices;
	#list;
	/** Loaded when there is something to draw. @type {import("./charts.js").Charts | null} */
	#charts = null;
	/** @type {import("./marathon-list.js").MarathonList | null} */
	#marathons = null;

	/**
	 * @param {object} parts
	 * @param {Records | null} parts.records `null` if they cannot be read.
	 * @param {Language} parts.language
	 * @param {Strings} parts.strings
	 * @param {(language: string) => void} parts.save Saves the language.
	 */
	constructor({ records, language, strings, save }) {
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

	/** Shows that nothing can be read. @param {string} why */
	fail(why) {
		const failure = find(document, "failure", HTMLElement);
		/** @type {HTMLElement} */ (failure.firstElementChild).textContent = why;
		failure.hidden = false;
	}

	/**
	 * Tells of something, perhaps with a way back.
	 *
	 * @param {string} text
	 * @param {{ label: string, act: () => void }} [action]
	 */
	notify(text, action) {
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

	/** @param {import("../../core/wasm/statistics.js").Category[]} list */
	#fillCategories(list) {
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
		const { plays } = /** @type {Records} */ (this.#records);
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
			const { Charts } = await import("./charts.js");
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
			const { MarathonList } = await import("./marathon-list.js");
			this.#marathons ??= await MarathonList.open(this);
			await this.#marathons.render();
		});
	}

	/** @param {Language} language */
	#wire(language) {
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

	/** @param {Language} language */
	#speak(language) {
		const strings = this.#strings;
		this.#dates = dateFormats(language);
		setLanguage(document.documentElement, language);
		document.title = strings.title;
		translate(document, /** @type {any} */ (strings));
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
						measure: /** @type {Measure} */ (measure),
					};
					this.#renderChosen();
				},
			}),
		);
		this.#list.speak();
	}

	/** Resolves with whether it is gone. @param {{ id: string }} play */
	async #remove({ id }) {
		const records = /** @type {Records} */ (this.#records);
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
	 * @param {() => Promise<void>} act
	 * @returns {Promise<boolean>} Whether it was done.
	 */
	async attempt(act) {
		try {
			await act();
			return true;
		} catch (error) {
			const { explain } = await import("./records-errors.js");
			this.notify(explain(this.#strings, error));
			return false;
		}
	}
}
