/**
 * Saves a value in two places: in `localStorage`, where the next page finds it at once,
 * and in the database, where a browser that is killed does not lose it.
 *
 * Nothing is lost. A damaged text is set aside and counts for nothing, so that the
 * intact one in the other place goes on. Of two intact ones the later goes on. What a
 * newer version of this page wrote stays as it is. What another tab wrote is either
 * kept beside the changes of this one, or handed out before it is overwritten.
 *
 * | member    | of the JSON that is saved                                       |
 * |-----------|-----------------------------------------------------------------|
 * | `version` | of this format                                                  |
 * | `from`    | when the first text of this one's past was saved                |
 * | `at`      | when it was saved: more each time, whatever the clock does      |
 * | …         | the value                                                       |
 * | `check`   | of all that stands before it; what has none was written by hand |
 */

import type { Act, Past } from "./copies.ts";
import { Refusal, refusalOf } from "./refusal.ts";

const VERSION = 1;

export class Store<Kept extends object> {
	#parts;
	#kept: Partial<Kept> = {};
	/** What the late part of this file, `copies.ts`, needs to know. */
	past: Past<Kept> = { at: 0, from: 0, since: 0, text: null, acts: [] };
	/** The text read or written last. */
	#known: string | null = null;
	/** Why `localStorage` cannot be used. */
	#refusal: Refusal | null = null;

	constructor(parts: {
		key: string;
		/** Reads a saved value; `null` for garbage. It may throw. */
		read: (value: any) => Partial<Kept> | null;
		/** Called each time that nothing could be saved in either place. */
		onRefused: (refusal: Refusal) => void;
		/**
		 * Called with a game in the database that this tab does not know. The next write
		 * replaces it. `isLost`: it is later than what this tab began with, because a
		 * browser was killed or the other text is damaged. Without this, the changes of all
		 * tabs are kept beside each other.
		 */
		onFound?: (kept: Partial<Kept>, isLost: boolean) => void;
	}) {
		this.#parts = parts;
	}

	/**
	 * Reads what is saved.
	 *
	 * @returns `kept` is what could be read of it.
	 */
	load() {
		const text = this.#text();
		const isRefused = this.#refusal !== null;
		const { kept, at, from, isSound, isNewer } = this.parse(text);
		const isDamaged = text !== null && !isSound && !isNewer;
		this.past = { at, from, since: at, text: null, acts: [] };
		if (isDamaged) this.setAside();
		else if (!isNewer) this.#known = text;
		this.#kept = kept ?? {};
		return { kept: this.#kept, isDamaged, isRefused };
	}

	/** What is saved now, by whichever tab. */
	get now() {
		this.look();
		return this.#kept;
	}

	/** Reads a text that may be anything. What can be read of a damaged one is there. */
	parse(text: string | null) {
		let kept: Partial<Kept> | null = null;
		let [isSound, isNewer, at, from] = [false, false, 0, Date.now()];
		try {
			const value = JSON.parse(text as string);
			const { version, check } = value;
			const isIntact = check === undefined || check === checkOf(text as string);
			isNewer = isIntact && version > VERSION;
			if (version === VERSION) kept = this.#parts.read(value);
			isSound = isIntact && kept !== null;
			if (isSound)
				[at, from] = [Number(value.at) || 0, Number(value.from) || 0];
		} catch {
			// It is no JSON.
		}
		return { kept, at, from, isSound, isNewer };
	}

	/** Moves the saved text to another key, where it can still be found. */
	setAside() {
		const { key } = this.#parts;
		const text = this.#text();
		// Removed first, because a full storage has no room for both.
		this.#try((storage) => storage.removeItem(key));
		this.#try((storage) => {
			if (text !== null) storage.setItem(`${key}-damaged`, text);
		});
		this.#known = null;
		// What the database has is not of its past.
		this.past.since = 0;
		this.past.from = Date.now();
	}

	/**
	 * Changes what is saved, at once in `localStorage`; the rest of it stays.
	 *
	 * @param act It may be called again with what a killed browser had lost.
	 * @returns Resolves when it is in the database, or cannot be there, with whether it
	 *   is saved in one place at least.
	 */
	async update(act: Act<Kept>): Promise<boolean> {
		const mayWrite = this.look();
		if (!this.#parts.onFound) this.past.acts.push(act);
		this.#kept = { ...this.#kept, ...act(this.#kept) };
		return mayWrite && (await this.#write());
	}

	async #write(): Promise<boolean> {
		const { key, onRefused } = this.#parts;
		const { past } = this;
		past.at = Math.max(Date.now(), past.at + 1);
		const { from, at } = past;
		const all = { version: VERSION, from, at, ...this.#kept, check: 0 };
		const body = JSON.stringify(all);
		const text = body.replace(/0}$/, `${checkOf(body)}}`);
		past.text = text;
		this.#try((storage) => {
			storage.setItem(key, text);
			this.#known = text;
			this.#refusal = null;
		});
		const refusal = this.#refusal;
		const isCopied = (await this.copy()) !== null;
		if (isCopied) past.acts.length = 0;
		else if (refusal !== null) onRefused(refusal);
		return isCopied || refusal === null;
	}

	/**
	 * Copies what is saved to the database, or takes over what is there, if it is later: a
	 * killed browser had lost it. Resolves with whether there was any such thing; with
	 * `null` if the database cannot be used.
	 */
	async copy(): Promise<boolean | null> {
		try {
			const { copierOf } = await loadLater();
			return await copierOf(this, this.#parts).save();
		} catch (error) {
			console.info("saved in one place at most:", error);
			return null;
		}
	}

	/**
	 * Checks what is there now, and takes over what another tab has changed.
	 *
	 * @returns Whether `save` would write: not over the value of a tab that has its own,
	 *   until `take`.
	 */
	look(): boolean {
		const text = this.#text();
		if (text === null || text === this.#known) return true;
		const { kept, at, from, isSound, isNewer } = this.parse(text);
		if (isNewer) {
			this.#parts.onRefused(new Refusal("storageNewer"));
			return false;
		}
		if (!isSound) this.setAside();
		else if (this.#parts.onFound) return false;
		else {
			this.#known = text;
			this.#kept = kept ?? {};
			const { past } = this;
			past.at = at;
			past.since = at;
			past.from = Math.min(from, past.from);
		}
		return true;
	}

	/**
	 * Takes the key back. Returns what another tab saved here, to be put aside. The next
	 * `save` overwrites it, unless that tab has written again meanwhile.
	 *
	 * @returns `null` if no other tab saved anything here.
	 */
	take(): Partial<Kept> | null {
		if (this.look()) return null;
		const text = this.#text();
		const { kept } = this.parse(text);
		if (kept !== null) this.#known = text;
		return kept;
	}

	/** Returns the saved text; `null` for none, or if reading is forbidden. */
	#text() {
		const { key } = this.#parts;
		return this.#try((storage) => storage.getItem(key)) ?? null;
	}

	#try<T>(act: (storage: Storage) => T): T | undefined {
		try {
			return act(localStorage);
		} catch (error) {
			// Full or forbidden.
			this.#refusal = refusalOf(error);
			return undefined;
		}
	}
}

/** Loads what saves in the database. */
export function loadLater(): Promise<typeof import("./copies.ts")> {
	return import("./copies.ts");
}

/** Returns the check of a text: of all that stands before its last member. */
function checkOf(text: string) {
	let check = 0;
	for (let at = text.lastIndexOf(","); at > 0; at--) {
		check = (Math.imul(check, 31) + text.charCodeAt(at)) | 0;
	}
	return check;
}
