/**
 * Races: against one's own best plays, or a friend's challenge.
 */

import { explain } from "../../../messages/language.ts";
import { menu } from "../../parts/inputs.ts";
import { addStyle, make, Sheet } from "../../parts/sheet.ts";
import type { Parts } from "../features.ts";
import { totalOf } from "./ghost-box.ts";
import type { Kind } from "./kept-race.ts";
import css from "./race.css?inline";
import type { Race } from "./race.ts";

export function openRace(parts: Parts, race: Race) {
	addStyle(css);
	const { puzzle, strings } = parts;
	const { sheet: words } = race.words;
	const sheet = new Sheet({
		id: "race",
		title: words.title,
		close: strings().close,
	});
	const begin: (text: string, kind: Kind) => Promise<void> = async (
		text,
		kind,
	) => {
		await race.begin(text, kind);
		sheet.close();
		puzzle.focus();
	};
	sheet.body.append(
		make("p", { class: "race-about soft" }, words.about),
		bestsPart(parts, race, begin),
		pastePart(parts, race, begin),
		make("p", { class: "race-how soft" }, words.how),
	);
	sheet.open();
}

function bestsPart(
	{ puzzle, strings, texts }: Parts,
	race: Race,
	begin: (record: string, kind: "best") => Promise<void>,
) {
	const { sheet: words } = race.words;
	const { goals } = texts().new;
	const part = make("section");
	const told = make(
		"p",
		{ class: "race-how soft", role: "status" },
		words.loading,
	);
	part.append(make("h3", {}, words.bests), told);
	const named = (size: string, goal: string) => {
		const text = size.replace("x", " × ");
		if (goal === "last") return text;
		return Object.hasOwn(goals, goal) ? `${text} · ${goals[goal]}` : text;
	};
	const date = (at: number) =>
		new Date(at).toLocaleDateString(strings().tag, { dateStyle: "medium" });
	const list = make("ul", { class: "race-bests stack" });
	const fill = async () => {
		const { openBests } = await import("./bests.ts");
		const { categories, fastest } = await openBests();
		if (categories.length === 0) {
			told.textContent = words.none;
			return;
		}
		told.textContent = "";
		const show = async (value: string) => {
			const { size, goal } = categories[Number(value)];
			const bests = await fastest(size, goal);
			told.textContent = bests.length === 0 ? words.none : "";
			list.replaceChildren(
				...bests.map(({ record, at, elapsed, slides }) => {
					const total = totalOf({ elapsed, stm: slides }, race.words);
					const button = make(
						"button",
						{ type: "button", class: "button race-best" },
						total,
					);
					button.append(make("span", {}, date(at)));
					button.ariaLabel = words.play(named(size, goal), total, date(at));
					button.addEventListener("click", () => void begin(record, "best"));
					const item = make("li");
					item.append(button);
					return item;
				}),
			);
		};
		const isNow = categories.findIndex(
			({ size, goal }) => size === puzzle.size && goal === puzzle.goal,
		);
		const first = String(Math.max(0, isNow));
		const chooser = menu({
			name: words.puzzle,
			options: categories.map(({ size, goal }, at) => [
				String(at),
				named(size, goal),
			]),
			value: first,
			onChange: (value) => void show(value),
		});
		part.append(chooser, list);
		await show(first);
	};
	fill().catch((error) => {
		console.info("the plays cannot be read:", error);
		told.textContent = words.unread;
	});
	return part;
}

function pastePart(
	{ strings }: Parts,
	race: Race,
	begin: (text: string, kind: "link") => Promise<void>,
) {
	const { sheet: words } = race.words;
	const part = make("section");
	const form = make("form", { class: "race-paste" });
	const label = make("label", {}, words.link);
	const input = make("input", {
		type: "text",
		id: "race-link",
		autocomplete: "off",
		spellcheck: "false",
		"aria-describedby": "race-wrong",
	});
	label.append(input);
	const wrong = make("p", { class: "error", id: "race-wrong", role: "alert" });
	form.append(
		label,
		make("button", { type: "submit", class: "button strong" }, words.race),
		wrong,
	);
	form.addEventListener("submit", async (event) => {
		event.preventDefault();
		const text = input.value.trim();
		if (text === "") wrong.textContent = words.empty;
		else {
			try {
				await begin(text, "link");
				return;
			} catch (error) {
				wrong.textContent = await explain(strings(), error);
			}
		}
		input.ariaInvalid = "true";
		input.focus();
	});
	part.append(make("h3", {}, words.paste), form);
	return part;
}
