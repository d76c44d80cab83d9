/**
 * Opens the records of the player. A page calls it once.
 */

import { loadStatistics } from "../core/later/site-modules.js";
import { openStorage } from "../storage/open-storage.js";
import { Records } from "./records.js";

/**
 * @returns {Promise<Records>} Rejects with a `Refusal` if the plays cannot be read.
 */
export async function openRecords() {
	// Each call reports for itself what could not be saved.
	const { plays, summaries } = openStorage(() => {});
	const summary = summaries.read();
	const records = new Records({
		statistics: await loadStatistics(),
		plays,
		summaries,
	});
	await records.open(summary);
	return records;
}
