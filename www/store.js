/**
 * Keeps the game and the settings over a reload.
 *
 * A storage that throws or holds garbage loses nothing: garbage is set aside,
 * and what cannot be kept is said once.
 */

const KEY = "sliding-puzzle";
const VERSION = 1;

/**
 * @typedef {object} Kept
 * @property {string} [replay]
 * @property {import("./controller.js").Tally} [tally]
 * @property {string} [language]
 * @property {number} [slidesPerSecond]
 */

export class Store {
	#storage;
	#onRefused;
	/** @type {Kept} */
	#kept = {};
	#isRefused = false;

	/**
	 * @param {() => Storage} storage Asking for it may throw already.
	 * @param {(error: unknown) => void} onRefused Told the first time that
	 *   something could not be kept.
	 */
	constructor(storage, onRefused) {
		this.#storage = storage;
		this.#onRefused = onRefused;
	}

	/**
	 * What is kept.
	 *
	 * @returns {{ kept: Kept, isDamaged: boolean }}
	 */
	load() {
		const text = this.#try((storage) => storage.getItem(KEY));
		if (text === undefined || text === null) {
			return { kept: {}, isDamaged: false };
		}
		const kept = parse(text);
		if (kept === null) {
			this.setAside();
			return { kept: {}, isDamaged: true };
		}
		this.#kept = kept;
		return { kept, isDamaged: false };
	}

	/** Puts what is there out of the way, where it can still be found. */
	setAside() {
		const text = this.#try((storage) => storage.getItem(KEY));
		// Removed first: a full storage has room for it only then.
		this.#try((storage) => storage.removeItem(KEY));
		this.#try((storage) => storage.setItem(`${KEY}-damaged`, text ?? ""));
		this.#kept = {};
	}

	/**
	 * Keeps these, beside what is kept already.
	 *
	 * @param {Kept} changes
	 */
	save(changes) {
		this.#kept = { ...this.#kept, ...changes };
		const text = JSON.stringify({ version: VERSION, ...this.#kept });
		this.#try((storage) => storage.setItem(KEY, text));
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

/**
 * @param {string} text
 * @returns {Kept | null} `null` when it is not what this version keeps.
 */
function parse(text) {
	try {
		const value = JSON.parse(text);
		if (value?.version !== VERSION) return null;
		const { replay, tally, language, slidesPerSecond } = value;
		const isNumber = Number.isFinite;
		const isSound =
			(replay === undefined || typeof replay === "string") &&
			(tally === undefined ||
				(isNumber(tally?.elapsed) &&
					tally.elapsed >= 0 &&
					isNumber(tally.hints) &&
					typeof tally.solver === "boolean")) &&
			(language === undefined || typeof language === "string") &&
			(slidesPerSecond === undefined || isNumber(slidesPerSecond));
		return isSound ? { replay, tally, language, slidesPerSecond } : null;
	} catch {
		return null;
	}
}
