/**
 * "What if": the player leaves the play and moves the tiles another way, or watches the
 * best way. The board of the play comes back afterwards.
 */

import { find, findButton } from "../../element/dom.ts";
import type { Metric } from "../../solver/metric.ts";
import type { ReviewLine } from "../../solver/review.ts";
import { leftText, type Mark } from "./bounds-text.ts";
import type { ReviewPage } from "./review-page.ts";

/** How long a large board is searched, in milliseconds. */
const BUDGET_MS = 2_000;

/** Between two slides or moves of a way that is shown, in milliseconds. */
const SLIDE_MS = 320;

export class Variation {
	#page;
	/** The count of the puzzle's game when it began; `null` while there is none. */
	#base: number | null = null;
	/** The bounds of the board before the last slide or move. */
	#bounds: { lower: number; upper: number } | null = null;
	#search: AbortController | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(page: ReviewPage) {
		this.#page = page;
		page.puzzle.addEventListener("move", (event) => {
			const { by, tiles } = event.detail;
			if (by === "player" || by === "undo" || by === "redo") {
				const made = page.metric === "stm" ? tiles.length : 1;
				this.#follow(by === "undo" ? -made : made);
			}
		});
		findButton(document, "variation-back").addEventListener("click", () => {
			this.end();
			void page.renderBoard();
			page.puzzle.focus();
		});
		findButton(document, "variation-best").addEventListener(
			"click",
			async () => {
				const line = await this.#find();
				if (line !== null) this.#run(line.slides);
			},
		);
	}

	/** Whether the board is not that of the play. */
	get isOn() {
		return this.#base !== null;
	}

	/** Ends it. The page shows the board that it wants. */
	end() {
		clearTimeout(this.#timer);
		this.#search?.abort();
		this.#base = null;
		find(document, "variation", HTMLElement).hidden = true;
		find(document, "try-it", HTMLElement).hidden = false;
	}

	/** Shows a way from a board. */
	async playLine({ board, slides, length, lower }: ReviewLine) {
		const { puzzle, play } = this.#page;
		await puzzle.load(board, play?.goal ?? "last");
		this.#begin(0, { lower, upper: length });
		this.#run(slides);
	}

	#begin(base: number, bounds: { lower: number; upper: number } | null) {
		this.#page.pause();
		this.#base = base;
		this.#bounds = bounds;
		find(document, "variation", HTMLElement).hidden = false;
		find(document, "try-it", HTMLElement).hidden = true;
		this.#render(bounds, "");
	}

	#run(slides: string) {
		clearTimeout(this.#timer);
		this.#search?.abort();
		const { puzzle, metric } = this.#page;
		const { review } = this.#page.texts;
		find(document, "variation-title", HTMLElement).textContent = review.showing;
		const [way] = slides;
		if (way === undefined || this.#base === null) return;
		const line = /^(.)\1*/.exec(slides)?.[0].length ?? 1;
		const count = metric === "stm" ? 1 : line;
		this.#timer = setTimeout(() => {
			if (!puzzle.move(cellOf(puzzle, way, count))) return;
			const rest = slides.slice(count);
			const { lower = 0, upper = 0 } = this.#bounds ?? {};
			this.#bounds = { lower: Math.max(0, lower - 1), upper: upper - 1 };
			this.#render(this.#bounds, "");
			this.#run(rest);
		}, SLIDE_MS);
	}

	/** The player has made slides or moves, or taken them back. */
	#follow(made: number) {
		clearTimeout(this.#timer);
		const { puzzle, bounds, metric } = this.#page;
		if (this.#base === null) this.#begin(puzzle.moves[metric] - made, bounds);
		const { review } = this.#page.texts;
		find(document, "variation-title", HTMLElement).textContent = review.trying;
		const before = this.#bounds;
		void this.#find().then((found) => {
			if (found === null) return;
			const { lower, upper } = found;
			const now = { lower, upper };
			this.#bounds = now;
			const isMark = made === 1 && before !== null;
			const mark = isMark ? markOf(before, now, metric) : "-";
			const did = review.took[mark] ?? "";
			this.#render(now, did);
		});
	}

	/** Resolves with what is known of the board; `null` if it has changed meanwhile. */
	async #find() {
		this.#search?.abort();
		const search = new AbortController();
		this.#search = search;
		const { puzzle } = this.#page;
		if (puzzle.status === "solved") return { slides: "", lower: 0, upper: 0 };
		this.#render(null, "");
		try {
			const { signal } = search;
			const found = await puzzle.solve({ budget: BUDGET_MS, signal });
			return signal.aborted ? null : found;
		} catch (error) {
			if (search.signal.aborted || this.#base === null) return null;
			if (error instanceof DOMException && error.name === "AbortError")
				return null;
			find(document, "variation-left", HTMLElement).textContent = "";
			await this.#page.fail(error);
			return null;
		}
	}

	#render(bounds: { lower: number; upper: number } | null, did: string) {
		if (this.#base === null) return;
		const { puzzle, texts, metric } = this.#page;
		const { review } = texts;
		const made = Math.max(0, puzzle.moves[metric] - this.#base);
		find(document, "variation-made", HTMLElement).textContent =
			review.made(made);
		find(document, "variation-left", HTMLElement).textContent =
			bounds === null ? review.thinking : leftText(review, bounds);
		find(document, "variation-did", HTMLElement).textContent = did;
		const isDone = bounds !== null && bounds.upper === 0;
		findButton(document, "variation-best").hidden = isDone;
	}
}

/**
 * Returns the cell from which a line goes: with it go those between it and the blank.
 *
 * @param way U, D, L or R.
 * @param count How many tiles go.
 */
function cellOf(
	{ cells, size }: ReviewPage["puzzle"],
	way: string,
	count: number,
) {
	const columns = Number.parseInt(size, 10);
	const away = { U: columns, D: -columns, L: 1, R: -1 }[way] ?? 0;
	return cells.indexOf(0) + count * away;
}

/** Returns what a slide or move did, by what is proved before and after it. */
function markOf(
	before: { lower: number; upper: number },
	now: { lower: number; upper: number },
	metric: Metric,
): Mark {
	// A slide is on a shortest way or leads away; a move may do neither.
	const stays = metric === "stm" ? 0 : 1;
	if (now.upper <= before.lower - stays) return "t";
	if (now.lower >= before.upper + stays) return "a";
	const isExact = before.lower === before.upper && now.lower === now.upper;
	return isExact ? "s" : "o";
}
