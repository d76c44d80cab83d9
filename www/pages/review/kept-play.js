/**
 * Plays that are kept in the database.
 */

import { openStorage } from "../../storage/open-storage.js";

/**
 * Returns the id in the hash of an address; `null` if there is none.
 *
 * @param {string} hash
 */
export function idIn(hash) {
	return new URLSearchParams(hash.slice(1)).get("id");
}

/**
 * Resolves with the link to a kept play, which opens it anywhere; `null` if it is not
 * there. Rejects with a `Refusal` if the database cannot be read.
 *
 * @param {string} id
 */
export async function linkToKept(id) {
	const play = await openStorage(() => {}).plays.get(id);
	return play === undefined ? null : `#play=${play.record}`;
}
