/**
 * The best plays of the player, as far as they can be raced. The core knows which
 * count.
 */

import { ownRecords } from "../own-best.ts";

/** How many are offered, and of how many the first ones are taken. */
const OFFERED = 5;
const LOOKED_AT = 25;

type Best = { record: string; at: number; elapsed: number; slides: number };

/** Opens the plays. Rejects if they cannot be read. */
export async function openBests() {
	const records = await ownRecords();
	return {
		/** The sizes and goals that have plays that count. */
		categories: records.plays
			.categories()
			.list.filter(({ counting }) => counting > 0)
			.map(({ size, goal }) => ({ size, goal })),
		/** Resolves with the fastest plays of a size and goal, the best first. */
		async fastest(size: string, goal: string): Promise<Best[]> {
			const { plays } = records;
			plays.choose(size, goal, "counting", null, null, "", "best", "time");
			const { rows } = plays.list(0, LOOKED_AT, "time");
			const found = await records.recordsOf(rows.map(({ id }) => id));
			const bests: Best[] = [];
			for (const { id, at, elapsed, slides } of rows) {
				const record = found.get(id);
				// Of a time from another program there is nothing to see.
				if (record === undefined) continue;
				bests.push({ record, at, elapsed, slides: slides ?? 0 });
			}
			return bests.slice(0, OFFERED);
		},
	};
}
