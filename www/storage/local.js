/**
 * Keeps a value over a reload.
 *
 * A storage that throws or holds garbage loses nothing: garbage is set aside,
 * and what cannot be kept is said once.
 */

const VERSION = 1;

/** @template {object} Kept */
export class Store {
	#storage;
	#key;
	#read;
	#onRefused;
	/** @type {Partial<Kept>} */
	#kept = {};
	#isRefused = false;

	/**
	 * @param {object} parts
	 * @param {() => Storage} parts.storage Asking for it may throw already.
	 * @param {string} parts.key
	 * @param {(value: any) => Partial<Kept> | null} parts.read What is sound of a
	 *   value that was kept; `null` for garbage. It may throw.
	 * @param {(error: unknown) => void} parts.onRefused Told the first time that
	 *   something could not be kept.
	 */
	constructor({ storage, key, read, onRefused }) {
		this.#storage = storage;
		this.#key = key;
		this.#read = read;
		this.#onRefused = onRefused;
	}

	/**
	 * What is kept.
	 *
	 * @returns {{ kept: Partial<Kept>, isDamaged: boolean }}
	 */
	load() {
		const text = this.#try((storage) => storage.getItem(this.#key));
		if (text === undefined || text === null) {
			return { kept: {}, isDamaged: false };
		}
		const kept = this.#parse(text);
		if (kept === null) {
			this.setAside();
			return { kept: {}, isDamaged: true };
		}
		this.#kept = kept;
		return { kept, isDamaged: false };
	}

	/** @param {string} text */
	#parse(text) {
		try {
			const value = JSON.parse(text);
			return value?.version === VERSION ? this.#read(value) : null;
		} catch {
			return null;
		}
	}

	/** Puts what is there out of the way, where it can still be found. */
	setAside() {
		const text = this.#try((storage) => storage.getItem(this.#key));
		// Removed first: a full storage has room for it only then.
		this.#try((storage) => storage.removeItem(this.#key));
		this.#try((storage) => storage.setItem(`${this.#key}-damaged`, text ?? ""));
		this.#kept = {};
	}

	/**
	 * Keeps these, beside what is kept already.
	 *
	 * @param {Partial<Kept>} changes
	 */
	save(changes) {
		this.#kept = { ...this.#kept, ...changes };
		const text = JSON.stringify({ version: VERSION, ...this.#kept });
		this.#try((storage) => storage.setItem(this.#key, text));
	}

	get isRefused() {
		return this.#isRefused;
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
			if (!this.#isRefused) {
				this.#isRefused = true;
				this.#onRefused(error);
			}
			return undefined;
		}
	}
}
