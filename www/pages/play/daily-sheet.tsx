/**
 * The puzzles of today and of all days before, and the days in a row. Two of a day
 * count, and the rest is one step back.
 */

import { useEffect, useRef, useState } from "preact/hooks";
import { read } from "../../core/read.ts";
import { seedOfDay } from "../../core/today.ts";
import type { DailyMonth, DailyPlay, Level } from "../../core/wasm/reader.js";
import { useLate } from "../kit/late.ts";
import { sheetOf } from "../kit/sheet-of.ts";
import { focusLater, late, note } from "../parts/late.ts";
import { addStyle, type Sheet } from "../parts/sheet.ts";
import { timeText } from "../parts/time-text.ts";
import {
	dailyInPlay,
	dailyMonth,
	dailyName,
	dailySlides,
	dateText,
	firstDay,
	leftDailies,
	nextText,
	playDaily,
	streakText,
	titleOf,
} from "./daily.ts";
import css from "./daily-sheet.css?inline";
import { deal, named } from "./deal.ts";
import { Sample } from "./look-sample.tsx";
import type { PageContext } from "./page-context.ts";
import { Week } from "./week.tsx";

/** The size of the boards of a level. */
const LEVEL_SIZE = "4x4";

/** A day, and the month that tells what was won of it. */
type Chosen = { day: string; month: DailyMonth };

/** What each part of the sheet gets. */
type Given = {
	context: PageContext;
	now: DailyMonth;
	chosen: Chosen;
	sheet: Sheet;
};

export async function makeDaily(context: PageContext) {
	addStyle(css);
	const { puzzle, strings, texts } = context;
	const { title } = texts().daily;
	const [{ month, isRead }, levels, left, inPlay] = await Promise.all([
		dailyMonth({ puzzle }),
		findLevels(),
		leftDailies(),
		dailyInPlay(puzzle),
	]);
	const isUnderWay = puzzle.status !== "solved" && inPlay?.slides;
	const begun = isUnderWay ? [...left, inPlay] : left;
	const names = { id: "daily", title, close: strings().close };
	const sheet = sheetOf(names, (sheet) => (
		<Daily {...{ context, now: month, isRead, levels, begun, sheet }} />
	));
	sheet.first = sheet.body.querySelector(
		".daily-date + .cards button:not(.won)",
	);
	return sheet;
}

/** Resolves with the levels; without any if the reader does not load. */
async function findLevels(): Promise<Level[]> {
	try {
		return await read((reader) => reader.levels(LEVEL_SIZE, "last"));
	} catch (error) {
		note("the levels were not found", error);
		return [];
	}
}

function Daily({
	context,
	now,
	isRead,
	levels,
	begun,
	sheet,
}: Omit<Given, "chosen"> & {
	/** Whether the plays could be read. */
	isRead: boolean;
	levels: Level[];
	/** The plays that were begun, the latest last. */
	begun: DailyPlay[];
}) {
	const { settings, texts } = context;
	const { isCalm } = settings;
	const words = texts().daily;
	const [chosen, choose] = useState({ day: now.today, month: now });
	const given = { context, now, chosen, sheet };
	const { sizes } = chosen.month;
	const slides = useSlides(context, chosen);
	const cardOf = (size: string) => (
		<DayCard
			{...given}
			size={size}
			slides={slides[size]}
			begun={begun.findLast(
				(one) => one.day === chosen.day && one.size === size,
			)}
			key={size}
		/>
	);
	const { space } = context.strings();
	const next = isCalm ? "" : space + nextText(context, now, words.stop);
	return (
		<>
			{!isRead && <p role="status">{words.unread}</p>}
			<DayName {...given} />
			<div class="cards stack gap-3">{sizes.slice(0, 2).map(cardOf)}</div>
			{!isCalm && <Streak {...given} />}
			<p class="daily-about soft">{`${words.about}${next}`}</p>
			<details class="daily-more">
				<summary>{words.more}</summary>
				<div class="cards stack gap-3">{sizes.slice(2).map(cardOf)}</div>
				{levels.length > 0 && <ByLevel {...given} levels={levels} />}
			</details>
			<Calendar {...given} choose={choose} />
		</>
	);
}

/**
 * Returns how hard the boards of a day are, by size, where that is proved and known by
 * now.
 */
function useSlides({ puzzle, settings }: PageContext, { day, month }: Chosen) {
	const [known, setKnown] = useState<Record<string, number>>({});
	useEffect(() => {
		let isWanted = !settings.isCalm;
		const find = async () => {
			setKnown({});
			for (const size of month.sizes) {
				if (!isWanted) return;
				const slides = await dailySlides(puzzle, size, day);
				if (isWanted && slides !== null)
					setKnown((known) => ({ ...known, [size]: slides }));
			}
		};
		void find();
		return () => {
			isWanted = false;
		};
	}, [day]);
	return known;
}

function DayName({ context, now, chosen: { day } }: Given) {
	const of = useLate(
		() => dailyName(day, now.size),
		[day],
		(error) => note("the day has no name", error),
	);
	const date = (day: string) =>
		dateText(context.strings().tag, day, { weekday: "long" });
	return (
		<h3 class="daily-date row">
			{of && (
				<>
					<strong>{titleOf(context, of, of.size)}</strong>
					<span class="soft">{of.number === null ? "" : date(of.day)}</span>
				</>
			)}
		</h3>
	);
}

function DayCard({
	context,
	chosen: { day, month },
	size,
	slides,
	begun,
	sheet,
}: Given & {
	size: string;
	/** How many it needs, if that is known. */
	slides?: number;
	/** How far it is, if it was begun. */
	begun: DailyPlay | undefined;
}) {
	const { puzzle, settings, texts } = context;
	const words = texts().daily;
	const win = month.wins.find((one) => one.day === day && one.size === size);
	const won =
		win &&
		(settings.isCalm
			? texts().win.title
			: words.won(words.slides(win.stm), timeText(win.elapsed)));
	const isOpen = !won && begun !== undefined;
	const soFar =
		!settings.isCalm && words.soFar(words.slides(begun?.slides ?? 0));
	const needs = slides !== undefined && words.away(words.slides(slides));
	const play = async () => {
		sheet.close();
		const focus = focusLater(puzzle);
		try {
			await playDaily(puzzle, size, day);
			focus();
		} catch (error) {
			note("the daily puzzle could not be opened", error);
			context.notify(() => context.explain(error));
		}
	};
	return (
		<button
			type="button"
			class={`card stack frame pick${win ? " won" : ""}`}
			id={`daily-${size}`}
			onClick={play}
		>
			<Sample
				puzzle={puzzle}
				look={
					isOpen ? { size, board: begun.board } : { size, seed: seedOfDay(day) }
				}
			/>
			<strong>{named(size)}</strong>
			<span>{won ?? (isOpen ? words.goOn : words.play(named(size)))}</span>
			<span class="away">{isOpen ? soFar : needs}</span>
		</button>
	);
}

function Streak({ context, now }: Given) {
	const words = context.texts().daily;
	const { space } = context.strings();
	const kind = now.forgiven ? space + words.kind : "";
	const [usual, short] = now.sizes.map((size) => named(size));
	const best = now.best > now.streak ? space + words.best(now.best) : "";
	return (
		<p class="daily-streak row soft">
			<Week month={now} />
			<span>
				<strong>{streakText(context, now)}</strong>
				{`${words.stop}${kind}${best}${space}${words.counts(usual, short)}`}
			</span>
		</p>
	);
}

function ByLevel({
	context,
	chosen: { day },
	levels,
	sheet,
}: Given & { levels: Level[] }) {
	const { puzzle, settings, texts } = context;
	const { daily: words, new: names } = texts();
	const { isCalm } = settings;
	return (
		<section class="by-level">
			<h3>{words.byLevel(named(LEVEL_SIZE))}</h3>
			<p class="daily-about soft">{!isCalm && words.levelAbout}</p>
			<div class="levels row">
				{levels.map(({ name, distance }) => (
					<button
						type="button"
						class="level stack frame pick"
						id={`daily-${name}`}
						onClick={() => {
							sheet.close();
							puzzle.focus();
							const board = {
								size: LEVEL_SIZE,
								goal: "last",
								seed: seedOfDay(day),
							};
							void deal(context, { ...board, difficulty: name });
						}}
						key={name}
					>
						<strong>{names.difficulties[name]}</strong>
						<span>{!isCalm && words.slides(distance)}</span>
					</button>
				))}
			</div>
		</section>
	);
}

function Calendar({
	context: { puzzle, strings, texts },
	chosen,
	choose,
}: Given & { choose: (chosen: Chosen) => void }) {
	const words = texts().daily;
	const { tag } = strings();
	const first = firstDay(tag);
	const [month, setMonth] = useState(chosen.month);
	/** The month that was asked for last. */
	const asked = useRef("");
	const turn = async (day: string) => {
		asked.current = day;
		try {
			const found = await late(() => dailyMonth({ day, puzzle }));
			// Meanwhile another month may be wanted.
			if (day === asked.current) setMonth(found.month);
		} catch (error) {
			note("the month could not be read", error);
		}
	};
	/** It keeps the focus at the end of the calendar too. */
	const turning = (text: string, name: string, day: string | null) => (
		<button
			type="button"
			class="tool"
			aria-label={name}
			aria-disabled={day === null}
			onClick={() => void (day && turn(day))}
		>
			{text}
		</button>
	);
	const title = { day: undefined, year: "numeric" } as const;
	return (
		<section class="calendar">
			<div class="calendar-head in-line gap-0">
				{turning("‹", words.previous, month.previous)}
				<strong>{dateText(tag, month.days[0], title)}</strong>
				{turning("›", words.next, month.next)}
			</div>
			<div class="calendar-days stack">
				{words.weekdays.map((_, at) => (
					<span class="soft small" aria-hidden="true" key={at}>
						{words.weekdays[(first + at) % 7]}
					</span>
				))}
				{month.days.map((day, at) => {
					const won = month.wins.filter((win) => win.day === day);
					return (
						<button
							type="button"
							class="day bare"
							style={
								at === 0
									? { gridColumnStart: ((month.weekday - first + 7) % 7) + 1 }
									: {}
							}
							aria-label={words.day(
								dateText(tag, day),
								won.length,
								month.sizes.length,
							)}
							aria-pressed={day === chosen.day}
							disabled={day > month.today || day < month.first}
							onClick={() => choose({ day, month })}
							key={day}
						>
							<span>{at + 1}</span>
							<i
								class={month.states[at]}
								style={{ "--day": (month.weekday + at) % 7 }}
							/>
						</button>
					);
				})}
			</div>
		</section>
	);
}
