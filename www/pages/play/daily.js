/**
 * The puzzles of the day: what was won of them, and which one is in play. The core
 * knows the calendar.
 */

import { read } from "../../core/read.js";
import { openStorage } from "../../storage/open-storage.js";

/** @typedef {import("../../core/wasm/reader.js").DailyMonth} DailyMonth */

/**
 * Resolves with a month, and whether the plays could be read.
 *
 * @param {string} day A day of it; empty for this month.
 * @returns {Promise<{ month: DailyMonth, isRead: boolean }>}
 */
export async function dailyMonth(day = "") {
	const now = Date.now();
	const empty = await read((reader) =>
		reader.dailyMonth(day, now, [], new Float64Array()),
	);
	try {
		const { plays: kept } = openStorage(() => {});
		const plays = await kept.wonFrom(empty.beginnings);
		const records = plays.map(({ record }) => record);
		const times = Float64Array.from(plays, ({ at }) => at);
		const month = await read((reader) =>
			reader.dailyMonth(day, now, records, times),
		);
		return { month, isRead: true };
	} catch (error) {
		console.info("the daily plays could not be read:", error);
		return { month: empty, isRead: false };
	}
}

/**
 * Puts the puzzle of a day in play. Rejects if there is none of that size.
 *
 * @param {import("../../element/element.js").SlidingPuzzleElement} puzzle
 * @param {string} size
 * @param {string} [day] Today by default.
 */
export async function playDaily(puzzle, size, day) {
	const today = await read((reader) =>
		reader.dailyMonth("", Date.now(), [], new Float64Array()),
	);
	const record = await read((reader) =>
		reader.dailyRecord(day ?? today.today, size),
	);
	await puzzle.load(record);
}

/**
 * Resolves with the fewest slides of the puzzle of a day; `null` where that is not
 * proved.
 *
 * @param {import("../../element/element.js").SlidingPuzzleElement} puzzle
 * @param {string} size
 * @param {string} day
 */
export async function dailySlides(puzzle, size, day) {
	try {
		const record = await read((reader) => reader.dailyRecord(day, size));
		const { lower, upper } = await puzzle.review({ record, metric: "stm" });
		return lower[0] === upper[0] ? (lower[0] ?? null) : null;
	} catch (error) {
		console.info("how hard it is was not found:", error);
		return null;
	}
}

/**
 * Resolves with the day of the puzzle in play; `null` if it is no daily puzzle. Today's
 * is an empty text.
 *
 * @param {import("../../element/element.js").SlidingPuzzleElement} puzzle
 */
export async function dayInPlay(puzzle) {
	const { record = "" } = puzzle.exportState() ?? {};
	const day = await read((reader) => reader.dailyOf(record));
	if (day === undefined) return null;
	const { today } = await read((reader) =>
		reader.dailyMonth("", Date.now(), [], new Float64Array()),
	);
	return day === today ? "" : day;
}
