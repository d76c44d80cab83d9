/**
 * What is known of the puzzle of a day that was won.
 */

import type { DailyMonth, DailyName } from "../../../core/wasm/reader.js";
import type { SlidingPuzzleElement } from "../../../element/element.ts";
import { note } from "../../parts/late.ts";
import { dailyInPlay, dailyMonth } from "../daily.ts";

/** The two that count; the other one is offered. */
const SIZES = ["4x4", "3x3"];

export type DailyNews = {
	of: DailyName;
	/** This month, with how the player stands today. */
	month: DailyMonth;
	/** The other size, if it is open today. */
	other: string | null;
};

/**
 * Resolves with the news; `null` of another puzzle, or if the reader does not load.
 */
export async function dailyNews(
	puzzle: SlidingPuzzleElement,
): Promise<DailyNews | null> {
	try {
		const of = await dailyInPlay(puzzle);
		if (of === undefined) return null;
		const { month } = await dailyMonth({ puzzle });
		const { today, wins } = month;
		const isOpen = (other: string) =>
			other !== of.size &&
			!wins.some((win) => win.day === today && win.size === other);
		const other = of.day === today ? SIZES.find(isOpen) : null;
		return { of, month, other: other ?? null };
	} catch (error) {
		note("which day this is was not found", error);
		return null;
	}
}
