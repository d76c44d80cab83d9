/**
 * The puzzles of the day: what was won of them, how the player stands, and which one
 * is in play. The core knows the calendar.
 */

import { read } from "../../core/read.ts";
import type {
	DailyMonth,
	DailyName,
	DailyPlay,
} from "../../core/wasm/reader.js";
import type { SlidingPuzzleElement as Puzzle } from "../../element/element.ts";
import { gameStore, keptText } from "../../element/kept-game.ts";
import { fieldsOf } from "../../element/record-text.ts";
import { plays } from "../../storage/open-storage.ts";
import { note } from "../parts/late.ts";
import { named } from "./deal.ts";
import type { PageContext } from "./page-context.ts";

/**
 * Returns the time of the clock on the wall, in milliseconds since 1970, and how many
 * are left of the day.
 */
function wallClock(): [now: number, left: number] {
	const now = new Date();
	const midnight = new Date(now);
	midnight.setHours(24, 0, 0, 0);
	return [
		now.getTime() - now.getTimezoneOffset() * 60_000,
		midnight.getTime() - now.getTime(),
	];
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
	const clock = wallClock();
	const monthOf = (records: string[], times: number[]) =>
		read((reader) =>
			reader.dailyMonth(day, ...clock, records, Float64Array.from(times)),
		);
	const record = puzzle?.exportState()?.record;
	const isWon = puzzle?.status === "solved" && record !== undefined;
	const [records, times] = isWon ? [[record], [Date.now()]] : [[], []];
	const known = await monthOf(records, times);
	try {
		const won = await plays.wonFrom(known.beginnings);
		const month = await monthOf(
			[...won.map(({ record }) => record), ...records],
			[...won.map(({ at }) => at), ...times],
		);
		return { month, isRead: true };
	} catch (error) {
		note("the daily plays could not be read", error);
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
		reader.dailyMonth("", ...wallClock(), [], new Float64Array()),
	);
	const record = await read((reader) => reader.dailyRecord(day ?? today, size));
	const beginning = `${fieldsOf(record).board}.`;
	if (puzzle.exportState()?.record.startsWith(beginning)) {
		if (puzzle.status !== "solved") return;
	} else if (puzzle.resume(beginning)) return;
	await puzzle.open(record);
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
		note("how hard it is was not found", error);
		return null;
	}
}

/** Resolves with which daily puzzle is in play; `undefined` if none is. */
export async function dailyInPlay(
	puzzle: Puzzle,
): Promise<DailyPlay | undefined> {
	const { record = "" } = puzzle.exportState() ?? {};
	return await read((reader) => reader.dailyOf(record));
}

/** Resolves with the plays of daily puzzles that were begun and put aside. */
export async function leftDailies(): Promise<DailyPlay[]> {
	const key = "sliding-puzzle";
	const store = gameStore(key, { onRefused() {}, onFound() {} });
	const { aside = [] } = store.parse(keptText(key)).kept ?? {};
	return await read((reader) =>
		aside.flatMap((record) => reader.dailyOf(record) ?? []),
	);
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
	{ strings, texts }: Pick<PageContext, "strings" | "texts">,
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

/**
 * Returns the day that a week begins with: 0 for Monday. It is that of the reader's
 * region, if the browser names one for this language, and else the usual one.
 *
 * @param tag Of the language of the page.
 */
export function firstDay(tag: string) {
	const base = (of: string) => of.split("-")[0];
	const own = navigator.languages.find((one) => base(one) === base(tag));
	// Not in every browser, nor in TypeScript's own types.
	const locale: any = new Intl.Locale(own ?? tag);
	return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1) - 1;
}

/**
 * When the next puzzle comes, as a text: "Daily 13 in 5 h 24 min"; empty before there
 * were numbers.
 *
 * @param stop Comes after it.
 */
export function nextText(
	{ texts }: Pick<PageContext, "texts">,
	{ upcoming, left }: DailyMonth,
	stop: string = "",
) {
	if (upcoming === null) return "";
	const { daily: words } = texts();
	const { hours, minutes } = left;
	return `${words.comes(upcoming, words.span(hours, minutes))}${stop}`;
}

/** How far a puzzle of the day is that was begun: "Daily 12: 5 slides so far". */
export function begunText(
	{ texts }: Pick<PageContext, "texts">,
	number: number,
	slides: number,
) {
	const { daily: words } = texts();
	return `${words.name(number)}: ${words.soFar(words.slides(slides))}`;
}

/** Days in a row, as a text. */
export function streakText(
	{ texts }: Pick<PageContext, "texts">,
	{ streak }: DailyMonth,
) {
	const { daily: words } = texts();
	return streak > 0 ? words.streak(streak) : words.noStreak;
}
