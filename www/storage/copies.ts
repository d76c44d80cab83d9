/**
 * The late part of `local.ts`: copies of what `localStorage` has, in the database, each
 * under the same key. Loaded with the first write.
 *
 * One transaction reads what is there and writes, so of two tabs that write at the same
 * moment the second one sees what the first one wrote.
 */

import { database } from "./open-storage.ts";
import { Refusal } from "./refusal.ts";

export { plays } from "./open-storage.ts";

/** Makes changes of what is saved. */
export type Act<Kept> = (kept: Partial<Kept>) => Partial<Kept>;

/** What is known of the texts in `localStorage`, by the times when they were saved. */
export type Past<Kept> = {
	/** Of the latest, and of the latest that was read. */
	at: number;
	since: number;
	/** Of the first one from which it came. */
	from: number;
	/** What is to be copied; `null` until something is saved. */
	text: string | null;
	/** The changes made since the last copy. */
	acts: Act<Kept>[];
};

type Source<Kept> = {
	past: Past<Kept>;
	parse: (text: string | null) => {
		kept: Partial<Kept> | null;
		at: number;
		isSound: boolean;
		isNewer: boolean;
	};
	look: () => boolean;
	update: (act: Act<Kept>) => Promise<boolean>;
};

type Dependencies<Kept> = {
	key: string;
	/** As `Store` calls it. */
	onFound?: (kept: Partial<Kept>, isLost: boolean) => void;
};

const copiers: WeakMap<object, Copier<any>> = new WeakMap();

/** Returns the copier of a store. */
export function copierOf<Kept>(
	source: Source<Kept>,
	parts: Dependencies<Kept>,
) {
	const copier = copiers.get(source) ?? new Copier(source, parts);
	copiers.set(source, copier);
	return copier as Copier<Kept>;
}

class Copier<Kept> {
	#source;
	#parts;
	/** The text that was read or written last. */
	#known: string | null = null;
	#isFirst = true;
	#current: Promise<unknown> = Promise.resolve();
	#next: Promise<boolean> | null = null;

	constructor(source: Source<Kept>, parts: Dependencies<Kept>) {
		this.#source = source;
		this.#parts = parts;
	}

	/**
	 * Writes what is saved, once the write under way is done, and then the latest of it.
	 * Resolves with whether a killed browser had lost what was there.
	 */
	save(): Promise<boolean> {
		this.#next ??= this.#current.then(() => {
			this.#next = null;
			const writing = this.#write();
			this.#current = writing.catch(() => {});
			return writing;
		});
		return this.#next;
	}

	async #write() {
		const { key } = this.#parts;
		const { text } = this.#source.past;
		const found = await database.keep(["games"], async (transaction) => {
			const games = transaction.objectStore("games");
			const there = await games.get(key);
			const isKnown = typeof there !== "string" || there === this.#known;
			if (!isKnown && !this.#mayReplace(there, text)) return there;
			if (text !== null) await games.put(text, key);
			return null;
		});
		const wasFirst = this.#isFirst;
		this.#isFirst = false;
		this.#known = found ?? text;
		return found !== null && this.#find(found, wasFirst);
	}

	#mayReplace(there: string, own: string | null) {
		const { kept, at, isSound, isNewer } = this.#source.parse(there);
		if (isNewer) throw new Refusal("storageNewer");
		if (kept === null || !isSound) return true;
		const ours = this.#source.parse(own);
		if (this.#parts.onFound) {
			const known = new Set(recordsOf(ours.kept));
			return recordsOf(kept).every((record) => known.has(record));
		}
		// What another tab wrote later has the changes of this one.
		return at <= ours.at && (!this.#isFirst || this.#isPast(at));
	}

	/** Returns whether what was saved then has led to what is in `localStorage`. */
	#isPast(at: number) {
		this.#source.look();
		const { from, since } = this.#source.past;
		return at >= from && at <= since;
	}

	/** Deals with what may not be replaced. */
	#find(text: string, wasFirst: boolean) {
		const { past } = this.#source;
		const { kept, at } = this.#source.parse(text);
		if (kept === null) return false;
		const { onFound } = this.#parts;
		if (onFound) onFound(kept, wasFirst && at > past.since);
		else if (wasFirst && !this.#isPast(at)) {
			// A killed browser lost it. What was changed since is changed in it.
			past.at = Math.max(at, past.at);
			const acts = past.acts.splice(0);
			void this.#source.update(() => {
				for (const act of acts) Object.assign(kept, act(kept));
				return kept;
			});
			return true;
		}
		return false;
	}
}

/** The plays of a saved game: the one in play, and those put aside. */
function recordsOf(kept: any): string[] {
	const { record, aside = [] } = kept ?? {};
	return [record, ...aside];
}
