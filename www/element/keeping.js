/**
 * Keeps what is played, where the one who put the puzzle on a page wants it kept:
 * the game in play at once, plays that ended or were put aside in the database.
 */

import { once } from "../core/once.js";
import { forgetFirstVersion, firstVersion, gameStore } from "./kept-game.js";

/**
 * @typedef {import("./kept-game.js").Kept} Kept
 * @typedef {import("./kept-game.js").State} State
 */

/** The database, for all puzzles of a page, when something is to be kept in it. */
const plays = once(async () => {
	const { openStorage } = await import("../storage/open-storage.js");
	return openStorage().plays;
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
	 * @param {(error: unknown) => void} parts.report Told once of each cause why
	 *   something cannot be kept.
	 */
	constructor({ key, report }) {
		this.#key = key;
		this.#report = report;
		this.#store = gameStore(key, {
			onRefused: report,
			// Its game is put aside when this one is saved.
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
		const first = firstVersion(this.#key, { onRefused: this.#report });
		const damaged = isDamaged || first.isDamaged;
		const hasKept = "record" in kept || "replay" in kept;
		return hasKept
			? { kept, older: first.kept, isDamaged: damaged }
			: { kept: first.kept, older: {}, isDamaged: damaged };
	}

	/** The kept game is none: out of the way with it. */
	setAside() {
		this.#store.setAside();
	}

	/**
	 * Keeps the game in play.
	 *
	 * @param {Kept} kept
	 * @returns {Partial<Kept> | null} What another tab keeps here: it is to be put
	 *   aside, and this kept again.
	 */
	save(kept) {
		const foreign = this.#store.take();
		if (foreign !== null) return foreign;
		if (this.#store.save(kept) && this.#hasFirst) {
			this.#hasFirst = false;
			forgetFirstVersion(this.#key);
		}
		return null;
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
			this.#report(error);
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
