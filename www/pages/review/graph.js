/**
 * The chart of the distance over the slides.
 */

import { find } from "../../element/dom.js";
import { Chart } from "../parts/chart.js";

/** @typedef {import("../../element/element.js").Review} Review */

export class Graph {
	#words;
	#pick;
	#chart;
	/** @type {Review | null} */
	#review = null;
	#at = 0;

	/**
	 * @param {import("../../strings/review-en.js").ReviewStrings} words
	 * @param {(position: number) => void} pick Called when the player chooses a position.
	 */
	constructor(words, pick) {
		this.#words = words;
		this.#pick = pick;
		this.#chart = new Chart(find(document, "chart", HTMLElement), () =>
			this.#draw(),
		);
	}

	/** @param {number} position */
	go(position) {
		this.#at = position;
		if (this.#review !== null) this.#chart.go(position);
	}

	/**
	 * @param {Review} review
	 * @param {number} at The position that is seen.
	 */
	show(review, at) {
		this.#review = review;
		this.#at = at;
		this.#draw();
	}

	#draw() {
		const review = this.#review;
		if (review === null) return;
		const words = this.#words;
		const { from, marks } = review;
		const count = review.slides.length + 1;
		const before = new Array(from).fill(null);
		const upper = [...before, ...review.upper];
		const lower = [...before, ...review.lower];
		const isExact = review.upper.every((most, at) => most === review.lower[at]);
		const mark = (/** @type {number} */ at) => marks[at - 1 - from] ?? "-";
		const places = Array.from({ length: count }, (_, at) => at + 1);
		const away = upper.map((left, at) => (mark(at) === "a" ? left : null));
		// Before the start is known there is nothing to begin with.
		const best = upper[0] ?? null;
		const perfect = upper.map((_, at) =>
			best === null || at > best ? null : best - at,
		);
		find(document, "band-key", HTMLElement).hidden = isExact;
		this.#chart.draw({
			label: words.chart,
			help: words.chartHelp,
			reading: find(document, "reading", HTMLElement),
			count,
			start: this.#at,
			say: (at) =>
				upper[at] === null
					? ""
					: words.reading(
							at,
							count - 1,
							lower[at],
							upper[at],
							/** @type {any} */ (mark(at)),
						),
			data: [places, upper, lower, perfect, away],
			series: [
				{ color: "line-left", kind: "line", width: 2 },
				{ color: isExact ? "line-left" : "line-low", kind: "line", width: 1 },
				{ color: "line-perfect", kind: "line", width: 2, dash: [6, 5] },
				{ color: "dot-away", kind: "dots" },
			],
			...(isExact ? {} : { between: [1, 2] }),
			pick: this.#pick,
			xText: (value) => String(value - 1),
			yText: (value) => (value < 0 ? "" : String(value)),
		});
		this.#chart.go(this.#at);
	}
}
