/**
 * What there is to say of the puzzle of a day that was won.
 */

import { dailyInPlay, dailyMonth, nextText, titleOf } from "../daily.js";

/** The two that count; the other one is offered. */
const SIZES = ["4x4", "3x3"];

/**
 * @typedef {object} DailyNews
 * @property {string} name
 * @property {number} streak Days in a row.
 * @property {string} next When the next one comes.
 * @property {string | null} other The other size, if it is open today.
 */

/**
 * Resolves with the news; `null` of another puzzle, or if the reader does not load.
 *
 * @param {import("../features.js").Parts} parts
 * @returns {Promise<DailyNews | null>}
 */
export async function dailyNews(parts) {
	try {
		const daily = await dailyInPlay(parts.puzzle);
		if (daily === undefined) return null;
		const { month } = await dailyMonth();
		const { daily: words } = parts.texts();
		const isOpen = (/** @type {string} */ other) =>
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
