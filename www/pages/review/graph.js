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
		const before = this.#review;
		const isSame =
			before?.slides === review.slides && isExact(before) === isExact(review);
		this.#review = review;
		this.#at = at;
		if (isSame) this.#chart.update(this.#values(review));
		else this.#draw();
	}

	#draw() {
		const review = this.#review;
		if (review === null) return;
		const words = this.#words;
		const isProven = isExact(review);
		find(document, "band-key", HTMLElement).hidden = isProven;
		this.#chart.draw({
			...this.#values(review),
			label: words.chart,
			help: words.chartHelp,
			reading: find(document, "reading", HTMLElement),
			count: review.slides.length + 1,
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

	/** @param {Review} review */
	#values({ from, slides, marks, ...known }) {
		const words = this.#words;
		const count = slides.length + 1;
		const before = new Array(from).fill(null);
		const upper = [...before, ...known.upper];
		const lower = [...before, ...known.lower];
		const mark = (/** @type {number} */ at) =>
			/** @type {"t" | "a" | "o" | "-"} */ (marks[at - 1 - from] ?? "-");
		const away = upper.map((left, at) => (mark(at) === "a" ? left : null));
		// Before the start is known there is nothing to begin with.
		const best = upper[0] ?? null;
		const perfect = upper.map((_, at) =>
			best === null || at > best ? null : best - at,
		);
		const places = Array.from({ length: count }, (_, at) => at);
		const say = (/** @type {number} */ at) =>
			upper[at] === null
				? ""
				: words.reading(at, count - 1, lower[at], upper[at], mark(at));
		return { data: [places, upper, lower, perfect, away], say };
	}
}

/** Whether all that is known is proved. @param {Review} review */
function isExact({ lower, upper }) {
	return upper.every((most, at) => most === lower[at]);
}
