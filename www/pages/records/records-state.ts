/**
 * The state of the page of records: what its parts show, and all that changes it.
 */

import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { once } from "../../core/once.ts";
import type { Plays } from "../../core/wasm/statistics.js";
import { NEEDS_WASM } from "../../messages/compiled/needs-wasm.ts";
import type { Texts as Strings } from "../../messages/compiled/records-en.ts";
import type { Marathons } from "../../records/marathons.ts";
import type { Records } from "../../records/records.ts";
import { note } from "../parts/late.ts";
import type { Notices } from "../parts/notices.ts";
import { dateFormats, type Measure } from "./values.ts";

/** What a part of the page gets. */
export type Props = { page: RecordsState };

/** How many plays are on a page of the list. */
export const COUNT = 50;

/** Nothing is filtered. */
export const USUAL = {
	text: "",
	where: "here",
	kind: "all",
	from: "",
	to: "",
	order: "newest",
};

export class RecordsState {
	readonly records: Records;
	readonly strings: ReadonlySignal<Strings>;
	/** Opens them, once. */
	readonly marathons: () => Promise<Marathons>;
	readonly askSizes;
	#notices;
	readonly dates = computed(() => dateFormats(this.strings.value.tag));
	readonly measure = signal<Measure>("time");
	/** The puzzle whose plays are shown. */
	readonly category = signal({ size: "", goal: "last" });
	readonly filter = signal(USUAL);
	/** Where the list begins, among all that it has. */
	readonly from = signal(0);
	/** Grows when the plays have changed, of which all below is computed. */
	readonly #changes = signal(0);
	readonly categories = this.#computed((plays) => plays.categories().list);
	readonly summary = this.#computed((plays) => plays.summary(...this.which));
	readonly listed = this.#computed((plays) => this.#list(plays));
	readonly unreadable = this.#computed(() => this.records.unreadable);

	constructor({
		records,
		strings,
		notices,
		openMarathons,
		askSizes,
	}: {
		records: Records;
		strings: ReadonlySignal<Strings>;
		notices: Notices;
		openMarathons: () => Promise<Marathons>;
		askSizes: typeof import("./sessions.tsx").askSizes;
	}) {
		this.records = records;
		this.strings = strings;
		this.#notices = notices;
		this.marathons = once(openMarathons);
		this.askSizes = askSizes;
		this.#changed();
	}

	/** The plays that count for what is chosen, as the core asks for them. */
	get which(): [size: string, goal: string, measure: Measure] {
		const { size, goal } = this.category.value;
		return [size, goal, this.measure.value];
	}

	#computed<T>(of: (plays: Plays) => T) {
		return computed(() => {
			this.#changes.value;
			return of(this.records.plays);
		});
	}

	#list(plays: Plays) {
		const [size, goal, measure] = this.which;
		const { text, where, kind, from, to, order } = this.filter.value;
		const isHere = where === "here";
		plays.choose(
			isHere ? size : "",
			isHere ? goal : "",
			kind,
			dayBegins(from, 0),
			dayBegins(to, 1),
			text,
			order,
			measure,
		);
		const begins = this.from.value;
		const page = plays.list(begins, COUNT, measure);
		if (page.rows.length > 0 || begins === 0) return { begins, ...page };
		// The last play of the last page is gone.
		const last = Math.max(0, Math.ceil(page.total / COUNT) - 1) * COUNT;
		return { begins: last, ...plays.list(last, COUNT, measure) };
	}

	/** Chooses a puzzle: its size and its goal, with a space between. */
	choose(category: string) {
		const [size, goal] = category.split(" ");
		batch(() => {
			this.category.value = { size, goal };
			this.from.value = 0;
		});
	}

	narrow(filter: Partial<typeof USUAL>) {
		batch(() => {
			this.filter.value = { ...this.filter.value, ...filter };
			this.from.value = 0;
		});
	}

	/** Shows all again, after a change of the plays. */
	#changed() {
		batch(() => {
			this.#changes.value += 1;
			const list = this.categories.value;
			const { size, goal } = this.category.value;
			if (list.some((one) => one.size === size && one.goal === goal)) return;
			// What was played last, of what counts.
			const best = list.find(({ counting }) => counting > 0) ?? list[0];
			if (best) this.category.value = best;
		});
	}

	/** Shows what other tabs have saved meanwhile. */
	async refresh() {
		try {
			if (await this.records.refresh()) this.#changed();
		} catch (error) {
			// What is shown stays. The next change will say so.
			note("the plays could not be read again", error);
		}
	}

	async add(plays: Parameters<Records["add"]>[0]) {
		await this.records.add(plays);
		this.#changed();
	}

	/** Removes plays. Resolves with what adds them again. */
	async remove(ids: string[]) {
		const plays = await this.records.remove(ids);
		this.#changed();
		return () => this.add(plays);
	}

	/** Tells of something that was done, and how it is undone. */
	notify(text: string, undo?: { act: () => Promise<void>; done: string }) {
		const act = () =>
			void this.attempt(async () => {
				await undo?.act();
				this.notify(undo?.done ?? "");
			});
		const action = { label: this.strings.value.undo, act };
		this.#notices.notify(text, undo ? { action } : {});
	}

	/** Tells why something could not be done. */
	fail = (error: unknown) => this.notify(explain(this.strings.value, error));

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
			this.fail(error);
			return false;
		}
	}
}

/**
 * Returns when a day of the calendar here begins, in milliseconds since 1970; nothing
 * without a day.
 *
 * @param day As a date field has it.
 * @param later How many days later.
 */
function dayBegins(day: string, later: number) {
	const date = new Date(`${day}T00:00`);
	const at = date.setDate(date.getDate() + later);
	return Number.isFinite(at) ? at : undefined;
}

/** Returns what to tell a person about an error, by its code if it has one. */
export function explain({ errors, tag }: Strings, error: unknown) {
	const { code, values } = (error ?? {}) as any;
	if (code === "needsWasm") return NEEDS_WASM[tag];
	const known = Object.hasOwn(errors, code) ? code : "unexpected";
	if (known === "unexpected") console.error(error);
	return errors[known](values ?? {});
}
