/**
 * The two charts of the chosen plays. Loaded when there is something to draw.
 */

import type { Bin, Plays } from "../../core/wasm/statistics.js";
import { find } from "../../element/dom.ts";
import { Chart } from "../parts/chart.ts";
import { make } from "../parts/sheet.ts";
import type { RecordsPage } from "./records-page.ts";
import { averageText, boundText, valueText } from "./values.ts";

/** The averages drawn, and the dashes of their lines: no colour alone says which. */
const LINES = [
	{ span: 5, dash: [], width: 1.5 },
	{ span: 12, dash: [], width: 3 },
	{ span: 50, dash: [10, 5], width: 2 },
	{ span: 100, dash: [2, 4], width: 2.5 },
] as const;

export class Charts {
	#page;
	#lines;
	#bars;
	/** The averages that the player has hidden. */
	#hidden: Set<number> = new Set([50]);

	constructor(page: RecordsPage) {
		this.#page = page;
		const draw = () => this.render();
		this.#lines = new Chart(find(document, "chart", HTMLElement), draw);
		this.#bars = new Chart(find(document, "histogram", HTMLElement), draw);
	}

	render() {
		const { records, chosen } = this.#page;
		if (records === null) return;
		const { size, goal, measure } = chosen;
		const which: [string, string, string] = [size, goal, measure];
		const { bins } = records.plays.histogram(...which);
		this.#renderLegend(records.plays.values(...which).length);
		this.#renderLines(records.plays, which, bins);
		this.#renderBars(bins);
	}

	#renderLegend(count: number) {
		const { strings } = this.#page;
		const place = find(document, "legend", HTMLElement);
		const focused = place.contains(document.activeElement)
			? (document.activeElement as HTMLInputElement).value
			: null;
		const single = make("span", { class: "key c0" });
		single.append(mark(), make("span", { class: "key-name" }, strings.single));
		const keys = LINES.filter(({ span }) => count >= span).map((line) => {
			const { span } = line;
			const key = make("label", { class: `key c${span}` });
			const box = make("input", { type: "checkbox", value: String(span) });
			box.checked = !this.#hidden.has(span);
			box.addEventListener("change", () => {
				if (box.checked) this.#hidden.delete(span);
				else this.#hidden.add(span);
				this.render();
			});
			key.append(
				box,
				mark(line),
				make("span", { class: "key-name" }, strings.averageOf(span)),
			);
			return key;
		});
		place.replaceChildren(single, ...keys);
		if (focused !== null) {
			const again = place.querySelector(`[value="${focused}"]`);
			(again as HTMLElement | null)?.focus();
		}
	}

	#renderLines(plays: Plays, which: [string, string, string], bins: Bin[]) {
		const { strings, dates, chosen } = this.#page;
		const { measure } = chosen;
		const days = plays.dates(...which);
		const values = plays.values(...which);
		const count = values.length;
		const reading = find(document, "chart-reading", HTMLElement);
		const shown = LINES.filter(
			({ span }) => count >= span && !this.#hidden.has(span),
		);
		const averages = shown.map(({ span }) =>
			padded(plays.rolling(...which, span), span - 1),
		);
		// What lies far above the others would press them to the lower edge.
		const top = bins.at(-1)?.to === null ? bins[bins.length - 1].from : null;
		const above =
			top === null ? 0 : values.filter((value) => value > top).length;
		const note = find(document, "chart-above", HTMLElement);
		note.hidden = above === 0;
		note.textContent = strings.above(above);
		const cut = (value: number) =>
			top === null ? value : Math.min(top, value);
		const tick = dates.ticks((days.at(-1) ?? 0) - (days[0] ?? 0));
		const say = (at: number) => {
			const day = dates.day(days[at]) || strings.unknown;
			const one = strings.point(
				at + 1,
				count,
				day,
				valueText(measure, values[at]),
			);
			const more = shown.flatMap(({ span }, n) => {
				const average = averages[n][at];
				return average === null
					? []
					: [strings.pointAverage(span, averageText(measure, average))];
			});
			return [one, ...more].join(strings.separator);
		};
		this.#lines.draw({
			label: `${strings.chart}, ${strings.measures[measure]}`,
			help: strings.chartHelp,
			reading,
			count,
			start: count - 1,
			say,
			data: [
				Array.from(values, (_, at) => at + 1),
				Array.from(values, cut),
				...averages.map((line) =>
					line.map((value) => (value === null ? null : cut(value))),
				),
			],
			series: [
				{ color: "c0", kind: "dots" },
				...shown.map(({ span, dash, width }) => ({
					color: `c${span}`,
					kind: "line" as const,
					dash: [...dash],
					width,
				})),
			],
			xText: (value) => {
				const at = days[value - 1];
				if (at === undefined) return "";
				return tick(at);
			},
			yText: (value) => boundText(measure, value),
		});
	}

	#renderBars(bins: Bin[]) {
		const { strings, chosen } = this.#page;
		const { measure } = chosen;
		const bound = (value: number) => boundText(measure, value);
		const name = (at: number) => {
			const { from, to } = bins[at];
			return to === null
				? strings.andMore(bound(from))
				: strings.between(bound(from), bound(to));
		};
		const most = bins.reduce(
			(best, { count }, at) => (count > bins[best].count ? at : best),
			0,
		);
		this.#bars.draw({
			label: `${strings.histogram}, ${strings.measures[measure]}`,
			help: strings.histogramHelp,
			reading: find(document, "histogram-reading", HTMLElement),
			count: bins.length,
			start: most,
			say: (at) => strings.bar(name(at), bins[at].count),
			data: [bins.map((_, at) => at + 1), bins.map(({ count }) => count)],
			series: [{ color: "c12", kind: "bars" }],
			xText: (value) => {
				const bin = bins[value - 1];
				if (bin === undefined) return "";
				return bin.to === null ? `${bound(bin.from)}+` : bound(bin.from);
			},
			yText: (value) => (Number.isInteger(value) ? String(value) : ""),
		});
	}
}

/** Returns values with nothing before them. */
function padded(values: Float64Array, before: number): (number | null)[] {
	return [...new Array(before).fill(null), ...values];
}

const SVG = "http://www.w3.org/2000/svg";

/** The sample of a line in the legend. */
function mark(line?: (typeof LINES)[number]) {
	const svg = document.createElementNS(SVG, "svg");
	svg.setAttribute("viewBox", "0 0 28 12");
	svg.setAttribute("class", "sample");
	svg.setAttribute("aria-hidden", "true");
	const shape = document.createElementNS(SVG, line ? "path" : "circle");
	if (line) {
		shape.setAttribute("d", "M1 6h26");
		shape.setAttribute("stroke-width", String(line.width));
		shape.setAttribute("stroke-dasharray", line.dash.join(" "));
		shape.setAttribute("stroke", "currentColor");
	} else {
		for (const [name, value] of [
			["cx", "14"],
			["cy", "6"],
			["r", "3"],
			["fill", "currentColor"],
		]) {
			shape.setAttribute(name, value);
		}
	}
	svg.append(shape);
	return svg;
}
