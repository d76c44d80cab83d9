/**
 * How the play that was just won stands among the player's own.
 */

import { once } from "../../core/once.js";
import { openRecords } from "../../records/open-records.js";

/** @typedef {import("../../core/wasm/statistics.js").Place} Place */

/** All plays of the player, opened with the first win. */
const records = once(openRecords);

/**
 * How a play stands.
 *
 * @typedef {object} Standing
 * @property {string} standing "counts", or why it does not count.
 * @property {Place | undefined} time Among the others, if it counts.
 * @property {Place | undefined} slides
 */

/**
 * @param {string} record
 * @returns {Promise<Standing>} Rejects if the plays cannot be read.
 */
export async function standingOf(record) {
	const { plays } = await ownRecords();
	// It may be on its way to the database.
	plays.add(record, Date.now(), "");
	return {
		standing: plays.standing(record) ?? "",
		time: plays.place(record, "time"),
		slides: plays.place(record, "slides"),
	};
}

/** Resolves with all plays of the player, those of other tabs too. */
export async function ownRecords() {
	const all = await records();
	await all.refresh();
	return all;
}
