/**
 * All plays of the player: those that the database has, and what the core computes of
 * them. Every change is saved first. If it cannot be saved, nothing has changed.
 */

/**
 * @typedef {import("../storage/plays.js").Play} Play
 * @typedef {import("../core/later/site-modules.js").Statistics} Statistics
 * @typedef {import("../core/wasm/statistics.js").Plays} Plays
 */

/** Of how many plays missing here all plays are read, instead of each. */
const MANY = 500;

export class Records {
	#statistics;
	#store;
	#summaries;
	/** What the core knows of all plays. @type {Plays} */
	plays;
	/** When the latest play that it knows changed. */
	#newest = 0;
	/** Plays that this build cannot read. @type {Set<string>} */
	#unreadable = new Set();

	/**
	 * @param {object} parts
	 * @param {Statistics} parts.statistics
	 * @param {import("../storage/plays.js").PlayStore} parts.plays
	 * @param {import("../storage/summaries.js").SummaryStore} parts.summaries
	 */
	constructor({ statistics, plays, summaries }) {
		this.#statistics = statistics;
		this.#store = plays;
		this.#summaries = summaries;
		this.plays = new statistics.Plays();
	}

	/**
	 * Reads what was computed before, and all plays that came since.
	 *
	 * @param {Promise<import("../storage/summaries.js").Summary | null>} [summary]
	 */
	async open(summary = this.#summaries.read()) {
		const kept = await summary;
		const read = kept && this.#statistics.Plays.read(kept.text);
		if (read) {
			this.plays.free();
			this.plays = read;
			this.#newest = kept.newest;
		}
		await this.refresh();
	}

	/** How many plays this build cannot read. */
	get unreadable() {
		return this.#unreadable.size;
	}

	/**
	 * Takes over what other tabs have saved and removed.
	 *
	 * @returns {Promise<boolean>} Whether anything has changed.
	 */
	async refresh() {
		const before = this.plays.count();
		const [ids, fresh] = await Promise.all([
			this.#store.ids(),
			this.#store.since(this.#newest),
		]);
		let changes = this.#take(fresh);
		const missing = this.plays
			.retain(ids)
			.filter((id) => !this.#unreadable.has(id));
		if (missing.length > 0) {
			changes += this.#take(
				missing.length > MANY
					? await this.#store.since(0)
					: await this.#store.several(missing),
			);
		}
		const isChanged = changes > 0 || this.plays.count() !== before;
		if (isChanged) await this.#keepSummary();
		return isChanged;
	}

	/**
	 * Resolves with the records of plays, by their identities. A play without one is left
	 * out.
	 *
	 * @param {string[]} ids
	 * @returns {Promise<Map<string, string>>}
	 */
	async recordsOf(ids) {
		const plays = await this.#store.several(ids);
		const known = plays.filter(({ record }) => record !== "");
		return new Map(known.map(({ id, record }) => [id, record]));
	}

	/**
	 * Removes plays.
	 *
	 * @param {string[]} ids
	 * @returns {Promise<Play[]>} The plays, to be restored.
	 */
	async remove(ids) {
		const plays = await this.#store.several(ids);
		await this.#store.removeAll(ids);
		this.plays.remove(ids);
		await this.#keepSummary();
		return plays;
	}

	/**
	 * Adds plays, all or none.
	 *
	 * @param {Play[]} plays
	 */
	async add(plays) {
		await this.#store.putAll(plays);
		this.#take(plays);
		await this.#keepSummary();
	}

	/**
	 * Reads a file.
	 *
	 * @param {string} text
	 * @param {number} ahead Minutes that the clock here is ahead of UTC.
	 */
	readFile(text, ahead) {
		return this.#statistics.File.read(text, ahead);
	}

	/** Resolves with a file of all plays, and how many it has. */
	async exportFile() {
		const file = new this.#statistics.Export();
		try {
			let count = 0;
			for (const play of await this.#store.since(0)) {
				if (addTo(file, play)) count += 1;
			}
			return { text: file.write(), count };
		} finally {
			file.free();
		}
	}

	/**
	 * @param {Play[]} plays
	 * @returns {number} How many were not known.
	 */
	#take(plays) {
		const before = this.plays.count();
		for (const play of plays) {
			if (!addTo(this.plays, play)) this.#unreadable.add(play.id);
			this.#newest = Math.max(this.#newest, play.at);
		}
		return this.plays.count() - before;
	}

	#keepSummary() {
		const [text, newest] = [this.plays.write(), this.#newest];
		return this.#summaries.keep({ text, newest });
	}
}

/**
 * @param {Pick<Plays, "add" | "addTime">} list
 * @param {Play} play
 * @returns {boolean} Whether it can be read.
 */
function addTo(
	list,
	{ record, at, state, size, source = "", elapsed, slides },
) {
	return state === "timed"
		? list.addTime(size, elapsed ?? 0, slides, at, source)
		: list.add(record, at, source);
}
