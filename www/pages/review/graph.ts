/**
 * The chart of the distance over the slides or moves.
 */

import { find } from "../../element/dom.ts";
import type { Texts } from "../../messages/compiled/review-en.ts";
import type { Review } from "../../solver/review.ts";
import { Chart } from "../parts/chart.ts";
import { type Mark, readingText } from "./bounds-text.ts";

export class Graph {
	#pick;
	#chart;
	#review: Review | null = null;
	#at = 0;

	#words: Texts | null = null;

	/** @param pick Called when the player chooses a position. */
	constructor(pick: (position: number) => void) {
		this.#pick = pick;
		this.#chart = new Chart(find(document, "chart", HTMLElement), () =>
			this.#draw(),
		);
	}

	go(position: number) {
		this.#at = position;
		if (this.#review !== null) this.#chart.go(position);
	}

	render(
		review: Review,
		{
			words,
			at,
		}: {
			words: Texts;
			/** The position that is seen. */
			at: number;
		},
	) {
		const before = this.#review;
		const isSame =
			this.#words === words &&
			before?.slides === review.slides &&
			isExact(before) === isExact(review);
		this.#words = words;
		this.#review = review;
		this.#at = at;
		if (isSame) this.#chart.update(this.#values(review));
		else this.#draw();
	}

	#draw() {
		const review = this.#review;
		const words = this.#words;
		if (review === null || words === null) return;
		const isProven = isExact(review);
		find(document, "band-key", HTMLElement).hidden = isProven;
		this.#chart.draw({
			...this.#values(review),
			label: words.chart,
			help: words.chartHelp,
			reading: find(document, "reading", HTMLElement),
			count: review.from + review.upper.length,
			start: this.#at,
			series: [
				{ color: "line-left", kind: "line", width: 2 },
				{ color: isProven ? "line-left" : "line-low", kind: "line", width: 1 },
				{ color: "line-perfect", kind: "line", width: 2, dash: [6, 5] },
				{ color: "dot-away", kind: "dots" },
			],
			...(isProven ? {} : { between: [1, 2] }),
			pick: this.#pick,
			xText: String,
			yText: (value) => (value < 0 ? "" : String(value)),
		});
		// The library lays it out in a microtask of its own.
		queueMicrotask(() => this.#chart.go(this.#at));
	}

	#values({ from, marks, ...known }: Review) {
		const words = this.#words;
		const count = from + known.upper.length;
		const before = new Array(from).fill(null);
		const upper = [...before, ...known.upper];
		const lower = [...before, ...known.lower];
		const mark = (at: number) => (marks[at - 1 - from] ?? "-") as Mark;
		const away = upper.map((left, at) =>
			"sa".includes(mark(at)) ? left : null,
		);
		// Before the start is known there is nothing to begin with.
		const best = upper[0] ?? null;
		const perfect = upper.map((_, at) =>
			best === null || at > best ? null : best - at,
		);
		const places = Array.from({ length: count }, (_, at) => at);
		const say = (at: number) =>
			upper[at] === null || words === null
				? ""
				: readingText(words, {
						at,
						all: count - 1,
						lower: lower[at],
						upper: upper[at],
						mark: mark(at),
					});
		return { data: [places, upper, lower, perfect, away], say };
	}
}

/** Whether all that is known is proved. */
function isExact({ lower, upper }: Review) {
	return upper.every((most, at) => most === lower[at]);
}
