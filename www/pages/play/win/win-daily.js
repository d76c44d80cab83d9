/**
 * What there is to say of the puzzle of a day that was won.
 */

import { dailyMonth, dayInPlay } from "../daily.js";
import { sizeName } from "./win-words.js";

/** The two that count; the other one is offered. */
const SIZES = ["4x4", "3x3"];

/**
 * @typedef {object} DailyNews
 * @property {string} name
 * @property {number} streak Days in a row.
 * @property {number} left Milliseconds until the next ones.
 * @property {string | null} other The other size, if it is open today.
 */

/**
 * Resolves with the news; `null` of another puzzle, or if the reader does not load.
 *
 * @param {import("../rest.js").Parts} parts
 * @returns {Promise<DailyNews | null>}
 */
export async function dailyNews({ puzzle, texts }) {
	try {
		const day = await dayInPlay(puzzle);
		if (day === null) return null;
		const { size } = puzzle;
		const { month } = await dailyMonth();
		const isOpen = (/** @type {string} */ other) =>
			other !== size &&
			!month.wins.some((win) => win.day === month.today && win.size === other);
		return {
			name: texts().daily.name(sizeName(size), day),
			streak: month.streak,
			left: month.left,
			other: (day === "" && SIZES.find(isOpen)) || null,
		};
	} catch (error) {
		console.info("which day this is was not found:", error);
		return null;
	}
}
