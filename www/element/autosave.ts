/**
 * Saves what is played, under the key that the site author chose. The game in play
 * goes to localStorage, where the next page finds it at once, and to the database,
 * where a browser that is killed does not lose it. Plays that ended or were put aside
 * go to the database.
 */

import { once } from "../core/once.ts";
import { addPending } from "../storage/pending-plays.ts";
import { gameStore, type Kept, readState, storeAt } from "./kept-game.ts";
import type { GameCopier } from "./later/database-part.ts";

/** Resolves with the database, one for all puzzles, opened when it is needed. */
const database = once(() => import("./later/database-part.ts"));

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
	/** Writes to the database. */
	#copier: GameCopier | null = null;
	/** Whether the key of version 1 may still hold something. */
	#hasFirst = true;

	constructor({
		key,
		report,
		onForeign,
	}: {
		key: string;
		/**
		 * Called with each reason why the game in play, or another play, cannot be saved.
		 */
		report: (error: unknown, what: "game" | "play") => void;
		/**
		 * Called with what the database has and this tab does not know. `isFirst`: this
		 * tab has saved nothing yet, so it was saved before the page was opened.
		 */
		onForeign: (foreign: Kept, isFirst: boolean) => void;
	}) {
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

	/** Returns what is saved, and what version 1 saved beside it. */
	load(): { kept: Partial<Kept>; older: Partial<Kept>; isDamaged: boolean } {
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
	 * @returns What the other tab saved, to be put aside; `null` if this tab was the
	 *   last one to save.
	 */
	take(): Partial<Kept> | null {
		return this.#store.take();
	}

	/** Saves the game in play, unless another tab saves its own. */
	save(state: Omit<import("./later/database-part.ts").Kept, "at">) {
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

	async #copy(kept: import("./later/database-part.ts").Kept) {
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

	/** Saves a play that ended or was put aside. */
	async keepPlay(
		record: string,
		{
			state,
			size,
			goal,
		}: {
			state: "solved" | "aside";
			size: string;
			goal: string;
		},
	) {
		const id = idOf(record);
		const play = { id, record, at: Date.now(), state, size, goal };
		addPending(play);
		await this.#try(async () => (await database()).plays.put(play));
	}

	/** Removes a play from the database, because it is in play again. */
	async takeUp(record: string) {
		await this.#try(async () => (await database()).plays.remove(idOf(record)));
	}

	async #try(act: () => Promise<unknown>) {
		try {
			await act();
		} catch (error) {
			this.#report(error, "play");
		}
	}
}

/**
 * Returns the identity of a play: its record without the events, plus its checksum.
 */
function idOf(record: string) {
	const end = record.lastIndexOf(".");
	const start = record.lastIndexOf(".", end - 1);
	return record.slice(0, start) + record.slice(end);
}
