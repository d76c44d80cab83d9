/**
 * The play part by part, in a table.
 */

import { find } from "../../element/dom.js";
import { make } from "../parts/sheet.js";
import { timeText } from "../parts/time-text.js";

/** What a slide or move of a mark costs. @type {Record<string, number>} */
const COSTS = { s: 1, a: 2 };

/**
 * @param {import("./review-page.js").ReviewPage} page
 * @param {import("../../element/element.js").Review | null} review What is known; the
 *   column of what was lost is empty until then.
 */
export function renderPhases(page, review) {
	const { phases } = page;
	const words = page.texts.review;
	/** @param {{ from: number, to: number }} part */
	const lost = (part) => {
		const [from, to] = [part.from, part.to].map((at) => page.positionAfter(at));
		if (review === null || from < review.from) return "…";
		const marks = review.marks.slice(from - review.from, to - review.from);
		const cost = [...marks].reduce((sum, mark) => sum + (COSTS[mark] ?? 0), 0);
		return marks.includes("o") ? words.atLeast(cost) : String(cost);
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
				timeText(time),
				tps === null ? "–" : tps.toFixed(1),
				timeText(pause),
			].map((text) => make("td", {}, text)),
		);
		return row;
	});
	find(document, "phase-rows", HTMLElement).replaceChildren(...rows);
	find(document, "phases", HTMLElement).hidden = phases.length < 2;
}
