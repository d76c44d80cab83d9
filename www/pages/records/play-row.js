/**
 * A play in the list.
 */

import { reviewLink, startLink } from "../parts/links.js";
import { make } from "../parts/sheet.js";
import { timeText } from "../parts/time-text.js";
import { categoryText, valueText } from "./values.js";

/**
 * @typedef {import("../../core/wasm/statistics.js").Row} Row
 * @typedef {import("./records-page.js").RecordsPage} RecordsPage
 */

/**
 * @param {Row} row
 * @param {RecordsPage} page
 * @param {() => void} remove
 */
export function playRow(row, { strings, dates }, remove) {
	const { slides, moves, tps } = row;
	const line = make("tr");
	line.dataset.id = row.id;
	const puzzle = categoryText(row, strings.goals);
	const time = timeText(row.elapsed);
	const cell = (/** @type {string} */ name, /** @type {string} */ text) => {
		const made = make("td", { class: name }, text);
		line.append(made);
		return made;
	};
	const count = (
		/** @type {string} */ name,
		/** @type {number | null} */ n,
		/** @type {(n: number) => string} */ unit,
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

/**
 * @param {Row} row
 * @param {import("./records-errors.js").Strings} strings
 */
function notes({ standing, isBest, hints, solver, source }, strings) {
	/** @type {HTMLElement[]} */
	const found = [];
	const add = (/** @type {string} */ text, kind = "") =>
		found.push(make("span", { class: `note ${kind}` }, text));
	if (isBest) add(strings.record, "best");
	if (hints > 0) add(strings.hints(hints));
	if (solver) add(strings.solver);
	if (Object.hasOwn(strings.standings, standing)) {
		add(
			strings.standings[
				/** @type {keyof typeof strings.standings} */ (standing)
			],
		);
	}
	if (Object.hasOwn(strings.sources, source)) {
		add(strings.sources[/** @type {keyof typeof strings.sources} */ (source)]);
	}
	return found;
}

/**
 * @param {Row} row
 * @param {import("./records-errors.js").Strings} strings
 * @param {string} named
 * @param {() => void} remove
 */
function actions(row, strings, named, remove) {
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

/**
 * @param {string} text
 * @param {string} label
 */
function link(text, label) {
	const made = make("a", { class: "action" }, text);
	made.ariaLabel = label;
	return made;
}

/**
 * Shows where plays are reviewed, once their records are read.
 *
 * @param {HTMLElement} table
 * @param {import("../../records/records.js").Records} records
 */
export async function addReviews(table, records) {
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
		/** @type {HTMLAnchorElement} */ (review).href = reviewLink(record);
		/** @type {HTMLAnchorElement} */ (review).hidden = false;
	}
}
