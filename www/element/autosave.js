/**
 * Saves what is played, under the key that the site author chose. The game in play
 * goes to localStorage, where the next page finds it at once, and to the database,
 * where a browser that is killed does not lose it. Plays that ended or were put aside
 * go to the database.
 */

import { once } from "../core/once.js";
import { addPending } from "../storage/pending-plays.js";
import { gameStore, readState, storeAt } from "./kept-game.js";

/** @typedef {import("./kept-game.js").Kept} Kept */

/** Resolves with the database, one for all puzzles, opened when it is needed. */
const database = once(() => import("./later/database-part.js"));

export class Autosave {
	#key;
	#store;
	/** The store that the game was read from: this one, or that of version 1. */
	#read;
	#report;
	#onForeign;
	/** When the game was saved last. */
	#at = 0;
	/** When the game that the page began with was saved. */
	#since = 0;
	/** Writes to the database. @type {import("./later/database-part.js").GameCopier | null} */
	#copier = null;
	/** Whether the key of version 1 may still hold something. */
	#hasFirst = true;

	/**
	 * @param {object} parts
	 * @param {string} parts.key
	 * @param {(error: unknown, what: "game" | "play") => void} parts.report Called
	 *   with each reason why the game in play, or another play, cannot be saved.
	 * @param {(foreign: Kept, isFirst: boolean) => void} parts.onForeign Called with
	 *   what the database has and this tab does not know. `isFirst`: this tab has saved
	 *   nothing yet, so it was saved before the page was opened.
	 */
	constructor({ key, report, onForeign }) {
		this.#key = key;
		this.#report = report;
		this.#onForeign = onForeign;
		this.#store = gameStore(key, {
			onRefused: (refusal) => report(refusal, "game"),
			// Its game is put aside when this one is played.
			onTaken: () => {},
		});
		this.#read = this.#store;
	}

	/**
	 * Returns what is saved, and what version 1 saved beside it.
	 *
	 * @returns {{ kept: Partial<Kept>, older: Partial<Kept>, isDamaged: boolean }}
	 */
	load() {
		const { kept, isDamaged } = this.#store.load();
		this.#since = kept.at ?? 0;
		this.#at = this.#since;
		const store = storeAt(this.#key, {
			onRefused: (error) => this.#report(error, "game"),
		});
		const first = store.load();
		// What a newer version of this page saved there stays.
		this.#hasFirst = !first.isNewer;
		const damaged = isDamaged || first.isDamaged;
		if (readState(kept) !== null) {
			return { kept, older: first.kept, isDamaged: damaged };
		}
		this.#read = store;
		return { kept: first.kept, older: {}, isDamaged: damaged };
	}

	/** Moves a saved game that cannot be read out of the way. */
	setAside() {
		this.#read.setAside();
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
	 * @param {Omit<import("./later/database-part.js").Kept, "at">} state
	 */
	save(state) {
		this.#at = Math.max(Date.now(), this.#at + 1);
		const kept = { ...state, at: this.#at };
		if (!this.#store.save(kept)) return;
		// It is saved under the new key now.
		if (this.#hasFirst) localStorage.removeItem(this.#key);
		this.#hasFirst = false;
		void this.#copy(kept);
	}

	/** Writes to the database what is not there yet: the page may be left. */
	hurry() {
		this.#copier?.hurry();
	}

	/** @param {import("./later/database-part.js").Kept} kept */
	async #copy(kept) {
		try {
			const { GameCopier } = await database();
			this.#copier ??= new GameCopier({
				key: this.#key,
				since: this.#since,
				onForeign: this.#onForeign,
			});
			this.#copier.save(kept);
		} catch (error) {
			// Without a network it may not load. The next move tries again.
			console.info("the game is saved in one place only:", error);
		}
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
		await this.#try(async () => (await database()).plays.put(play));
	}

	/**
	 * Removes a play from the database, because it is in play again.
	 *
	 * @param {string} record
	 */
	async takeUp(record) {
		await this.#try(async () => (await database()).plays.remove(idOf(record)));
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
