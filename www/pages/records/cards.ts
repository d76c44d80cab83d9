/**
 * The best, and the averages, a card each.
 */

import type { Summary } from "../../core/wasm/statistics.js";
import { find } from "../../element/dom.ts";
import { make } from "../parts/sheet.ts";
import type { RecordsPage } from "./records-page.ts";
import { averageText, valueText } from "./values.ts";

export function renderCards(
	summary: Summary,
	{ strings, dates, chosen }: RecordsPage,
) {
	const { measure } = chosen;
	const { best, latest, averages, count, mean } = summary;
	const title = strings.best[measure];
	find(document, "best-title", HTMLElement).textContent = strings.title;
	const place = find(document, "card-list", HTMLElement);
	const counted = find(document, "counted", HTMLElement);
	if (best === null || mean === null || latest === null) {
		const none = make("li", { class: "card none" });
		const { title, text } = strings.noneCounts;
		none.append(make("h3", {}, title), make("p", {}, text));
		place.replaceChildren(none);
		counted.textContent = "";
		return;
	}
	const first = card(title, valueText(measure, best.value), [
		dates.day(best.at),
		strings.latest(valueText(measure, latest)),
	]);
	first.classList.add("first");
	const others = averages.map(({ span, missing, current, best }) => {
		const title = strings.averageOf(span);
		if (best === null || current === null) {
			const waiting = card(title, strings.unknown, [strings.missing(missing)]);
			waiting.classList.add("waiting");
			waiting.append(progress(count, span));
			return waiting;
		}
		return card(title, averageText(measure, best.value), [
			dates.day(best.at),
			strings.now(averageText(measure, current)),
		]);
	});
	place.replaceChildren(first, ...others);
	counted.textContent = `${strings.counted(count, averageText(measure, mean))} ${strings.averagesAbout}`;
}

function card(title: string, value: string, lines: string[]) {
	const made = make("li", { class: "card" });
	made.append(make("h3", {}, title), make("p", { class: "value" }, value));
	for (const line of lines) made.append(make("p", { class: "line" }, line));
	return made;
}

function progress(done: number, all: number) {
	const bar = make("span", { class: "progress", "aria-hidden": "true" });
	const fill = make("span", { class: "progress-fill" });
	fill.style.setProperty("inline-size", `${(100 * done) / all}%`);
	bar.append(fill);
	return bar;
}
