/**
 * The best, and the averages, a card each.
 */

import { find } from "../../element/dom.js";
import { make } from "../parts/sheet.js";
import { averageText, valueText } from "./values.js";

/**
 * @param {import("../../core/wasm/statistics.js").Summary} summary
 * @param {import("./records-page.js").RecordsPage} page
 */
export function renderCards(summary, { strings, dates, chosen }) {
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

/**
 * @param {string} title
 * @param {string} value
 * @param {string[]} lines
 */
function card(title, value, lines) {
	const made = make("li", { class: "card" });
	made.append(make("h3", {}, title), make("p", { class: "value" }, value));
	for (const line of lines) made.append(make("p", { class: "line" }, line));
	return made;
}

/** @param {number} done @param {number} all */
function progress(done, all) {
	const bar = make("span", { class: "progress", "aria-hidden": "true" });
	const fill = make("span", { class: "progress-fill" });
	fill.style.setProperty("inline-size", `${(100 * done) / all}%`);
	bar.append(fill);
	return bar;
}
