/**
 * Saves a value over a reload, in `localStorage`, for what a page needs at once.
 *
 * Nothing is lost. Garbage is set aside. What a newer version of this page wrote
 * stays as it is. What another tab wrote is handed out before it is overwritten. What
 * cannot be saved is reported once per reason.
 *
 * A text that this store has neither read nor written belongs to another tab,
 * whichever version of the page wrote it.
 */

import { Refusal, refusalOf } from "./refusal.ts";

const VERSION = 1;

export class Store<Kept extends object> {
	#storage;
	#key;
	#read;
	#onRefused;
	#onTaken;
	#kept: Partial<Kept> = {};
	/** The text read or written last. */
	#known: string | null = null;
	/** What another tab saved here. */
	#foreign: { text: string; kept: Partial<Kept> } | null = null;
	/** The reasons already reported. */
	#told: Set<string> = new Set();

	constructor({
		storage,
		key,
		read,
		onRefused,
		onTaken,
	}: {
		/** May throw. */
		storage: () => Storage;
		key: string;
		/** Reads a saved value; `null` for garbage. It may throw. */
		read: (value: any) => Partial<Kept> | null;
		/** Called the first time that something could not be saved, for each reason. */
		onRefused: (refusal: Refusal) => void;
		/**
		 * Called when another tab wrote the key. From then on `save` saves nothing, until
		 * `take`. Without it, the last writer wins.
		 */
		onTaken?: () => void;
	}) {
		this.#storage = storage;
		this.#key = key;
		this.#read = read;
		this.#onRefused = onRefused;
		this.#onTaken = onTaken;
	}

	/**
	 * Returns what is saved.
	 *
	 * @returns `kept` is empty if it was damaged, or is of a newer version.
	 */
	load(): { kept: Partial<Kept>; isDamaged: boolean; isNewer?: boolean } {
		const text = this.#text();
		const { kept, isNewer } = this.#parse(text);
		const isDamaged = text !== null && kept === null && !isNewer;
		if (isDamaged) this.setAside();
		else if (!isNewer) this.#known = text;
		this.#kept = kept ?? {};
		return { kept: this.#kept, isDamaged, isNewer };
	}

	#parse(text: string | null): {
		kept: Partial<Kept> | null;
		isNewer: boolean;
	} {
		try {
			const value = JSON.parse(text ?? "");
			const version = value?.version;
			const kept = version === VERSION ? this.#read(value) : null;
			return { kept, isNewer: version > VERSION };
		} catch {
			return { kept: null, isNewer: false };
		}
	}

	/** Moves the saved text to another key, where it can still be found. */
	setAside() {
		this.#moveAway();
		this.#kept = {};
	}

	#moveAway() {
		const text = this.#text();
		// Removed first, because a full storage has no room for both.
		this.#try((storage) => storage.removeItem(this.#key));
		this.#try((storage) => storage.setItem(`${this.#key}-damaged`, text ?? ""));
		this.#known = null;
	}

	/**
	 * Saves changes, beside what is saved already.
	 *
	 * @returns Whether they are saved.
	 */
	save(changes: Partial<Kept>): boolean {
		this.#kept = { ...this.#kept, ...changes };
		if (!this.look()) return false;
		const text = JSON.stringify({ version: VERSION, ...this.#kept });
		const isKept = this.#try((storage) => {
			storage.setItem(this.#key, text);
			this.#known = text;
			return true;
		});
		return isKept ?? false;
	}

	/**
	 * Checks what is there now. A user of `onTaken` calls it at each "storage" event of
	 * the window.
	 *
	 * @returns Whether `save` would write.
	 */
	look(): boolean {
		const before = this.#foreign;
		this.#foreign = null;
		const text = this.#text();
		if (text === null || text === this.#known) return true;
		const { kept, isNewer } = this.#parse(text);
		if (isNewer) {
			this.#refuse(new Refusal("storageNewer"));
			return false;
		}
		if (kept === null) this.#moveAway();
		if (kept === null || this.#onTaken === undefined) return true;
		this.#foreign = { text, kept };
		if (before === null) this.#onTaken();
		return false;
	}

	/**
	 * Takes the key back. Returns what another tab saved here, to be put aside. The next
	 * `save` overwrites it, unless that tab has written again meanwhile.
	 *
	 * @returns `null` if no other tab saved anything here.
	 */
	take(): Partial<Kept> | null {
		this.look();
		const foreign = this.#foreign;
		this.#foreign = null;
		if (foreign === null) return null;
		this.#known = foreign.text;
		return foreign.kept;
	}

	/** Returns the saved text; `null` for none, or if reading is forbidden. */
	#text() {
		return this.#try((storage) => storage.getItem(this.#key)) ?? null;
	}

	#try<T>(act: (storage: Storage) => T): T | undefined {
		try {
			return act(this.#storage());
		} catch (error) {
			// Full or forbidden: the game continues, and the page reports it once.
			this.#refuse(refusalOf(error));
			return undefined;
		}
	}

	#refuse(refusal: Refusal) {
		if (this.#told.has(refusal.code)) return;
		this.#told.add(refusal.code);
		this.#onRefused(refusal);
	}
}
