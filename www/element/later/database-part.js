/**
 * What a puzzle saves in the database, loaded when it first saves something.
 */

import { openStorage } from "../../storage/open-storage.js";

// Each call reports for itself what could not be saved.
export const { plays, games } = openStorage(() => {});

/** @typedef {import("../kept-game.js").Kept & { record: string }} Kept */

/** Between two writes, in milliseconds. */
const PAUSE_MS = 1_000;

/**
 * Writes the game in play, at once and then once a second: a browser that is killed
 * loses no more of it.
 */
export class GameCopier {
	#games;
	#key;
	#since;
	#onForeign;
	/** The record that was read or written last. @type {string | null} */
	#known = null;
	#isFirst = true;
	/** What is still to be written. @type {Kept | null} */
	#latest = null;
	#isBusy = false;
	/** Ends the pause. */
	#resume = () => {};

	/**
	 * @param {object} parts
	 * @param {Pick<import("../../storage/game-store.js").GameStore, "put">} [parts.games]
	 * @param {string} parts.key
	 * @param {number} parts.since When the game that the page began with was saved.
	 *   The database may have that one too, or one before it.
	 * @param {(foreign: Kept, isFirst: boolean) => void} parts.onForeign Called with a
	 *   game that somebody else wrote there. The next `save` overwrites it. `isFirst`:
	 *   it was there before this one wrote anything.
	 */
	constructor({ games: store = games, key, since, onForeign }) {
		this.#games = store;
		this.#key = key;
		this.#since = since;
		this.#onForeign = onForeign;
	}

	/** @param {Kept} kept */
	save(kept) {
		this.#latest = kept;
		if (!this.#isBusy) void this.#write();
	}

	/** Writes now what waits for the pause to end. */
	hurry() {
		this.#resume();
	}

	async #write() {
		this.#isBusy = true;
		while (this.#latest !== null) {
			const kept = this.#latest;
			this.#latest = null;
			await this.#put(kept);
			await new Promise((resolve) => {
				this.#resume = () => resolve(null);
				setTimeout(resolve, PAUSE_MS);
			});
		}
		this.#isBusy = false;
	}

	/** @param {Kept} kept */
	async #put(kept) {
		const ours = new Set([this.#known, kept.record, ...kept.aside]);
		try {
			const foreign = await this.#games.put(
				this.#key,
				kept,
				({ record, at }) =>
					ours.has(record) || (this.#isFirst && at <= this.#since),
			);
			const wasFirst = this.#isFirst;
			this.#isFirst = false;
			this.#known = (foreign ?? kept).record;
			if (foreign !== null) this.#onForeign(foreign, wasFirst);
		} catch (error) {
			// localStorage has it all the same, and reports what is wrong with itself.
			console.info("the game is saved in one place only:", error);
		}
	}
}
