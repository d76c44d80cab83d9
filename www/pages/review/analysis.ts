/**
 * What is known of the play against perfect play: the figures, the chart, and where it
 * cost most. It is shown as far as it is known, and grows.
 */

import { find, findButton } from "../../element/dom.ts";
import type { Texts } from "../../messages/compiled/review-en.ts";
import type { Review } from "../../solver/review.ts";
import { nextTask } from "../parts/next-task.ts";
import { readNumberFormats } from "../parts/number-formats.ts";
import { rangeText } from "./bounds-text.ts";
import type { Graph } from "./graph.ts";
import { renderMoments } from "./moments.ts";
import { renderPhases } from "./phases.ts";
import { Practise } from "./practise.ts";
import type { ReviewPage } from "./review-page.ts";

/** How often the page shows what is new, in milliseconds. */
const SHOW_MS = 250;

export class Analysis {
	#page;
	#practise;
	/** Loaded once there is a play to draw. */
	#graph: Graph | null = null;
	#review: Review | null = null;
	#abort = new AbortController();
	#at = 0;
	#shownAt = 0;
	/** Resolves when the play is graded, or cannot be. */
	#graded = Promise.resolve();

	constructor(page: ReviewPage) {
		this.#page = page;
		this.#practise = new Practise(page);
		findButton(document, "retry").addEventListener("click", () => this.begin());
		findButton(document, "share").addEventListener("click", () =>
			this.#share(),
		);
	}

	/** Forgets the play. */
	clear() {
		this.#abort.abort();
		this.#review = null;
		this.#at = 0;
		this.#practise.render(null);
		find(document, "analysis", HTMLElement).hidden = true;
		find(document, "failed", HTMLElement).hidden = true;
	}

	/** Grades the play of the page. */
	begin() {
		this.#review = null;
		this.#graded = this.#grade();
		return this.#graded;
	}

	async #grade() {
		const { puzzle, record, metric } = this.#page;
		this.#abort.abort();
		this.#abort = new AbortController();
		const { signal } = this.#abort;
		renderPhases(this.#page, null);
		find(document, "failed", HTMLElement).hidden = true;
		try {
			const onProgress = (review: Review) => {
				const isEarly = performance.now() - this.#shownAt < SHOW_MS;
				if (!isEarly) void this.#render(review, signal);
			};
			const review = await puzzle.review({
				...{ record, metric, signal, onProgress },
			});
			await this.#render(review, signal);
		} catch (error) {
			if (signal.aborted) return;
			console.warn("not graded:", error);
			find(document, "failed", HTMLElement).hidden = false;
		}
	}

	/** Returns what is proved of a position; `null` before it is graded. */
	boundsAt(position: number) {
		const at = position - (this.#review?.from ?? Number.POSITIVE_INFINITY);
		if (this.#review === null || at < 0) return null;
		const { lower, upper } = this.#review;
		return { lower: lower[at], upper: upper[at] };
	}

	/**
	 * Resolves with the best way known from a position; `null` if another play is
	 * opened meanwhile.
	 */
	async lineAt(at: number) {
		const { puzzle, record, metric } = this.#page;
		const { signal } = this.#abort;
		try {
			return (await puzzle.review({ record, metric, at, signal })).line;
		} catch (error) {
			if (signal.aborted) return null;
			throw error;
		}
	}

	/** Shows where the play is. */
	go(position: number) {
		this.#at = position;
		this.#graph?.go(position);
	}

	/** Shows it part by part, so that no part holds the page. */
	async #render(review: Review, signal: AbortSignal) {
		if (signal.aborted) return;
		this.#review = review;
		this.#shownAt = performance.now();
		find(document, "analysis", HTMLElement).hidden = false;
		const { texts } = this.#page;
		const words = texts.review;
		const left = find(document, "left", HTMLElement);
		left.textContent = review.done ? "" : words.searching(review.left);
		this.#renderFigures(review);
		const isLast = () => this.#review === review && !signal.aborted;
		await this.#loadGraph();
		await nextTask();
		if (!isLast()) return;
		this.#graph?.render(review, { words, at: this.#at });
		await nextTask();
		if (!isLast()) return;
		renderMoments(this.#page, review);
		this.#practise.render(review.ending);
		await nextTask();
		if (!isLast()) return;
		renderPhases(this.#page, review);
	}

	/** Without the chart the play is graded all the same. */
	async #loadGraph() {
		if (this.#graph !== null) return;
		try {
			await readNumberFormats();
			const { Graph } = await import("./graph.ts");
			await nextTask();
			this.#graph ??= new Graph((at) => this.#page.goTo(at));
		} catch (error) {
			console.info("the chart could not be loaded:", error);
			const { notLoaded } = this.#page.texts.strings;
			find(document, "chart", HTMLElement).textContent = notLoaded;
		}
	}

	#renderFigures(review: Review) {
		const { texts, play, own } = this.#page;
		const words = texts.review;
		const start = review.from === 0 ? this.boundsAt(0) : null;
		const isExact = start !== null && start.lower === start.upper;
		const set: (id: string, text: string) => void = (id, text) => {
			find(document, id, HTMLElement).textContent = text;
		};
		const efficiency = start === null ? "…" : efficiencyText(words, start, own);
		set("efficiency", play?.solved ? efficiency : "–");
		const perfect = start && rangeText(start.lower, start.upper);
		set("perfect", perfect ?? "…");
		set("perfect-note", isExact ? words.proven : words.bounds);
		set("own", String(own));
		const isAll = review.open === 0;
		const lost = lostIn(review);
		set("away", isAll ? String(lost) : words.atLeast(lost));
		find(document, "open-part", HTMLElement).hidden = isAll;
		set("open", String(review.open));
	}

	/** Shares what is known, once the start of the play is. */
	async #share() {
		const share = findButton(document, "share");
		share.ariaBusy = "true";
		if (this.boundsAt(0) === null) await this.#graded;
		share.ariaBusy = null;
		const review = this.#review;
		const start = this.boundsAt(0);
		if (review === null) return;
		const { shareReview } = await import("./share-review.ts");
		const { play, texts, own } = this.#page;
		const efficiency =
			play?.solved && start !== null
				? efficiencyText(texts.review, start, own)
				: "";
		const lost = lostIn(review);
		await shareReview(this.#page, { review, start, own, lost, efficiency });
	}
}

/**
 * Returns what a play lost: its slides away, which all cost two; or its moves lost.
 */
function lostIn({ metric, away, cost }: Review) {
	return metric === "stm" ? away : cost;
}

/**
 * Returns how near a play came to perfect play: never 100 % unless it is perfect.
 *
 * @param start The bounds of its start.
 * @param own Its length.
 */
function efficiencyText(
	words: Texts,
	{ lower, upper }: { lower: number; upper: number },
	own: number,
) {
	if (own === 0) return "–";
	const [from, to] = [lower, Math.min(upper, own)].map((length) =>
		Math.floor((100 * length) / own),
	);
	return words.percent(rangeText(from, to));
}
