/**
 * Keeps what is played, where the one who put the puzzle on a page wants it kept:
 * the game in play at once, plays that ended or were put aside in the database.
 */

import { once } from "../core/once.js";
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

/** The database, for all puzzles of a page, when something is to be kept in it. */
const plays = once(async () => {
	const { openStorage } = await import("../storage/open-storage.js");
	// Each call says for itself what could not be kept.
	return openStorage(() => {}).plays;
});

export class Keeping {
	#key;
	#store;
	#report;
	/** Whether the key of version 1 may still have something. */
	#hasFirst = true;

	/**
	 * @param {object} parts
	 * @param {string} parts.key
	 * @param {(error: unknown, what: "game" | "play") => void} parts.report Told of
	 *   each cause why the game in play, or another play, cannot be kept.
	 */
	constructor({ key, report }) {
		this.#key = key;
		this.#report = report;
		this.#store = gameStore(key, {
			onRefused: (refusal) => report(refusal, "game"),
			// Its game is put aside when this one is played on.
			onTaken: () => {},
		});
	}

	/**
	 * What is kept, and what version 1 has kept beside it.
	 *
	 * @returns {{ kept: Partial<Kept>, older: Partial<Kept>, isDamaged: boolean }}
	 */
	load() {
		const { kept, isDamaged } = this.#store.load();
		const onRefused = (/** @type {unknown} */ error) =>
			this.#report(error, "game");
		const first = firstVersion(this.#key, { onRefused });
		const damaged = isDamaged || first.isDamaged;
		// What a page newer than this one has kept there stays.
		this.#hasFirst = !first.isNewer;
		return readState(kept) !== null
			? { kept, older: first.kept, isDamaged: damaged }
			: { kept: first.kept, older: {}, isDamaged: damaged };
	}

	/** The kept game is none: out of the way with it. */
	setAside() {
		this.#store.setAside();
	}

	/**
	 * Takes the key from another tab, to keep the game of this one from now on.
	 *
	 * @returns {Partial<Kept> | null} What that tab keeps here: it is to be put
	 *   aside; `null` where this tab is the last that kept anything.
	 */
	take() {
		return this.#store.take();
	}

	/**
	 * Keeps the game in play, unless another tab keeps its own.
	 *
	 * @param {Kept} kept
	 */
	save(kept) {
		if (!this.#store.save(kept) || !this.#hasFirst) return;
		this.#hasFirst = false;
		forgetFirstVersion(this.#key);
	}

	/**
	 * Keeps a play that has ended or was put aside.
	 *
	 * @param {string} record
	 * @param {object} about
	 * @param {"solved" | "aside"} about.state
	 * @param {string} about.size
	 * @param {string} about.goal
	 */
	async keepPlay(record, { state, size, goal }) {
		await this.#try(async () => {
			const play = { id: idOf(record), record, at: Date.now(), state };
			await (await plays()).put({ ...play, size, goal });
		});
	}

	/**
	 * A play that was put aside is in play again.
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
 * Which play a record is of: all but its events, which its check stands for.
 *
 * @param {string} record
 */
function idOf(record) {
	const end = record.lastIndexOf(".");
	const start = record.lastIndexOf(".", end - 1);
	return record.slice(0, start) + record.slice(end);
}
