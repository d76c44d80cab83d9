/**
 * The marathons of the player: those that the database has, and what the core computes
 * of them.
 */

import { loadStatistics, type Statistics } from "../core/later/site-modules.ts";
import type { Marathon, MarathonState } from "../core/wasm/statistics.js";
import type { MarathonStore } from "../storage/marathon-store.ts";
import { marathons } from "../storage/open-storage.ts";

/** Opens the marathons. A page calls it once. */
export async function openMarathons() {
	return new Marathons({
		statistics: await loadStatistics(),
		store: marathons,
	});
}

export class Marathons {
	#statistics;
	#store;

	constructor({
		statistics,
		store,
	}: {
		statistics: Statistics;
		store: MarathonStore;
	}) {
		this.#statistics = statistics;
		this.#store = store;
	}

	/**
	 * Begins a marathon. Throws if there is no such course.
	 *
	 * @param course As text: `relay 2-5`.
	 */
	begin(course: string): Marathon {
		return new this.#statistics.Marathon(course);
	}

	/** Saves a marathon that is done. */
	async keep(
		{ id, course }: MarathonState,
		records: string[],
		at: number = Date.now(),
	) {
		await this.#store.put({ id: id ?? "", course, records, at });
	}

	/**
	 * Resolves with the best of a course, or `null`.
	 *
	 * @param unit Its times are in whole units of so many milliseconds.
	 * @param except The identity of one that is left out.
	 */
	async best(course: string, unit: number, except?: string) {
		const past = await this.#past();
		try {
			return past.best(course, unit, except) ?? null;
		} finally {
			past.free();
		}
	}

	/**
	 * Resolves with all of them, the latest first.
	 *
	 * @param unit Their times are in whole units of so many milliseconds.
	 */
	async list(unit: number) {
		const past = await this.#past();
		try {
			return past.list(unit).list;
		} finally {
			past.free();
		}
	}

	/**
	 * Removes a marathon.
	 *
	 * @returns Restores it.
	 */
	async remove(id: string): Promise<() => Promise<void>> {
		const kept = (await this.#store.all()).find((one) => one.id === id);
		await this.#store.remove(id);
		return async () => {
			if (kept) await this.#store.put(kept);
		};
	}

	async #past() {
		const kept = await this.#store.all();
		const past = new this.#statistics.PastMarathons();
		for (const { course, records, at } of kept) past.add(course, records, at);
		return past;
	}
}
