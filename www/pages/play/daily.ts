/**
 * The puzzles of the day: what was won of them, how the player stands, and which one
 * is in play. The core knows the calendar.
 */

import { read } from "../../core/read.ts";
import type { DailyMonth, DailyName } from "../../core/wasm/reader.js";
import type { SlidingPuzzleElement as Puzzle } from "../../element/element.ts";
import { openStorage } from "../../storage/open-storage.ts";
import { named } from "./deal.ts";
import type { Parts } from "./features.ts";

/** Returns the time of the clock on the wall, in milliseconds since 1970. */
function wallClock() {
	const now = new Date();
	return now.getTime() - now.getTimezoneOffset() * 60_000;
}

/**
 * Resolves with a month, with how the player stands today, and with whether the plays
 * could be read.
 */
export async function dailyMonth({
	day = "",
	puzzle,
}: {
	/** A day of it; by default this month. */
	day?: string;
	/** What it shows counts too if it is won: it may be on its way to the database. */
	puzzle?: Puzzle;
} = {}): Promise<{ month: DailyMonth; isRead: boolean }> {
	const now = wallClock();
	const monthOf = (records: string[], times: number[]) =>
		read((reader) =>
			reader.dailyMonth(day, now, records, Float64Array.from(times)),
		);
	const record = puzzle?.exportState()?.record;
	const isWon = puzzle?.status === "solved" && record !== undefined;
	const [records, times] = isWon ? [[record], [Date.now()]] : [[], []];
	const known = await monthOf(records, times);
	try {
		const { plays: kept } = openStorage(() => {});
		const plays = await kept.wonFrom(known.beginnings);
		const month = await monthOf(
			[...plays.map(({ record }) => record), ...records],
			[...plays.map(({ at }) => at), ...times],
		);
		return { month, isRead: true };
	} catch (error) {
		console.info("the daily plays could not be read:", error);
		return { month: known, isRead: false };
	}
}

/**
 * Puts the puzzle of a day in play, or goes on with it if it was put aside. Rejects if
 * there is none of that size.
 *
 * @param day Today by default.
 */
export async function playDaily(puzzle: Puzzle, size: string, day?: string) {
	const { today } = await read((reader) =>
		reader.dailyMonth("", wallClock(), [], new Float64Array()),
	);
	const record = await read((reader) => reader.dailyRecord(day ?? today, size));
	const beginning = startOf(record);
	if (puzzle.exportState()?.record.startsWith(beginning)) {
		if (puzzle.status !== "solved") return;
	} else if (puzzle.takeUp(beginning)) return;
	await puzzle.load(record);
}

/** Returns the record of a play without its events and its check. */
function startOf(record: string) {
	const check = record.lastIndexOf(".");
	return record.slice(0, record.lastIndexOf(".", check - 1) + 1);
}

/**
 * Resolves with the fewest slides of the puzzle of a day; `null` where that is not
 * proved.
 */
export async function dailySlides(puzzle: Puzzle, size: string, day: string) {
	try {
		const record = await read((reader) => reader.dailyRecord(day, size));
		const { lower, upper } = await puzzle.review({ record, metric: "stm" });
		return lower[0] === upper[0] ? (lower[0] ?? null) : null;
	} catch (error) {
		console.info("how hard it is was not found:", error);
		return null;
	}
}

/** Resolves with which daily puzzle is in play; `undefined` if none is. */
export async function dailyInPlay(
	puzzle: Puzzle,
): Promise<DailyName | undefined> {
	const { record = "" } = puzzle.exportState() ?? {};
	return await read((reader) => reader.dailyOf(record));
}

/** Resolves with what the puzzle of a day and a size is called. */
export function dailyName(day: string, size: string) {
	return read((reader) => reader.dailyName(day, size));
}

/**
 * The name of a daily puzzle: its number, or its date before there were numbers. The
 * one that counts needs no size.
 *
 * @param counting The size that may be left out.
 */
export function titleOf(
	{ strings, texts }: Pick<Parts, "strings" | "texts">,
	{ day, number, size }: DailyName,
	counting?: string,
) {
	const { daily: words } = texts();
	const title =
		number === null
			? words.before(dateText(strings().tag, day))
			: words.name(number);
	return size === counting ? title : words.sized(title, named(size));
}

/**
 * A day as a person reads it.
 *
 * @param tag Of the language.
 */
export function dateText(
	tag: string,
	day: string,
	options: Intl.DateTimeFormatOptions = {},
) {
	return new Date(`${day}T00:00:00Z`).toLocaleDateString(tag, {
		day: "numeric",
		month: "long",
		timeZone: "UTC",
		...options,
	});
}

/** When the next puzzle comes, as a text: "Daily 13 in 5 h 24 min". */
export function nextText(
	{ texts }: Pick<Parts, "texts">,
	{ number, left }: DailyMonth,
) {
	const { daily: words } = texts();
	const { hours, minutes } = left;
	return words.comes((number ?? 0) + 1, words.span(hours, minutes));
}

/** Days in a row, as a text. */
export function streakText(
	{ texts }: Pick<Parts, "texts">,
	{ streak }: DailyMonth,
) {
	const { daily: words } = texts();
	return streak > 0 ? words.streak(streak) : words.noStreak;
}
