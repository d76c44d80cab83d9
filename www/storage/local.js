/**
 * Keeps a value over a reload, in `localStorage`, for what a page needs at once.
 *
 * Nothing is lost: garbage is set aside; what a newer version of this page has
 * written stays as it is; what another tab has written is handed out before it is
 * written over. What cannot be kept is said once for each cause.
 *
 * A text that this store has neither read nor written is another tab's, whichever
 * version of the page wrote it.
 */

import { Refusal, refusalOf } from "./refusal.js";

const VERSION = 1;

/** @template {object} Kept */
export class Store {
	#storage;
	#key;
	#read;
	#onRefused;
	#onTaken;
	/** @type {Partial<Kept>} */
	#kept = {};
	/** What was read or written last. @type {string | null} */
	#known = null;
	/** What another tab keeps here. @type {{ text: string, kept: Partial<Kept> } | null} */
	#foreign = null;
	/** Causes that were told. @type {Set<string>} */
	#told = new Set();

	/**
	 * @param {object} parts
	 * @param {() => Storage} parts.storage Asking for it may throw already.
	 * @param {string} parts.key
	 * @param {(value: any) => Partial<Kept> | null} parts.read What is sound of a
	 *   value that was kept; `null` for garbage. It may throw.
	 * @param {(refusal: Refusal) => void} parts.onRefused Told the first time that
	 *   something could not be kept, for each cause.
	 * @param {() => void} [parts.onTaken] Told when another tab has written the key.
	 *   From then on `save` keeps nothing, until `take`. Where not given, who
	 *   writes last is kept.
	 */
	constructor({ storage, key, read, onRefused, onTaken }) {
		this.#storage = storage;
		this.#key = key;
		this.#read = read;
		this.#onRefused = onRefused;
		this.#onTaken = onTaken;
	}

	/**
	 * What is kept.
	 *
	 * @returns {{ kept: Partial<Kept>, isDamaged: boolean, isNewer?: boolean }}
	 *   Nothing where it was damaged, or is of a newer version.
	 */
	load() {
		const text = this.#text();
		const { kept, isNewer } = this.#parse(text);
		const isDamaged = text !== null && kept === null && !isNewer;
		if (isDamaged) this.setAside();
		else if (!isNewer) this.#known = text;
		this.#kept = kept ?? {};
		return { kept: this.#kept, isDamaged, isNewer };
	}

	/**
	 * @param {string | null} text
	 * @returns {{ kept: Partial<Kept> | null, isNewer: boolean }}
	 */
	#parse(text) {
		try {
			const value = JSON.parse(text ?? "");
			const version = value?.version;
			const kept = version === VERSION ? this.#read(value) : null;
			return { kept, isNewer: version > VERSION };
		} catch {
			return { kept: null, isNewer: false };
		}
	}

	/** Puts what is there out of the way, where it can still be found. */
	setAside() {
		this.#moveAway();
		this.#kept = {};
	}

	#moveAway() {
		const text = this.#text();
		// Removed first: a full storage has room for it only then.
		this.#try((storage) => storage.removeItem(this.#key));
		this.#try((storage) => storage.setItem(`${this.#key}-damaged`, text ?? ""));
		this.#known = null;
	}

	/**
	 * Keeps these, beside what is kept already.
	 *
	 * @param {Partial<Kept>} changes
	 * @returns {boolean} Whether they are kept.
	 */
	save(changes) {
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
	 * Looks at what is there now. Whoever gives `onTaken` calls it at each "storage"
	 * event of the window.
	 *
	 * @returns {boolean} Whether `save` would write.
	 */
	look() {
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
	 * Takes the key back: hands out what another tab keeps here, to be put aside.
	 * The next `save` writes over it, unless that tab has written again meanwhile.
	 *
	 * @returns {Partial<Kept> | null} `null` where no other tab keeps anything here.
	 */
	take() {
		this.look();
		const foreign = this.#foreign;
		this.#foreign = null;
		if (foreign === null) return null;
		this.#known = foreign.text;
		return foreign.kept;
	}

	/** What is there; `null` for nothing, and where it may not be read. */
	#text() {
		return this.#try((storage) => storage.getItem(this.#key)) ?? null;
	}

	/**
	 * @template T
	 * @param {(storage: Storage) => T} act
	 * @returns {T | undefined}
	 */
	#try(act) {
		try {
			return act(this.#storage());
		} catch (error) {
			// Full or forbidden: the game goes on, and the page says so, once.
			this.#refuse(refusalOf(error));
			return undefined;
		}
	}

	/** @param {Refusal} refusal */
	#refuse(refusal) {
		if (this.#told.has(refusal.code)) return;
		this.#told.add(refusal.code);
		this.#onRefused(refusal);
	}
}
