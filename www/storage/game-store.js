/**
 * Saves games in play where a browser that is killed does not lose them, each under
 * the key of `localStorage` that it is saved under, too.
 *
 * One transaction reads what is there and writes, so of two tabs that write at the
 * same moment the second one sees what the first one wrote.
 */

/** @typedef {{ record: string, at: number }} Game With more that is saved beside it. */

export class GameStore {
	#database;

	/** @param {import("./database.js").Database} database */
	constructor(database) {
		this.#database = database;
	}

	/**
	 * Saves a game, or nothing if there is one that the caller does not know.
	 *
	 * @template {Game} T
	 * @param {string} key
	 * @param {T} game
	 * @param {(game: Game) => boolean} isKnown Whether the caller has read, written or
	 *   put aside the game that is there.
	 * @returns {Promise<T | null>} The unknown game; `null` if the caller's is saved.
	 */
	put(key, game, isKnown) {
		return this.#database.keep(["games"], async (transaction) => {
			const games = transaction.objectStore("games");
			const there = /** @type {any} */ (await games.get(key));
			if (typeof there?.record === "string" && !isKnown(there)) return there;
			await games.put(game, key);
			return null;
		});
	}
}
