/**
 * The marathons of the player: those that the database has, and what the core computes
 * of them.
 */

import { loadStatistics } from "../core/later/site-modules.js";
import { openStorage } from "../storage/open-storage.js";

/**
 * @typedef {import("../storage/marathon-store.js").Marathon} Kept
 * @typedef {import("../core/wasm/statistics.js").Marathon} Marathon
 * @typedef {import("../core/wasm/statistics.js").MarathonState} MarathonState
 * @typedef {import("../core/wasm/statistics.js").PastMarathon} PastMarathon
 */

/** Opens the marathons. A page calls it once. */
export async function openMarathons() {
	// Each call reports for itself what could not be saved.
	const { marathons } = openStorage(() => {});
	return new Marathons({
		statistics: await loadStatistics(),
		store: marathons,
	});
}

export class Marathons {
	#statistics;
	#store;

	/**
	 * @param {object} parts
	 * @param {import("../core/later/site-modules.js").Statistics} parts.statistics
	 * @param {import("../storage/marathon-store.js").MarathonStore} parts.store
	 */
	constructor({ statistics, store }) {
		this.#statistics = statistics;
		this.#store = store;
	}

	/**
	 * Begins a marathon. Throws if there is no such course.
	 *
	 * @param {string} course As text: `relay 2-5`.
	 * @returns {Marathon}
	 */
	begin(course) {
		return new this.#statistics.Marathon(course);
	}

	/**
	 * Saves a marathon that is done.
	 *
	 * @param {MarathonState} state
	 * @param {string[]} records
	 * @param {number} [at]
	 */
	async keep({ id, course }, records, at = Date.now()) {
		await this.#store.put({ id: id ?? "", course, records, at });
	}

	/**
	 * Resolves with the best of a course, or `null`.
	 *
	 * @param {string} course
	 * @param {string} [except] The identity of one that is left out.
	 */
	async best(course, except) {
		const past = await this.#past();
		try {
			return past.best(course, except) ?? null;
		} finally {
			past.free();
		}
	}

	/** Resolves with all of them, the latest first. */
	async list() {
		const past = await this.#past();
		try {
			return past.list().list;
		} finally {
			past.free();
		}
	}

	/**
	 * Removes a marathon.
	 *
	 * @param {string} id
	 * @returns {Promise<() => Promise<void>>} Restores it.
	 */
	async remove(id) {
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
