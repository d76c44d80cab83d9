/**
 * What there is to say of the puzzle of a day that was won.
 */

import { dailyInPlay, dailyMonth, nextText, titleOf } from "../daily.ts";
import type { Parts } from "../features.ts";

/** The two that count; the other one is offered. */
const SIZES = ["4x4", "3x3"];

export type DailyNews = {
	name: string;
	/** Days in a row. */
	streak: number;
	/** When the next one comes. */
	next: string;
	/** The other size, if it is open today. */
	other: string | null;
};

/**
 * Resolves with the news; `null` of another puzzle, or if the reader does not load.
 */
export async function dailyNews(parts: Parts): Promise<DailyNews | null> {
	try {
		const daily = await dailyInPlay(parts.puzzle);
		if (daily === undefined) return null;
		const { month } = await dailyMonth();
		const { daily: words } = parts.texts();
		const isOpen = (other: string) =>
			other !== daily.size &&
			!month.wins.some((win) => win.day === month.today && win.size === other);
		return {
			name: titleOf(parts, daily),
			streak: month.streak,
			next: `${nextText(parts, month)}${words.stop} ${words.kind}`,
			other: (daily.day === month.today && SIZES.find(isOpen)) || null,
		};
	} catch (error) {
		console.info("which day this is was not found:", error);
		return null;
	}
}
