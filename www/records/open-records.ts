/**
 * Opens the records of the player. A page calls it once.
 */

import { loadStatistics } from "../core/later/site-modules.ts";
import { plays, summaries } from "../storage/open-storage.ts";
import { Records } from "./records.ts";

/** @returns Rejects with a `Refusal` if the plays cannot be read. */
export async function openRecords(): Promise<Records> {
	const summary = summaries.read();
	const records = new Records({
		statistics: await loadStatistics(),
		plays,
		summaries,
	});
	await records.open(summary);
	return records;
}
