/**
 * Saves plays. Every method rejects with a `Refusal` if the database cannot be used,
 * because the caller has to know whether a play is saved.
 */

import type { Database } from "./database.ts";
import { Items } from "./items.ts";
import { PENDING } from "./pending-plays.ts";
import type { Play, Store } from "./stored.ts";

const waiting = new Items(PENDING, isPlay);
const copies = new Items("sliding-puzzle.saved.", isPlay);

/** How many are written at a time. */
const SOME = 500;

/** The default limit of `newest`. */
const MOST = 50;

export class PlayStore {
	#database;
	/** Saves the plays of pages that were left too soon. */
	#settling: Promise<void> | null = null;

	constructor(database: Database) {
		this.#database = database;
	}

	/**
	 * Saves a play. If a play with the same `id` changed later, that one stays: another
	 * tab has continued it. The writing transaction decides which is later.
	 *
	 * @returns Whether this play is saved now; `false` if a later one stays. Rejects
	 *   with a `Refusal` if nothing could be written, and with a `TypeError` if the
	 *   value is no play.
	 */
	async put(play: Play): Promise<boolean> {
		if (!isPlay(play)) throw new TypeError("not a play");
		await this.#settle();
		return this.#save(play);
	}

	/** @returns `undefined` if there is none, or if it cannot be read. */
	async get(id: string): Promise<Play | undefined> {
		const play = await this.#read((plays) => plays.get(id));
		return isPlay(play) ? play : undefined;
	}

	/**
	 * Resolves with the plays that changed last, the latest first.
	 *
	 * @param state Only plays in this state; by default all.
	 * @param limit At most this many.
	 */
	newest(state?: string, limit: number = MOST): Promise<Play[]> {
		return this.#read(async (plays) => {
			const found: Play[] = [];
			if (limit < 1) return found;
			let cursor =
				state === undefined
					? await plays.index("at").openCursor(null, "prev")
					: await plays.index("state").openCursor(within(state), "prev");
			while (cursor !== null) {
				if (isPlay(cursor.value)) found.push(cursor.value);
				if (found.length >= limit) break;
				cursor = await cursor.continue();
			}
			return found;
		});
	}

	/** Resolves with the won plays whose ids begin with one of these texts. */
	wonFrom(beginnings: string[]): Promise<Play[]> {
		return this.#read(async (plays) => {
			const ranges = beginnings.map((text) =>
				IDBKeyRange.bound(text, `${text}\uffff`),
			);
			const found = await Promise.all(
				ranges.map((range) => plays.getAll(range)),
			);
			return found
				.flat()
				.filter((play) => isPlay(play) && play.state === "solved");
		});
	}

	/** Removes a play, if it is there. */
	async remove(id: string) {
		await this.#settle();
		copies.remove(id);
		await this.#database.write("plays", (store) => store.delete(id));
	}

	/** Resolves with the identities of all plays, in any order. */
	ids() {
		return this.#read((plays) => plays.getAllKeys());
	}

	/**
	 * Resolves with all plays that changed at a time or later.
	 *
	 * @param at In milliseconds since 1970.
	 */
	since(at: number): Promise<Play[]> {
		return this.#read(async (plays) => {
			const found = await plays.index("at").getAll(IDBKeyRange.lowerBound(at));
			return found.filter(isPlay);
		});
	}

	/** @returns Those of them that are there and can be read. */
	several(ids: string[]): Promise<Play[]> {
		return this.#read(async (plays) => {
			const found = await Promise.all(ids.map((id) => plays.get(id)));
			return found.filter(isPlay);
		});
	}

	/** Saves several plays, all or none. One that is there already stays as it is. */
	async putAll(plays: Play[]) {
		if (!plays.every(isPlay)) throw new TypeError("not a play");
		await this.#settle();
		await this.#database.keep(["plays"], async (transaction) => {
			const store = transaction.objectStore("plays");
			const known = new Set(await store.getAllKeys());
			const fresh = plays.filter(({ id }) => !known.has(id));
			// The page answers meanwhile.
			for (let at = 0; at < fresh.length; at += SOME) {
				const some = fresh.slice(at, at + SOME);
				await Promise.all(some.map((play) => store.put(play)));
			}
		});
	}

	/** Removes several plays, all or none. */
	async removeAll(ids: string[]) {
		await this.#settle();
		for (const id of ids) copies.remove(id);
		await this.#database.write("plays", (store) =>
			Promise.all(ids.map((id) => store.delete(id))),
		);
	}

	/**
	 * Resolves with how many plays are saved.
	 *
	 * @param state Only plays in this state; by default all.
	 */
	count(state?: string) {
		return this.#read((plays) =>
			state === undefined
				? plays.count()
				: plays.index("state").count(within(state)),
		);
	}

	/** Saves the plays of pages that were left too soon, and those that were lost, once. */
	#settle() {
		this.#settling ??= this.#saveOthers();
		return this.#settling;
	}

	async #saveOthers() {
		try {
			for (const id of waiting.ids()) {
				const play = waiting.get(id);
				if (play !== null) await this.#save(play);
			}
			await copies.putBack(this.#database, "plays");
		} catch (error) {
			// They wait on, and the next page tries again. Others may still be read.
			console.info("plays go on waiting:", error);
		}
	}

	async #save(play: Play) {
		const isSaved = await this.#database.keep(
			["plays"],
			async (transaction) => {
				const plays = transaction.objectStore("plays");
				const kept = await plays.get(play.id);
				if (isPlay(kept) && kept.at > play.at) return false;
				await plays.put(play);
				return true;
			},
		);
		waiting.remove(play.id);
		if (isSaved) copies.copy(play);
		return isSaved;
	}

	async #read<T>(act: (plays: Store<"plays">) => Promise<T>) {
		await this.#settle();
		return this.#database.read("plays", act);
	}
}

/** Returns the range of all times of a state. */
function within(state: string) {
	// A list is greater than every number.
	return IDBKeyRange.bound([state], [state, []]);
}

function isPlay(value: any): value is Play {
	const { id, record, at, state, size, goal } = value ?? {};
	return (
		[id, record, state, size, goal].every((text) => typeof text === "string") &&
		Number.isFinite(at)
	);
}
