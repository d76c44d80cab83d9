/**
 * "What if": the player leaves the play and moves the tiles another way, or watches the
 * best way. The board of the play comes back afterwards.
 */

import { find, findButton } from "../../element/dom.js";

/** How long a large board is searched, in milliseconds. */
const BUDGET_MS = 2_000;

/** Between two slides of a way that is shown, in milliseconds. */
const SLIDE_MS = 320;

export class Trial {
	#page;
	/** The slides of the puzzle's game when it began; `null` while there is none. @type {number | null} */
	#base = null;
	/** The bounds of the board before the last slide. @type {{ lower: number, upper: number } | null} */
	#bounds = null;
	/** @type {AbortController | null} */
	#search = null;
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	#timer;

	/** @param {import("./review-page.js").ReviewPage} page */
	constructor(page) {
		this.#page = page;
		page.puzzle.addEventListener("move", (event) => {
			const { by, tiles } = event.detail;
			if (by === "player" || by === "undo" || by === "redo") {
				this.#follow(by === "undo" ? -tiles.length : tiles.length);
			}
		});
		findButton(document, "trial-back").addEventListener("click", () => {
			this.end();
			void page.showBoard();
			page.puzzle.focus();
		});
		findButton(document, "trial-best").addEventListener("click", async () => {
			const line = await this.#find();
			if (line !== null) this.#run(line.slides);
		});
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
		find(document, "trial", HTMLElement).hidden = true;
		find(document, "try-it", HTMLElement).hidden = false;
	}

	/**
	 * Shows a way from a board.
	 *
	 * @param {import("../../solver/review.js").ReviewLine} line
	 */
	async playLine({ board, slides, lower }) {
		const { puzzle, play } = this.#page;
		await puzzle.load(board, play?.goal ?? "last");
		this.#begin(0, { lower, upper: slides.length });
		this.#run(slides);
	}

	/**
	 * @param {number} base
	 * @param {{ lower: number, upper: number } | null} bounds
	 */
	#begin(base, bounds) {
		this.#page.pause();
		this.#base = base;
		this.#bounds = bounds;
		find(document, "trial", HTMLElement).hidden = false;
		find(document, "try-it", HTMLElement).hidden = true;
		this.#tell(bounds, "");
	}

	/** @param {string} slides */
	#run(slides) {
		clearTimeout(this.#timer);
		this.#search?.abort();
		const { puzzle } = this.#page;
		const { review } = this.#page.texts;
		find(document, "trial-title", HTMLElement).textContent = review.showing;
		const [way] = slides;
		if (way === undefined || this.#base === null) return;
		this.#timer = setTimeout(() => {
			if (!puzzle.move(/** @type {"U"} */ (way))) return;
			const rest = slides.slice(1);
			const { lower = 0, upper = 0 } = this.#bounds ?? {};
			this.#bounds = { lower: Math.max(0, lower - 1), upper: upper - 1 };
			this.#tell(this.#bounds, "");
			this.#run(rest);
		}, SLIDE_MS);
	}

	/** The player has made slides, or taken them back. @param {number} made */
	#follow(made) {
		clearTimeout(this.#timer);
		const { puzzle, bounds } = this.#page;
		if (this.#base === null) this.#begin(puzzle.moves.stm - made, bounds);
		const { review } = this.#page.texts;
		find(document, "trial-title", HTMLElement).textContent = review.trying;
		const before = this.#bounds;
		void this.#find().then((found) => {
			if (found === null) return;
			const { lower, upper } = found;
			const now = { lower, upper };
			this.#bounds = now;
			const isMark = made === 1 && before !== null;
			const isAway = isMark && lower >= before.upper;
			const isToward = isMark && upper <= before.lower;
			const did = isAway ? review.tookAway : isToward ? review.tookToward : "";
			this.#tell(now, did);
		});
	}

	/** Resolves with what is known of the board; `null` if it has changed meanwhile. */
	async #find() {
		this.#search?.abort();
		const search = new AbortController();
		this.#search = search;
		const { puzzle } = this.#page;
		if (puzzle.status === "solved") return { slides: "", lower: 0, upper: 0 };
		this.#tell(null, "");
		try {
			const { signal } = search;
			const found = await puzzle.solve({ budget: BUDGET_MS, signal });
			return signal.aborted ? null : found;
		} catch (error) {
			if (search.signal.aborted || this.#base === null) return null;
			if (error instanceof DOMException && error.name === "AbortError")
				return null;
			find(document, "trial-left", HTMLElement).textContent = "";
			await this.#page.fail(error);
			return null;
		}
	}

	/**
	 * @param {{ lower: number, upper: number } | null} bounds
	 * @param {string} did
	 */
	#tell(bounds, did) {
		if (this.#base === null) return;
		const { puzzle, texts } = this.#page;
		const { review } = texts;
		const made = Math.max(0, puzzle.moves.stm - this.#base);
		find(document, "trial-made", HTMLElement).textContent = review.made(made);
		find(document, "trial-left", HTMLElement).textContent =
			bounds === null
				? review.thinking
				: review.left(bounds.lower, bounds.upper);
		find(document, "trial-did", HTMLElement).textContent = did;
		const isDone = bounds !== null && bounds.upper === 0;
		findButton(document, "trial-best").hidden = isDone;
	}
}
