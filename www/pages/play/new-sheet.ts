/**
 * What to play next: the usual sizes as cards, and any other size and goal.
 */

import { read } from "../../core/read.ts";
import { proportionsOf } from "../../element/attributes.ts";
import type { Texts } from "../../messages/compiled/page-en.ts";
import { menu, stepper } from "../parts/inputs.ts";
import { preview } from "../parts/preview.ts";
import { addStyle, icon, make, Sheet } from "../parts/sheet.ts";
import { deal, named } from "./deal.ts";
import type { Parts } from "./features.ts";
import { ICONS } from "./icons.ts";
import css from "./new-sheet.css?inline";

type Words = Texts["new"];

/** The sizes that most players know, and each solved, for its picture. */
const CARDS = {
	"3x3": "1 2 3/4 5 6/7 8 0",
	"4x4": "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0",
	"5x5": "1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 19 20/21 22 23 24 0",
};

/** Where nothing hurries: smaller ones to start with. */
const CALM_CARDS = {
	"2x2": "1 2/3 0",
	"2x3": "1 2/3 4/5 0",
	"3x3": CARDS["3x3"],
	"4x4": CARDS["4x4"],
};

/** @param calls What else opens from here. */
export function openNew(
	parts: Parts,
	calls: {
		daily: () => unknown;
		pictures: () => unknown;
	},
) {
	addStyle(css);
	const { puzzle, settings, strings, texts } = parts;
	const { isCalm } = settings;
	const { new: words } = texts();
	const sheet = new Sheet({
		id: "new-game",
		title: words.title,
		close: strings().close,
	});
	const play = (options: { size: string; goal: string }) => {
		sheet.close();
		puzzle.focus();
		void deal(parts, options);
	};
	const cards = make("div", { class: isCalm ? "cards calm" : "cards" });
	/** What each card says below its size. */
	const lines: Map<string, HTMLElement> = new Map();
	let usual: HTMLElement | undefined;
	for (const [size, board] of Object.entries(isCalm ? CALM_CARDS : CARDS)) {
		const card = make("button", {
			type: "button",
			class: "card stack frame pick",
		});
		card.id = `deal-${size}`;
		card.append(
			preview(puzzle, { size, board }),
			make("strong", {}, named(size)),
		);
		if (!isCalm) {
			const line = make("span", {}, words.levels[size]);
			card.append(line);
			lines.set(size, line);
		}
		card.addEventListener("click", () => play({ size, goal: "last" }));
		if (size === puzzle.size) usual = card;
		cards.append(card);
	}
	const more = make("div", { class: "more-ways" });
	for (const id of ["daily", "pictures"] as const) {
		const button = make("button", { type: "button", class: "button" });
		button.id = `new-${id}`;
		button.append(icon(ICONS[id]), make("span", {}, texts().menu[id]));
		button.addEventListener("click", () => {
			sheet.close();
			void calls[id]();
		});
		more.append(button);
	}
	const other = otherSizes(parts, words, play);
	let wanted = settings.get("difficulty") ?? "any";
	const hard = difficulty(parts, wanted, (level) => {
		settings.set("difficulty", level === "any" ? null : level);
		wanted = level;
		void renderLevels(words, lines, () => wanted);
	});
	void renderLevels(words, lines, () => wanted);
	sheet.body.append(cards, hard, more, other.form);
	sheet.open(usual ?? other.play);
}

/** The choice of a level. */
function difficulty(
	{ settings, texts }: Parts,
	value: string,
	choose: (level: string) => void,
) {
	const { new: words } = texts();
	const part = make("div", { class: "difficulty" });
	/** It tells of slides and of bests. */
	const isQuiet = (level: string) => level === "any" || settings.isCalm;
	const levels = menu({
		name: words.difficulty,
		options: Object.entries(words.difficulties),
		value,
		onChange: (level) => {
			choose(level);
			about.hidden = isQuiet(level);
		},
	});
	const about = make("p", { class: "about" }, words.difficultyAbout);
	about.hidden = isQuiet(value);
	part.append(levels, about);
	return part;
}

/**
 * Tells how many slides a level is on the boards of the cards.
 *
 * @param wanted The level that is chosen now.
 */
async function renderLevels(
	words: Words,
	lines: Map<string, HTMLElement>,
	wanted: () => string,
) {
	const level = wanted();
	for (const [size, line] of lines) {
		line.textContent = words.levels[size];
		if (level === "any") continue;
		try {
			const levels = await read((reader) => reader.levels(size, "last"));
			// Meanwhile another level may be chosen.
			if (level !== wanted()) return;
			const found = levels.find(({ name }) => name === level);
			line.textContent =
				found === undefined ? words.noLevels : words.away(found.distance);
		} catch (error) {
			// Without a network the reader may not load.
			console.info("the levels were not found:", error);
		}
	}
}

function otherSizes(
	{ puzzle, settings }: Parts,
	words: Words,
	deal: (options: { size: string; goal: string }) => void,
) {
	const form = make("form", { class: "other-sizes" });
	const wish = { ...proportionsOf(puzzle.size), goal: puzzle.goal };
	// A goal without a name stays with its board.
	if (!Object.hasOwn(words.goals, wish.goal)) wish.goal = "last";
	const play = make("button", { type: "submit", class: "button strong" });
	play.id = "deal";
	const hardest = make("p", {
		class: "hardest soft small across",
		role: "status",
	});
	const render = () => {
		const size = `${wish.columns}x${wish.rows}`;
		play.textContent = words.deal(named(size));
		if (!settings.isCalm) void renderHardest(size);
	};
	const side = (name: "columns" | "rows") =>
		stepper({
			name: words[name],
			value: wish[name],
			range: puzzle.sides,
			less: words.less,
			more: words.more,
			onChange: (value) => {
				wish[name] = value;
				render();
			},
		});
	const sides = make("div", { class: "sides" });
	sides.append(side("columns"), side("rows"));
	const goal = menu({
		name: words.goal,
		options: Object.entries(words.goals),
		value: wish.goal,
		onChange: (value) => {
			wish.goal = value;
			render();
		},
	});
	form.append(make("h3", {}, words.other), sides, goal, hardest, play);
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		deal({ size: `${wish.columns}x${wish.rows}`, goal: wish.goal });
	});
	/** Tells how hard a board can be. */
	const renderHardest = async (size: string) => {
		const { goal } = wish;
		try {
			const most = await read((reader) => reader.farthest(size, goal));
			// Meanwhile another size may be asked for.
			if (size !== `${wish.columns}x${wish.rows}` || goal !== wish.goal) return;
			// Where the gap belongs inside, other numbers hold, which nobody has listed.
			const unknown = goal === "spiral" ? "" : words.unknown;
			hardest.textContent =
				most === undefined ? unknown : words.hardest(named(size), most);
		} catch (error) {
			// Without a network the reader may not load.
			console.info("how hard it is was not found:", error);
		}
	};
	render();
	return { form, play };
}
