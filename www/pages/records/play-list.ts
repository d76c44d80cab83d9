/**
 * The list of plays: searched, filtered, ordered, a page of it at a time.
 */

import type { Row } from "../../core/wasm/statistics.js";
import { find } from "../../element/dom.ts";
import type { Texts as Strings } from "../../messages/compiled/records-en.ts";
import { make } from "../parts/sheet.ts";
import { addReviews, playRow } from "./play-row.ts";
import type { RecordsPage } from "./records-page.ts";

/** How many plays are on a page of the list. */
const COUNT = 50;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export class PlayList {
	#page;
	#remove;
	#form = find(document, "filters", HTMLFormElement);
	#from = 0;
	#timer = 0;
	/** What the form has when nothing is filtered. */
	#usual = "";

	constructor({
		page,
		remove,
	}: {
		page: RecordsPage;
		/** Resolves with whether it is gone. */
		remove: (play: { id: string }) => Promise<boolean>;
	}) {
		this.#page = page;
		this.#remove = remove;
		// On a narrow screen the form is behind its name.
		const box = find(document, "filter-box", HTMLDetailsElement);
		box.open = matchMedia("(min-width: 56rem)").matches;
		this.#form.addEventListener("submit", (event) => event.preventDefault());
		this.#form.addEventListener("input", () => {
			// A long list is not drawn for each letter.
			clearTimeout(this.#timer);
			this.#timer = window.setTimeout(() => {
				this.#from = 0;
				this.render();
			}, 120);
		});
	}

	/** Goes back to the first page of the list. */
	reset() {
		this.#from = 0;
	}

	/** Makes the form in the language of the page. What is chosen stays. */
	speak() {
		const { strings } = this.#page;
		const before = this.#values();
		this.#form.setAttribute("aria-label", strings.filters);
		this.#form.replaceChildren(
			field(strings.search, search(strings)),
			field(
				strings.where,
				menu("where", { here: strings.here, all: strings.everywhere }),
			),
			field(strings.which, menu("kind", strings.kinds)),
			field(strings.from, make("input", { type: "date", name: "from" })),
			field(strings.to, make("input", { type: "date", name: "to" })),
			field(strings.order, menu("order", strings.orders)),
			this.#clearButton(),
		);
		for (const [name, value] of Object.entries(before)) this.#set(name, value);
		this.#usual = this.#usual || this.#text();
	}

	render() {
		const { records, strings, chosen } = this.#page;
		if (records === null || this.#form.childElementCount === 0) return;
		this.#choose();
		const { plays } = records;
		const { measure } = chosen;
		let page = plays.list(this.#from, COUNT, measure);
		if (page.rows.length === 0 && this.#from > 0) {
			// The last play of the last page was deleted.
			this.#from = Math.max(0, Math.ceil(page.total / COUNT) - 1) * COUNT;
			page = plays.list(this.#from, COUNT, measure);
		}
		const clear = this.#form.querySelector(".clear") as HTMLElement | null;
		if (clear !== null) clear.hidden = this.#text() === this.#usual;
		find(document, "found", HTMLElement).textContent = strings.found(
			page.total,
		);
		const place = find(document, "table", HTMLElement);
		place.replaceChildren();
		if (page.total > 0) {
			place.append(this.#table(page.rows));
			addReviews(place, records).catch((error) =>
				console.info("the replays could not be linked:", error),
			);
		}
		this.#renderPager(page.total);
	}

	#values() {
		const values: Record<string, string> = {};
		for (const [name, value] of new FormData(this.#form)) {
			values[name] = String(value);
		}
		return values;
	}

	/** What the form has, as one text. */
	#text() {
		return Object.values(this.#values()).join("|");
	}

	#set(name: string, value: string) {
		const field = this.#form.elements.namedItem(name);
		if (
			field instanceof HTMLInputElement ||
			field instanceof HTMLSelectElement
		) {
			field.value = value;
		}
	}

	/** Tells the core which plays to list. */
	#choose() {
		const { records, chosen } = this.#page;
		const { text, where, kind, from, to, order } = this.#values();
		const isHere = where === "here";
		records?.plays.choose(
			isHere ? chosen.size : "",
			isHere ? chosen.goal : "",
			kind,
			dayBegins(from, 0),
			dayBegins(to, 1),
			text,
			order,
			chosen.measure,
		);
	}

	#table(rows: Row[]) {
		const { strings } = this.#page;
		const table = make("table");
		table.setAttribute("aria-labelledby", "list-title");
		const head = make("tr");
		for (const [name, text] of Object.entries(strings.columns)) {
			head.append(make("th", { scope: "col", class: name }, text));
		}
		const top = make("thead");
		top.append(head);
		const body = make("tbody");
		body.append(
			...rows.map((row, at) =>
				playRow(row, this.#page, () => this.#delete(row, at)),
			),
		);
		table.append(top, body);
		return table;
	}

	/** @param at Its place on the page. */
	async #delete(row: { id: string }, at: number) {
		if (!(await this.#remove(row))) return;
		// The focus goes to what has come in its place.
		const buttons = document.querySelectorAll<HTMLElement>("#table .delete");
		const next = buttons[Math.min(at, buttons.length - 1)];
		const title = find(document, "list-title", HTMLElement);
		(next ?? title).focus({ preventScroll: true });
	}

	#renderPager(total: number) {
		const { strings } = this.#page;
		const pager = find(document, "pager", HTMLElement);
		pager.hidden = total <= COUNT;
		pager.setAttribute("aria-labelledby", "list-title");
		const last = Math.min(total, this.#from + COUNT);
		const part = strings.part(this.#from + 1, last, total);
		const step = (text: string, by: number, can: boolean) => {
			const button = make("button", { type: "button", class: "button" }, text);
			button.disabled = !can;
			button.addEventListener("click", () => {
				this.#from += by;
				this.render();
				const title = find(document, "list-title", HTMLElement);
				title.focus({ preventScroll: true });
				title.scrollIntoView();
			});
			return button;
		};
		pager.replaceChildren(
			step(strings.previous, -COUNT, this.#from > 0),
			make("span", {}, part),
			step(strings.next, COUNT, last < total),
		);
	}

	#clearButton() {
		const { strings } = this.#page;
		const button = make(
			"button",
			{ type: "reset", class: "button clear" },
			strings.clear,
		);
		button.addEventListener("click", () =>
			// The fields are reset after this event.
			queueMicrotask(() => {
				this.#form.reset();
				this.#from = 0;
				// The button goes.
				this.#form.querySelector("input")?.focus();
				this.render();
			}),
		);
		return button;
	}
}

/**
 * Returns when a day of the calendar here begins, in milliseconds since 1970.
 *
 * @param later How many days later.
 */
function dayBegins(day: string | undefined, later: number) {
	if (day === undefined || !DAY.test(day)) return undefined;
	const date = new Date(`${day}T00:00`);
	date.setDate(date.getDate() + later);
	const at = date.getTime();
	return Number.isFinite(at) ? at : undefined;
}

function field(name: string, input: HTMLElement) {
	const label = make("label", { class: "field" });
	label.append(make("span", {}, name), input);
	return label;
}

function search({ searchHint }: Strings) {
	return make("input", {
		type: "search",
		name: "text",
		placeholder: searchHint,
		enterkeyhint: "search",
		spellcheck: "false",
	});
}

function menu(name: string, options: Record<string, string>) {
	const select = make("select", { name });
	for (const [value, text] of Object.entries(options)) {
		select.add(new Option(text, value));
	}
	return select;
}
