/**
 * Plays on their way to the database. A page may be left before it is open, so they
 * wait where they are written at once.
 */

import { isPlay } from "./is-play.js";

/** @typedef {import("./migrations.js").Play} Play */

const KEY = "sliding-puzzle.pending";

/** @returns {Play[]} */
export function pendingPlays() {
	try {
		const plays = JSON.parse(localStorage.getItem(KEY) ?? "[]");
		return Array.isArray(plays) ? plays.filter(isPlay) : [];
	} catch {
		// The storage is forbidden, or holds something else.
		return [];
	}
}

/** @param {Play} play */
export function addPending(play) {
	write([...pendingPlays(), play]);
}

/** @param {Play} play */
export function removePending({ id }) {
	write(pendingPlays().filter((play) => play.id !== id));
}

/** @param {Play[]} plays */
function write(plays) {
	try {
		if (plays.length > 0) localStorage.setItem(KEY, JSON.stringify(plays));
		else localStorage.removeItem(KEY);
	} catch (error) {
		// It is full or forbidden. The database may still take them.
		console.info("a play cannot wait:", error);
	}
}
