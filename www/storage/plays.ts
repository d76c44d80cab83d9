/**
 * Saves plays. Every method rejects with a `Refusal` if the database cannot be used,
 * because the caller has to know whether a play is saved.
 */

import type { Database, Transaction } from "./database.ts";
import type { Play } from "./migrations.ts";
import { PENDING } from "./pending-plays.ts";

/** The key of what waited and is no play. */
const DAMAGED = "sliding-puzzle.pending-damaged.";

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
		await this.#database.run(["plays"], "readwrite", (transaction) =>
			transaction.objectStore("plays").delete(id),
		);
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
			const puts = plays
				.filter(({ id }) => !known.has(id))
				.map((play) => store.put(play));
			await Promise.all(puts);
		});
	}

	/** Removes several plays, all or none. */
	async removeAll(ids: string[]) {
		await this.#settle();
		await this.#database.run(["plays"], "readwrite", async (transaction) => {
			const store = transaction.objectStore("plays");
			await Promise.all(ids.map((id) => store.delete(id)));
		});
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

	/** Saves the plays of pages that were left too soon, once. */
	#settle() {
		this.#settling ??= this.#savePending();
		return this.#settling;
	}

	async #savePending() {
		try {
			for (const play of pendingPlays()) await this.#save(play);
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
		forget(play.id);
		return isSaved;
	}

	async #read<T>(act: (plays: ReturnType<typeof playsOf>) => Promise<T>) {
		await this.#settle();
		return this.#database.run(["plays"], "readonly", (transaction) =>
			act(playsOf(transaction)),
		);
	}
}

/**
 * Returns the plays that wait for the database. A worker sees none. What is no play is
 * moved out of the way, so that it is not read at each visit.
 */
function pendingPlays() {
	const found: Play[] = [];
	for (const [key, text] of waiting()) {
		const play = readPlay(text);
		if (play !== null && key === PENDING + play.id) found.push(play);
		else setAside(key, text);
	}
	return found;
}

function readPlay(text: string) {
	try {
		const play = JSON.parse(text);
		return isPlay(play) ? play : null;
	} catch {
		return null;
	}
}

/** Moves a text to another key, where it can still be found. */
function setAside(key: string, text: string) {
	console.info("what waits is no play:", key);
	try {
		// Removed first, because a full storage has no room for both.
		localStorage.removeItem(key);
		localStorage[DAMAGED + key.slice(PENDING.length)] = text;
	} catch (error) {
		console.info("it is not moved:", error);
	}
}

function waiting() {
	try {
		return Object.entries(localStorage).filter(([key]) =>
			key.startsWith(PENDING),
		);
	} catch {
		// It is forbidden, or this is a worker: no play waits.
		return [];
	}
}

/** @param id Of a play that waits no longer. */
function forget(id: string) {
	try {
		localStorage.removeItem(PENDING + id);
	} catch {
		// It is forbidden, so no play waits there.
	}
}

function playsOf(transaction: Transaction) {
	return transaction.objectStore("plays");
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
