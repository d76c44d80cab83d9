/**
 * How the play that was just won stands among the player's own.
 */

import { loadStatistics } from "../../core/later/site-modules.ts";
import { once } from "../../core/once.ts";
import type { Praise } from "../../core/wasm/statistics.js";
import { openRecords } from "../../records/records.ts";
import { note } from "../parts/late.ts";

/** All plays of the player, opened with the first win. */
const records = once(openRecords);

/** Where nothing can be saved nothing is compared. */
const none = once(async () => new (await loadStatistics()).Plays());

/**
 * Resolves with what is said of a win. Rejects where WebAssembly does not load.
 *
 * @param shortest The fewest slides, once they are proven.
 */
export async function praiseOf(
	record: string,
	shortest: number | null,
): Promise<Praise> {
	const plays = await ownRecords().then(
		({ plays }) => {
			// It may be on its way to the database.
			plays.add(record, Date.now(), "");
			return plays;
		},
		(error) => {
			note("the records could not be read", error);
			return none();
		},
	);
	const praise = plays.praise(record, shortest);
	if (praise === undefined) throw new Error("no play");
	return praise;
}

/** Resolves with all plays of the player, those of other tabs too. */
export async function ownRecords() {
	const all = await records();
	await all.refresh();
	return all;
}
