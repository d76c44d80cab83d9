/**
 * What a puzzle saves in the database, loaded when it first saves something.
 */

import type { GameStore } from "../../storage/game-store.ts";
import { openStorage } from "../../storage/open-storage.ts";

// Each call reports for itself what could not be saved.
export const { plays, games } = openStorage(() => {});

export type Kept = import("../kept-game.ts").Kept & { record: string };

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
	/** The record that was read or written last. */
	#known: string | null = null;
	#isFirst = true;
	/** What is still to be written. */
	#latest: Kept | null = null;
	#isBusy = false;
	/** Ends the pause. */
	#resume = () => {};

	constructor({
		games: store = games,
		key,
		since,
		onForeign,
	}: {
		games?: Pick<GameStore, "put">;
		key: string;
		/**
		 * When the game that the page began with was saved. The database may have that one
		 * too, or one before it.
		 */
		since: number;
		/**
		 * Called with a game that somebody else wrote there. The next `save` overwrites
		 * it. `isFirst`: it was there before this one wrote anything.
		 */
		onForeign: (foreign: Kept, isFirst: boolean) => void;
	}) {
		this.#games = store;
		this.#key = key;
		this.#since = since;
		this.#onForeign = onForeign;
	}

	save(kept: Kept) {
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

	async #put(kept: Kept) {
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
