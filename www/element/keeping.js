/**
 * Saves what is played, under the key that the site author chose. The game in play
 * goes to localStorage; plays that ended or were put aside go to the database.
 */

import { once } from "../core/once.js";
import { addPending } from "../storage/pending-plays.js";
import {
	firstVersion,
	forgetFirstVersion,
	gameStore,
	readState,
} from "./kept-game.js";

/**
 * @typedef {import("./kept-game.js").Kept} Kept
 * @typedef {import("./kept-game.js").State} State
 */

/** Resolves with the database, one for all puzzles, opened when it is needed. */
const plays = once(async () => {
	const { openStorage } = await import("../storage/open-storage.js");
	// Each call reports for itself what could not be saved.
	return openStorage(() => {}).plays;
});

export class Keeping {
	#key;
	#store;
	#report;
	/** Whether the key of version 1 may still hold something. */
	#hasFirst = true;

	/**
	 * @param {object} parts
	 * @param {string} parts.key
	 * @param {(error: unknown, what: "game" | "play") => void} parts.report Called
	 *   with each reason why the game in play, or another play, cannot be saved.
	 */
	constructor({ key, report }) {
		this.#key = key;
		this.#report = report;
		this.#store = gameStore(key, {
			onRefused: (refusal) => report(refusal, "game"),
			// Its game is put aside when this one is played.
			onTaken: () => {},
		});
	}

	/**
	 * Returns what is saved, and what version 1 saved beside it.
	 *
	 * @returns {{ kept: Partial<Kept>, older: Partial<Kept>, isDamaged: boolean }}
	 */
	load() {
		const { kept, isDamaged } = this.#store.load();
		const onRefused = (/** @type {unknown} */ error) =>
			this.#report(error, "game");
		const first = firstVersion(this.#key, { onRefused });
		const damaged = isDamaged || first.isDamaged;
		// What a newer version of this page saved there stays.
		this.#hasFirst = !first.isNewer;
		return readState(kept) !== null
			? { kept, older: first.kept, isDamaged: damaged }
			: { kept: first.kept, older: {}, isDamaged: damaged };
	}

	/** Moves a saved game that cannot be read out of the way. */
	setAside() {
		this.#store.setAside();
	}

	/**
	 * Takes the key from another tab, to save the game of this tab from now on.
	 *
	 * @returns {Partial<Kept> | null} What the other tab saved, to be put aside;
	 *   `null` if this tab was the last one to save.
	 */
	take() {
		return this.#store.take();
	}

	/**
	 * Saves the game in play, unless another tab saves its own.
	 *
	 * @param {Kept} kept
	 */
	save(kept) {
		if (!this.#store.save(kept) || !this.#hasFirst) return;
		this.#hasFirst = false;
		forgetFirstVersion(this.#key);
	}

	/**
	 * Saves a play that ended or was put aside.
	 *
	 * @param {string} record
	 * @param {object} about
	 * @param {"solved" | "aside"} about.state
	 * @param {string} about.size
	 * @param {string} about.goal
	 */
	async keepPlay(record, { state, size, goal }) {
		const id = idOf(record);
		const play = { id, record, at: Date.now(), state, size, goal };
		addPending(play);
		await this.#try(async () => (await plays()).put(play));
	}

	/**
	 * Removes a play from the database, because it is in play again.
	 *
	 * @param {string} record
	 */
	async takeUp(record) {
		await this.#try(async () => (await plays()).remove(idOf(record)));
	}

	/** @param {() => Promise<unknown>} act */
	async #try(act) {
		try {
			await act();
		} catch (error) {
			this.#report(error, "play");
		}
	}
}

/**
 * Returns the identity of a play: its record without the events, plus its checksum.
 *
 * @param {string} record
 */
function idOf(record) {
	const end = record.lastIndexOf(".");
	const start = record.lastIndexOf(".", end - 1);
	return record.slice(0, start) + record.slice(end);
}
