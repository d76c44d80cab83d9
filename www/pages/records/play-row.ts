/**
 * A play in the list.
 */

import type { Row } from "../../core/wasm/statistics.js";
import type { Texts as Strings } from "../../messages/compiled/records-en.ts";
import type { Records } from "../../records/records.ts";
import { reviewLink, startLink } from "../parts/links.ts";
import { make } from "../parts/sheet.ts";
import { timeText } from "../parts/time-text.ts";
import type { RecordsPage } from "./records-page.ts";
import { categoryText, valueText } from "./values.ts";

export function playRow(
	row: Row,
	{ strings, dates }: RecordsPage,
	remove: () => void,
) {
	const { slides, moves, tps } = row;
	const line = make("tr");
	line.dataset.id = row.id;
	const puzzle = categoryText(row, strings.goals);
	const time = timeText(row.elapsed);
	const cell = (name: string, text: string) => {
		const made = make("td", { class: name }, text);
		line.append(made);
		return made;
	};
	const count = (
		name: string,
		n: number | null,
		unit: (n: number) => string,
	) => {
		const made = cell(name, n === null ? strings.unknown : String(n));
		// On a narrow screen the columns have no head.
		made.dataset.unit = unit(n ?? 0);
	};
	cell("date", dates.moment(row.at) || strings.unknown);
	cell("puzzle", puzzle);
	cell("time", time);
	count("slides", slides, strings.slidesUnit);
	count("moves", moves, strings.movesUnit);
	cell("tps", tps === null ? strings.unknown : valueText("tps", tps));
	cell("notes", "").append(...notes(row, strings));
	const named = strings.named(puzzle, time, dates.moment(row.at));
	cell("actions", "").append(...actions(row, strings, named, remove));
	return line;
}

function notes(
	{ standing, isBest, hints, solver, source }: Row,
	strings: Strings,
) {
	const found: HTMLElement[] = [];
	const add = (text: string, kind = "") =>
		found.push(make("span", { class: `note ${kind}` }, text));
	if (isBest) add(strings.record, "best");
	if (hints > 0) add(strings.hints(hints));
	if (solver) add(strings.solver);
	if (Object.hasOwn(strings.standings, standing)) {
		add(strings.standings[standing as keyof typeof strings.standings]);
	}
	if (Object.hasOwn(strings.sources, source)) {
		add(strings.sources[source as keyof typeof strings.sources]);
	}
	return found;
}

function actions(
	row: Row,
	strings: Strings,
	named: string,
	remove: () => void,
) {
	const again = link(strings.playAgain, strings.playAgainOf(named));
	const start = startLink(row);
	if (start === null) again.hidden = true;
	else again.href = start;
	const review = link(strings.review, strings.reviewOf(named));
	review.classList.add("review");
	// Its record comes later.
	review.hidden = true;
	const button = make(
		"button",
		{ type: "button", class: "action delete" },
		strings.delete,
	);
	button.ariaLabel = strings.deleteOf(named);
	button.addEventListener("click", remove);
	return [again, review, button];
}

function link(text: string, label: string) {
	const made = make("a", { class: "action" }, text);
	made.ariaLabel = label;
	return made;
}

/** Shows where plays are reviewed, once their records are read. */
export async function addReviews(table: HTMLElement, records: Records) {
	const lines = [...table.querySelectorAll("tr")].filter(
		({ dataset }) => dataset.id !== undefined,
	);
	const found = await records.recordsOf(
		lines.map(({ dataset }) => dataset.id ?? ""),
	);
	for (const line of lines) {
		const record = found.get(line.dataset.id ?? "");
		const review = line.querySelector("a.review");
		if (record === undefined || review === null) continue;
		(review as HTMLAnchorElement).href = reviewLink(record);
		(review as HTMLAnchorElement).hidden = false;
	}
}
