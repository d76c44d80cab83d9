/**
 * The puzzles of today and of all days before, and the days in a row.
 */

import { read } from "../../core/read.js";
import { formatTime } from "../../strings/language.js";
import { preview } from "../parts/preview.js";
import { addStyle, make, Sheet } from "../parts/sheet.js";
import { timeText } from "../parts/time-text.js";
import { dailyMonth, dailySlides, playDaily } from "./daily.js";
import css from "./daily-sheet.css?inline";
import { deal, named } from "./deal.js";

/** @typedef {import("./daily.js").DailyMonth} DailyMonth */

/** @param {import("./rest.js").Parts} parts */
export async function openDaily(parts) {
	addStyle(css);
	const { puzzle, strings, texts } = parts;
	const words = texts().daily;
	const first = await dailyMonth();
	const sheet = new Sheet({
		id: "daily",
		title: words.title,
		close: strings().close,
	});
	let { month } = first;
	let chosen = month.today;
	const about = make("p", { class: "daily-about" }, words.about);
	const cards = make("div", { class: "cards" });
	const streak = make("p", { class: "daily-streak" });
	const heading = make("h3", { class: "daily-date" });
	const calendar = make("section", { class: "calendar" });
	const dateText = (/** @type {string} */ day, options = {}) =>
		new Date(`${day}T00:00:00Z`).toLocaleDateString(strings().tag, {
			day: "numeric",
			month: "long",
			timeZone: "UTC",
			...options,
		});

	/**
	 * Says on the cards how hard their boards are, where that is proved.
	 *
	 * @param {Map<string, HTMLElement>} lines
	 */
	const tellSlides = async (lines) => {
		const day = chosen;
		for (const [size, line] of lines) {
			// Meanwhile another day may be looked at.
			if (day !== chosen) return;
			const slides = await dailySlides(puzzle, size, day);
			if (slides !== null) line.textContent = words.away(words.slides(slides));
		}
	};

	const showDay = () => {
		heading.textContent = dateText(chosen, {
			weekday: "long",
			year: "numeric",
		});
		/** @type {Map<string, HTMLElement>} */
		const lines = new Map();
		const made = month.sizes.map((size) => {
			const name = named(size);
			const card = make("button", {
				type: "button",
				class: "card",
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
					win
						? words.won(words.slides(win.stm), timeText(win.elapsed))
						: words.play(name),
				),
				away,
			);
			lines.set(size, away);
			card.classList.toggle("won", win !== undefined);
			card.addEventListener("click", () => {
				sheet.close();
				void playDaily(puzzle, size, chosen);
				puzzle.focus();
			});
			return card;
		});
		cards.replaceChildren(...made);
		void tellSlides(lines);
	};

	/** @param {string} day */
	const turn = async (day) => {
		({ month } = await dailyMonth(day));
		showMonth();
	};

	const showMonth = () => {
		const head = make("div", { class: "calendar-head" });
		const button = (
			/** @type {string} */ text,
			/** @type {string} */ name,
			/** @type {string | null} */ day,
		) => {
			const made = make("button", { type: "button", class: "tool" }, text);
			made.ariaLabel = name;
			made.disabled = day === null;
			made.addEventListener("click", () => void (day && turn(day)));
			return made;
		};
		const [anyDay] = month.days;
		head.append(
			button("‹", words.previous, month.previous),
			make("strong", {}, dateText(anyDay, { day: undefined, year: "numeric" })),
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
			cell.ariaLabel = words.day(dateText(day), won, month.sizes.length);
			cell.append(make("span", {}, String(at + 1)));
			const dots = make("span", { class: "dots" });
			for (let n = 0; n < won; n++) dots.append(make("i"));
			cell.append(dots);
			cell.disabled = day > month.today || day < month.first;
			cell.ariaPressed = String(day === chosen);
			cell.addEventListener("click", () => {
				chosen = day;
				showDay();
				for (const one of grid.querySelectorAll("button")) {
					one.ariaPressed = String(one === cell);
				}
			});
			grid.append(cell);
		}
		calendar.replaceChildren(head, grid);
	};

	const levels = make("div", { class: "levels" });
	for (const { name, distance } of await levelsOf(LEVEL_SIZE)) {
		const level = make("button", { type: "button", class: "level" });
		level.id = `daily-${name}`;
		level.append(
			make("strong", {}, texts().new.difficulties[name]),
			make("span", {}, words.slides(distance)),
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
		make("p", { class: "daily-about" }, words.levelAbout),
		levels,
	);
	byLevel.hidden = levels.childElementCount === 0;

	streak.append(
		make(
			"strong",
			{},
			month.streak > 0 ? words.streak(month.streak) : words.noStreak,
		),
		month.best > month.streak ? ` ${words.best(month.best)} ` : " ",
		words.kind,
	);
	// Hours and minutes are written as minutes and seconds are.
	const minutes = Math.ceil(month.left / 60_000);
	about.append(` ${words.left(formatTime(minutes * 1_000))}`);
	showDay();
	showMonth();
	sheet.body.append(about, heading, cards, byLevel, streak, calendar);
	if (!first.isRead) {
		sheet.body.prepend(make("p", { role: "status" }, words.unread));
	}
	sheet.open(
		cards.querySelector("button:not(.won)") instanceof HTMLElement
			? /** @type {HTMLElement} */ (cards.querySelector("button:not(.won)"))
			: undefined,
	);
}

/** The size of the boards of a level. */
const LEVEL_SIZE = "4x4";

/**
 * Resolves with the levels of a size; without any if the reader does not load.
 *
 * @param {string} size
 */
async function levelsOf(size) {
	try {
		return await read((reader) => reader.levels(size, "last"));
	} catch (error) {
		console.info("the levels were not found:", error);
		return [];
	}
}
