/**
 * The puzzles of today and of all days before, and the days in a row. One of a day
 * counts, a short one stands beside it, and the rest is one step back.
 */

import { read } from "../../core/read.ts";
import { explain } from "../../messages/language.ts";
import { preview } from "../parts/preview.ts";
import { addStyle, make, Sheet } from "../parts/sheet.ts";
import { timeText } from "../parts/time-text.ts";
import {
	dailyMonth,
	dailyName,
	dailySlides,
	dateText,
	nextText,
	playDaily,
	streakText,
	titleOf,
} from "./daily.ts";
import css from "./daily-sheet.css?inline";
import { deal, named } from "./deal.ts";
import type { Parts } from "./features.ts";
import { weekOf } from "./week.ts";

export async function openDaily(parts: Parts) {
	addStyle(css);
	const { puzzle, settings, strings, texts } = parts;
	const { isCalm } = settings;
	const words = texts().daily;
	const first = await dailyMonth({ puzzle });
	const sheet = new Sheet({
		id: "daily",
		title: words.title,
		close: strings().close,
	});
	let { month } = first;
	let chosen = month.today;
	const about = make("p", { class: "daily-about soft" }, words.about);
	const cards = make("div", { class: "cards" });
	const moreCards = make("div", { class: "cards" });
	const heading = make("h3", { class: "daily-date" });
	const calendar = make("section", { class: "calendar" });
	/** Says on the cards how hard their boards are, where that is proved. */
	const renderSlides = async (lines: Map<string, HTMLElement>) => {
		const day = chosen;
		for (const [size, line] of lines) {
			// Meanwhile another day may be looked at.
			if (day !== chosen) return;
			const slides = await dailySlides(puzzle, size, day);
			if (slides !== null) line.textContent = words.away(words.slides(slides));
		}
	};

	const renderDay = () => {
		const day = chosen;
		void dailyName(day, month.size).then((of) => {
			if (day !== chosen) return;
			const date = dateText(strings().tag, day, { weekday: "long" });
			heading.replaceChildren(
				make("strong", {}, titleOf(parts, of, of.size)),
				make("span", {}, of.number === null ? "" : date),
			);
		});
		const lines: Map<string, HTMLElement> = new Map();
		const made = month.sizes.map((size) => {
			const name = named(size);
			const card = make("button", {
				type: "button",
				class: "card stack frame pick",
				id: `daily-${size}`,
			});
			const win = month.wins.find(
				(one) => one.day === chosen && one.size === size,
			);
			const away = make("span", { class: "away" });
			card.append(
				preview(puzzle, { size, seed: `daily ${chosen}` }),
				make("strong", {}, name),
				make(
					"span",
					{},
					win && isCalm
						? texts().win.title
						: win
							? words.won(words.slides(win.stm), timeText(win.elapsed))
							: words.play(name),
				),
				away,
			);
			lines.set(size, away);
			card.classList.toggle("won", win !== undefined);
			card.addEventListener("click", () => {
				sheet.close();
				void play(size, day);
			});
			return card;
		});
		cards.replaceChildren(...made.slice(0, 2));
		moreCards.replaceChildren(...made.slice(2));
		if (!isCalm) void renderSlides(lines);
	};

	const turn = async (day: string) => {
		({ month } = await dailyMonth({ day, puzzle }));
		renderMonth();
	};

	const renderMonth = () => {
		const head = make("div", { class: "calendar-head in-line gap-0" });
		const button = (text: string, name: string, day: string | null) => {
			const made = make("button", { type: "button", class: "tool" }, text);
			made.ariaLabel = name;
			made.disabled = day === null;
			made.addEventListener("click", () => void (day && turn(day)));
			return made;
		};
		const [anyDay] = month.days;
		head.append(
			button("‹", words.previous, month.previous),
			make(
				"strong",
				{},
				dateText(strings().tag, String(anyDay), {
					day: undefined,
					year: "numeric",
				}),
			),
			button("›", words.next, month.next),
		);
		const grid = make("div", { class: "calendar-days" });
		for (const weekday of words.weekdays) {
			grid.append(make("span", { "aria-hidden": "true" }, weekday));
		}
		for (const [at, day] of month.days.entries()) {
			const won = month.wins.filter((win) => win.day === day).length;
			const cell = make("button", { type: "button", class: "day" });
			if (at === 0) cell.style.gridColumnStart = String(month.weekday + 1);
			cell.ariaLabel = words.day(
				dateText(strings().tag, day),
				won,
				month.sizes.length,
			);
			cell.append(make("span", {}, String(at + 1)));
			const dots = make("span", { class: "dots" });
			for (let n = 0; n < won; n++) dots.append(make("i"));
			cell.append(dots);
			cell.disabled = day > month.today || day < month.first;
			cell.ariaPressed = String(day === chosen);
			cell.addEventListener("click", () => {
				chosen = day;
				renderDay();
				for (const one of grid.querySelectorAll("button")) {
					one.ariaPressed = String(one === cell);
				}
			});
			grid.append(cell);
		}
		calendar.replaceChildren(head, grid);
	};

	const play = async (size: string, day: string) => {
		try {
			await playDaily(puzzle, size, day);
			puzzle.focus();
		} catch (error) {
			parts.notify(await explain(strings(), error));
		}
	};

	const levels = make("div", { class: "levels row" });
	for (const { name, distance } of await levelsOf(LEVEL_SIZE)) {
		const level = make("button", { type: "button", class: "level frame pick" });
		level.id = `daily-${name}`;
		level.append(
			make("strong", {}, texts().new.difficulties[name]),
			make("span", {}, isCalm ? "" : words.slides(distance)),
		);
		level.addEventListener("click", () => {
			sheet.close();
			puzzle.focus();
			const seed = `daily ${chosen}`;
			const board = { size: LEVEL_SIZE, goal: "last", seed };
			void deal(parts, { ...board, difficulty: name });
		});
		levels.append(level);
	}
	const byLevel = make("section", { class: "by-level" });
	byLevel.append(
		make("h3", {}, words.byLevel(named(LEVEL_SIZE))),
		make("p", { class: "daily-about soft" }, isCalm ? "" : words.levelAbout),
		levels,
	);
	byLevel.hidden = levels.childElementCount === 0;

	const streak = make("p", { class: "daily-streak row soft" });
	const { month: now } = first;
	const kind = now.streak > 0 ? ` ${words.kind}` : "";
	const best = now.best > now.streak ? ` ${words.best(now.best)}` : "";
	const row = make("span", {});
	row.append(
		make("strong", {}, streakText(parts, now)),
		`${words.stop}${kind}${best}`,
	);
	streak.append(weekOf(now), row);
	if (!isCalm) about.append(` ${nextText(parts, now)}${words.stop}`);
	renderDay();
	renderMonth();
	const more = make("details", { class: "daily-more" });
	more.append(make("summary", {}, words.more), moreCards, byLevel);
	if (!isCalm) {
		const counts = words.counts(named(now.size));
		more.append(make("p", { class: "daily-about soft" }, counts));
	}
	sheet.body.append(heading, cards);
	if (!isCalm) sheet.body.append(streak);
	sheet.body.append(about, more, calendar);
	if (!first.isRead) {
		sheet.body.prepend(make("p", { role: "status" }, words.unread));
	}
	sheet.open(
		cards.querySelector("button:not(.won)") instanceof HTMLElement
			? (cards.querySelector("button:not(.won)") as HTMLElement)
			: undefined,
	);
}

/** The size of the boards of a level. */
const LEVEL_SIZE = "4x4";

/** Resolves with the levels of a size; without any if the reader does not load. */
async function levelsOf(size: string) {
	try {
		return await read((reader) => reader.levels(size, "last"));
	} catch (error) {
		console.info("the levels were not found:", error);
		return [];
	}
}
