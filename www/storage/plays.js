/**
 * Keeps plays. Every method rejects with a `Refusal` where the database cannot
 * be used: whoever keeps a play has to know whether it is kept.
 */

/** @typedef {import("./migrations.js").Play} Play */

/** How many plays `newest` finds where no limit is given. */
const MOST = 50;

export class PlayStore {
	#database;

	/** @param {import("./database.js").Database} database */
	constructor(database) {
		this.#database = database;
	}

	/**
	 * Keeps a play. One of the same `id` that changed later stays as it is: another
	 * tab has gone on with it. Which is later is decided in the transaction that
	 * writes.
	 *
	 * @param {Play} play
	 * @returns {Promise<boolean>} Whether this play is the one that is kept now;
	 *   `false` where a later one stays. Rejects with a `Refusal` where nothing
	 *   could be written, with a `TypeError` what is no play.
	 */
	async put(play) {
		if (!isPlay(play)) throw new TypeError("not a play");
		return this.#database.keep(["plays"], async (transaction) => {
			const plays = transaction.objectStore("plays");
			const kept = await plays.get(play.id);
			if (isPlay(kept) && kept.at > play.at) return false;
			await plays.put(play);
			return true;
		});
	}

	/**
	 * @param {string} id
	 * @returns {Promise<Play | undefined>} `undefined` where there is none, or none
	 *   that can be read.
	 */
	async get(id) {
		const play = await this.#read((plays) => plays.get(id));
		return isPlay(play) ? play : undefined;
	}

	/**
	 * The plays that changed last, the latest first.
	 *
	 * @param {string} [state] Those in this state alone; all where not given.
	 * @param {number} [limit] At most this many.
	 * @returns {Promise<Play[]>}
	 */
	newest(state, limit = MOST) {
		return this.#read(async (plays) => {
			/** @type {Play[]} */
			const found = [];
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

	/**
	 * Forgets a play, if it is there.
	 *
	 * @param {string} id
	 */
	async remove(id) {
		await this.#database.run(["plays"], "readwrite", (transaction) =>
			transaction.objectStore("plays").delete(id),
		);
	}

	/**
	 * How many are kept.
	 *
	 * @param {string} [state] In this state alone; in all where not given.
	 */
	count(state) {
		return this.#read((plays) =>
			state === undefined
				? plays.count()
				: plays.index("state").count(within(state)),
		);
	}

	/**
	 * @template T
	 * @param {(plays: ReturnType<typeof playsOf>) => Promise<T>} act
	 */
	#read(act) {
		return this.#database.run(["plays"], "readonly", (transaction) =>
			act(playsOf(transaction)),
		);
	}
}

/** @param {import("./database.js").Transaction} transaction */
function playsOf(transaction) {
	return transaction.objectStore("plays");
}

/**
 * All times of a state.
 *
 * @param {string} state
 */
function within(state) {
	// A list is greater than every number.
	return IDBKeyRange.bound([state], [state, []]);
}

/**
 * @param {any} value
 * @returns {value is Play}
 */
function isPlay(value) {
	const { id, record, at, state, size, goal } = value ?? {};
	return (
		[id, record, state, size, goal].every((text) => typeof text === "string") &&
		Number.isFinite(at)
	);
}
