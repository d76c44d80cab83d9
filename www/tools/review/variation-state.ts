/**
 * "What if": the player leaves the play and moves the tiles another way, or watches the
 * best way. The board of the play comes back afterwards.
 */

import { type ReadonlySignal, signal } from "@preact/signals";
import type { Reader } from "../../core/later/load-reader.ts";
import type { SlidingPuzzleElement } from "../../element/element.ts";
import { WayShow } from "../../pages/parts/step-player.ts";
import type { Metric } from "../../solver/metric.ts";
import type { Bounds, Mark } from "./bounds-text.ts";

/** How long a large board is searched, in milliseconds. */
const BUDGET_MS = 2_000;

/** What it needs of the page. */
type Page = {
	readonly puzzle: SlidingPuzzleElement;
	readonly metric: ReadonlySignal<Metric>;
	/** What is known of the board of the play. */
	readonly bounds: Bounds | null;
	/** The play, and its goal. */
	readonly record: string;
	readonly goal: string;
	pause(): void;
	goTo(position: number, metric: Metric): void;
	renderBoard(): Promise<void>;
	read<T>(act: (reader: Reader) => T): Promise<T>;
	fail(error: unknown): void;
};

export class Variation {
	#page;
	/** What is seen of it; `null` while the board is that of the play. */
	readonly tried = signal<{
		/** Whether the best way is shown. */
		isShowing: boolean;
		/** How many slides or moves it has. */
		made: number;
		/** What is known of its board; `null` if it could not be searched. */
		bounds: Bounds | "searching" | null;
		/** What the last slide or move did. */
		did: Mark;
	} | null>(null);
	/** The count of the puzzle's game when it began. */
	#base = 0;
	/** The bounds of the board before the last slide or move. */
	#bounds: Bounds | null = null;
	/** Of the search that is wanted. */
	#wanted = new AbortController();
	readonly #way = new WayShow({ move: (line) => this.#move(line) });

	constructor(page: Page) {
		this.#page = page;
		page.puzzle.addEventListener("move", (event) => {
			const { by, tiles } = event.detail;
			if (by === "player" || by === "undo" || by === "redo") {
				const made = page.metric.value === "stm" ? tiles.length : 1;
				void this.#follow(by === "undo" ? -made : made);
			}
		});
	}

	/** Whether the board is not that of the play. */
	get isOn() {
		return this.tried.value !== null;
	}

	/** Ends it. The page shows the board that it wants. */
	end() {
		this.#stop();
		this.tried.value = null;
	}

	/** Goes back to the play. */
	leave() {
		this.end();
		void this.#page.renderBoard();
		this.#page.puzzle.focus();
	}

	/** Shows the best way from a position of a review. */
	async playFrom(at: number, metric: Metric) {
		this.#page.goTo(at, metric);
		const { puzzle, record, goal } = this.#page;
		const signal = this.#search();
		try {
			const { line } = await puzzle.review({ record, metric, at, signal });
			if (line === null || signal.aborted) return;
			await puzzle.open(line.board, { goal });
			// Meanwhile the player may have gone elsewhere.
			if (signal.aborted) return;
			this.#begin(0, { lower: line.lower, upper: line.length });
			this.#run(line.slides);
		} catch (error) {
			if (!signal.aborted) this.#page.fail(error);
		}
	}

	/** Shows the best way from here. */
	async runBest() {
		const found = await this.#find();
		if (found === null) return;
		this.#bounds = found;
		this.#show({ bounds: found });
		this.#run(found.slides);
	}

	#begin(base: number, bounds: Bounds | null) {
		this.#base = base;
		this.#bounds = bounds;
		this.tried.value = {
			...{ isShowing: false, made: 0, did: "-" },
			bounds: bounds ?? "searching",
		};
		this.#page.pause();
	}

	#stop() {
		this.#way.stop();
		this.#wanted.abort();
	}

	/** Begins a search, which takes the place of the one before. */
	#search() {
		this.#wanted.abort();
		this.#wanted = new AbortController();
		return this.#wanted.signal;
	}

	#run(slides: string) {
		this.#stop();
		this.#show({ isShowing: true });
		const inMoves = this.#page.metric.value === "mtm";
		this.#way.run(inMoves ? (slides.match(/(.)\1*/g) ?? []) : slides);
	}

	/** @param line The slides of a step: all in one direction. */
	#move(line: string) {
		const { puzzle } = this.#page;
		const isMade = puzzle.move(cellOf(puzzle, line));
		if (isMade) {
			const { lower = 0, upper = 0 } = this.#bounds ?? {};
			this.#bounds = { lower: Math.max(0, lower - 1), upper: upper - 1 };
			this.#show({ bounds: this.#bounds, did: "-" });
		}
		return isMade;
	}

	/** The player has made slides or moves, or taken them back. */
	async #follow(made: number) {
		this.#way.stop();
		const { puzzle, bounds } = this.#page;
		const metric = this.#page.metric.value;
		if (!this.isOn) this.#begin(puzzle.moves[metric] - made, bounds);
		this.#show({ isShowing: false });
		const now = await this.#find(made === 1 ? this.#bounds : null);
		if (now === null) return;
		this.#bounds = now;
		this.#show({ bounds: now, did: now.did });
	}

	/**
	 * Resolves with what is known of the board; `null` if it has changed meanwhile.
	 *
	 * @param before The bounds one slide or move before.
	 */
	async #find(before: Bounds | null = null) {
		const signal = this.#search();
		const { puzzle, metric, read } = this.#page;
		const isSolved = puzzle.status === "solved";
		if (!isSolved) this.#show({ bounds: "searching", did: "-" });
		try {
			const found = isSolved
				? { slides: "", lower: 0, upper: 0 }
				: await puzzle.solve({ budget: BUDGET_MS, signal });
			const [{ lower, upper }, inMoves] = [found, metric.value === "mtm"];
			const did: Mark = before
				? await read((reader) =>
						reader.markOf(before.lower, before.upper, lower, upper, inMoves),
					)
				: "-";
			return signal.aborted ? null : { ...found, did };
		} catch (error) {
			if (signal.aborted || !this.isOn) return null;
			if (error instanceof DOMException && error.name === "AbortError")
				return null;
			this.#show({ bounds: null });
			this.#page.fail(error);
			return null;
		}
	}

	#show(news: Partial<NonNullable<typeof this.tried.value>>) {
		if (this.tried.value === null) return;
		const { puzzle, metric } = this.#page;
		const made = Math.max(0, puzzle.moves[metric.value] - this.#base);
		this.tried.value = { ...this.tried.value, made, ...news };
	}
}

/**
 * Returns the cell from which a line goes: with it go those between it and the blank.
 *
 * @param line U, D, L or R, as often as tiles go.
 */
function cellOf({ cells, size }: SlidingPuzzleElement, line: string) {
	const columns = Number.parseInt(size, 10);
	const away = { U: columns, D: -columns, L: 1, R: -1 }[line[0]] ?? 0;
	return cells.indexOf(0) + line.length * away;
}
