/**
 * The play part by part, in a table.
 */

import { find } from "../../element/dom.ts";
import type { Review } from "../../solver/review.ts";
import { make } from "../parts/sheet.ts";
import { timeText } from "../parts/time-text.ts";
import type { ReviewPage } from "./review-page.ts";

/** What a slide or move of a mark costs. */
const COSTS: Record<string, number> = { s: 1, a: 2 };

/** @param review What is known; the column of what was lost is empty until then. */
export function renderPhases(page: ReviewPage, review: Review | null) {
	const { phases } = page;
	const words = page.texts.review;
	const lost = (part: { from: number; to: number }) => {
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
