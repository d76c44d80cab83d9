/**
 * Saves games in play where a browser that is killed does not lose them, each under
 * the key of `localStorage` that it is saved under, too.
 *
 * One transaction reads what is there and writes, so of two tabs that write at the
 * same moment the second one sees what the first one wrote.
 */

import type { Database } from "./database.ts";

/** With more that is saved beside it. */
type Game = { record: string; at: number };

export class GameStore {
	#database;

	constructor(database: Database) {
		this.#database = database;
	}

	/**
	 * Saves a game, or nothing if there is one that the caller does not know.
	 *
	 * @param isKnown Whether the caller has read, written or put aside the game that
	 *   is there.
	 * @returns The unknown game; `null` if the caller's is saved.
	 */
	put<T extends Game>(
		key: string,
		game: T,
		isKnown: (game: Game) => boolean,
	): Promise<T | null> {
		return this.#database.keep(["games"], async (transaction) => {
			const games = transaction.objectStore("games");
			const there = (await games.get(key)) as any;
			if (typeof there?.record === "string" && !isKnown(there)) return there;
			await games.put(game, key);
			return null;
		});
	}
}
