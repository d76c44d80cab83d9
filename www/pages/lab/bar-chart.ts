/**
 * Bars with their figures beside them, one for each search. Text and boxes, so that they
 * can be read, copied and printed; a picture of them is made when it is asked for.
 */

import type { Texts } from "../../messages/compiled/lab-en.ts";
import { menu } from "../parts/inputs.ts";
import { make } from "../parts/sheet.ts";
import { figureText } from "./result-table.ts";
import type { Metric } from "./runs.ts";
import { isLogarithmic, scaleOf } from "./scale.ts";

type Bar = {
	name: string;
	/** Whether it stopped at a limit. */
	isStopped: boolean;
	value: (metric: Metric) => number | null;
};

export class BarChart {
	#place;
	#id;
	#metrics;
	#metric: Metric;
	#bars: readonly Bar[] = [];
	#texts: Texts | null = null;
	#list = make("ol", { class: "bars" });
	#head = make("div", { class: "row chart-head" });
	/** What the menu says, on paper. */
	#title = make("p", { class: "on-paper" });
	#note = make("p", { class: "soft small" });
	#onChange;
	#heading;
	#about;

	constructor(
		place: HTMLElement,
		{
			id,
			metrics,
			onChange = () => {},
			heading = (texts, metric) => texts.metrics[metric],
			about,
		}: {
			/** Of the menu. */
			id: string;
			metrics: readonly Metric[];
			onChange?: (metric: Metric) => void;
			heading?: (texts: Texts, metric: Metric) => string;
			/** What the bars are of, for a picture. */
			about: (texts: Texts) => string;
		},
	) {
		this.#heading = heading;
		this.#about = about;
		this.#place = place;
		this.#id = id;
		this.#metrics = metrics;
		this.#metric = metrics[0];
		this.#onChange = onChange;
		place.append(this.#head, this.#title, this.#list, this.#note);
	}

	/** What is compared. */
	get metric() {
		return this.#metric;
	}

	render(texts: Texts, bars: readonly Bar[]) {
		this.#bars = bars;
		this.#place.hidden = bars.every((bar) => bar.value(this.#metric) === null);
		if (texts !== this.#texts) {
			this.#texts = texts;
			this.#renderHead();
		}
		this.#renderBars();
	}

	#renderHead() {
		const texts = this.#texts;
		if (texts === null) return;
		const choice = menu({
			name: texts.compare,
			options: this.#metrics.map((metric) => [metric, texts.metrics[metric]]),
			value: this.#metric,
			onChange: (metric) => {
				this.#metric = metric as Metric;
				this.#renderBars();
				this.#onChange(this.#metric);
			},
		});
		const select = choice.querySelector("select");
		if (select !== null) select.id = this.#id;
		const picture = make(
			"button",
			{ type: "button", class: "button small" },
			texts.picture,
		);
		picture.addEventListener("click", () => void this.#savePicture());
		this.#head.replaceChildren(choice, picture);
	}

	#renderBars() {
		const texts = this.#texts;
		if (texts === null) return;
		const metric = this.#metric;
		const bars = this.#figures();
		const scale = scaleOf(
			bars.map(({ value }) => value),
			metric,
		);
		const heading = this.#heading(texts, metric);
		this.#title.textContent = heading;
		this.#list.ariaLabel = texts.chartName(heading);
		this.#list.style.setProperty("--lines", String(scale.lines));
		this.#list.replaceChildren(
			...bars.map(({ name, value, isStopped }) => {
				const item = make("li", { class: isStopped ? "is-stopped" : "" });
				const track = make("span", { class: "track", "aria-hidden": "true" });
				const bar = make("span", { class: "fill" });
				bar.style.setProperty("inline-size", `${100 * scale.part(value)}%`);
				track.append(bar);
				const figure = make("span", { class: "figure" });
				figure.append(figureText(texts, metric, value));
				if (isStopped) {
					figure.append(make("small", {}, ` ${texts.stoppedBar}`));
				}
				item.append(make("span", { class: "bar-name" }, name), figure, track);
				return item;
			}),
		);
		this.#note.textContent = isLogarithmic(metric) ? texts.logScale : "";
	}

	#figures() {
		return this.#bars.flatMap(({ name, isStopped, value: figure }) => {
			const value = figure(this.#metric);
			return value === null ? [] : [{ name, isStopped, value }];
		});
	}

	async #savePicture() {
		const texts = this.#texts;
		if (texts === null) return;
		const metric = this.#metric;
		const { savePicture } = await import("./chart-picture.ts");
		await savePicture({
			title: this.#heading(texts, metric),
			about: this.#about(texts),
			game: `${texts.game} · ${texts.title}`,
			note: this.#note.textContent ?? "",
			metric,
			bars: this.#figures().map(({ name, value, isStopped }) => ({
				name,
				value,
				isStopped,
				text: figureText(texts, metric, value),
			})),
		});
	}
}
