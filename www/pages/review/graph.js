/**
 * The chart of the distance over the slides or moves.
 */

import { find } from "../../element/dom.js";
import { Chart } from "../parts/chart.js";
import { readingText } from "./bounds-text.js";

/** @typedef {import("../../element/element.js").Review} Review */

export class Graph {
	#pick;
	#chart;
	/** @type {Review | null} */
	#review = null;
	#at = 0;

	/** @type {import("../../messages/compiled/review-en.js").Texts | null} */
	#words = null;

	/**
	 * @param {(position: number) => void} pick Called when the player chooses a position.
	 */
	constructor(pick) {
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
	 * @param {object} seen
	 * @param {import("../../messages/compiled/review-en.js").Texts} seen.words
	 * @param {number} seen.at The position that is seen.
	 */
	render(review, { words, at }) {
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

	/** @param {Review} review */
	#values({ from, marks, ...known }) {
		const words = this.#words;
		const count = from + known.upper.length;
		const before = new Array(from).fill(null);
		const upper = [...before, ...known.upper];
		const lower = [...before, ...known.lower];
		const mark = (/** @type {number} */ at) =>
			/** @type {import("./bounds-text.js").Mark} */ (
				marks[at - 1 - from] ?? "-"
			);
		const away = upper.map((left, at) =>
			"sa".includes(mark(at)) ? left : null,
		);
		// Before the start is known there is nothing to begin with.
		const best = upper[0] ?? null;
		const perfect = upper.map((_, at) =>
			best === null || at > best ? null : best - at,
		);
		const places = Array.from({ length: count }, (_, at) => at);
		const say = (/** @type {number} */ at) =>
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

/** Whether all that is known is proved. @param {Review} review */
function isExact({ lower, upper }) {
	return upper.every((most, at) => most === lower[at]);
}
