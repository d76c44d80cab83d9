/**
 * Plays on their way to the database. A page may be left before it is open, so they
 * wait where they are written at once.
 */

import type { Play } from "./stored.ts";

/** The key of each, before its identity. */
export const PENDING = "sliding-puzzle.pending.";

export function addPending(play: Play) {
	try {
		localStorage[PENDING + play.id] = JSON.stringify(play);
	} catch (error) {
		// It is full or forbidden. The database may still take the play.
		console.info("a play cannot wait:", error);
	}
}
