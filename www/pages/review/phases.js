/**
 * The play part by part, in a table.
 */

import { find } from "../../element/dom.js";
import { formatTime } from "../../strings/language.js";
import { make } from "../parts/sheet.js";

/**
 * @param {import("../../strings/review-en.js").ReviewStrings} words
 * @param {import("../../core/wasm/reader.js").Phase[]} phases
 * @param {import("../../element/element.js").Review | null} review What is known; the
 *   column of what was lost is empty until then.
 */
export function showPhases(words, phases, review) {
	/** @param {{ from: number, to: number }} part */
	const lost = ({ from, to }) => {
		if (review === null || from < review.from) return "…";
		const marks = review.marks.slice(from - review.from, to - review.from);
		const away = [...marks].filter((mark) => mark === "a").length;
		return marks.includes("o") ? words.atLeast(2 * away) : String(2 * away);
	};
	const rows = phases.map((phase) => {
		const { stage, line, done, from, to, time, pause, tps } = phase;
		const row = make("tr");
		const name = words.stages[stage](line);
		row.append(
			make("th", { scope: "row" }, done ? name : words.unfinished(name)),
			...[
				String(to - from),
				lost(phase),
				formatTime(time, 1),
				tps === null ? "–" : tps.toFixed(1),
				formatTime(pause, 1),
			].map((text) => make("td", {}, text)),
		);
		return row;
	});
	find(document, "phase-rows", HTMLElement).replaceChildren(...rows);
	find(document, "phases", HTMLElement).hidden = phases.length < 2;
}
