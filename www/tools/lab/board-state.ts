/**
 * The board: what it was before, what is played on it, and the puzzle that shows it.
 */

import { batch, effect, signal } from "@preact/signals";
import type { SlidingPuzzleElement } from "../../element/element.ts";
import { WayShow } from "../../pages/parts/step-player.ts";
import type { Chosen } from "./lab-task.ts";
import type { Run } from "./runs.ts";

export class BoardState {
	readonly puzzle: SlidingPuzzleElement;
	#page;
	#show;
	/** Boards to go back to. */
	readonly before = signal<readonly string[]>([]);
	/** What is played, or was and is still on the board. */
	readonly run = signal<Run | null>(null);
	readonly isPlaying = signal(false);
	/** Why the puzzle does not show the board at hand. */
	readonly wrong = signal<unknown>(null);
	#isTyping = false;
	/** What the puzzle has been given. */
	#loaded = "";
	#loading: Promise<void> = Promise.resolve();

	constructor(page: Chosen, puzzle: SlidingPuzzleElement) {
		this.#page = page;
		this.puzzle = puzzle;
		this.#show = new WayShow({
			move: (way) => puzzle.move(way as "U"),
			report: () => {
				this.isPlaying.value = this.#show.isOn;
			},
		});
		puzzle.addEventListener("move", (event) => {
			const { by } = (event as CustomEvent<{ by: string }>).detail;
			if (by !== "script") this.#slid();
		});
	}

	/** The board that is shown, unless a run is. */
	get shown() {
		return this.#page.look ?? this.#page.lastLook;
	}

	/** Whether there is a puzzle to be seen, not only its tiles. */
	get canSlide() {
		return this.run.value !== null || (this.shown?.found.solvable ?? false);
	}

	/** The run that is being played. */
	get played() {
		return this.isPlaying.value ? this.run.value : null;
	}

	/** Keeps the puzzle as the state is. */
	wire() {
		const { puzzle } = this;
		const page = this.#page;
		effect(() => {
			puzzle.lang = page.language;
			puzzle.ariaLabel = page.texts.boardName;
			puzzle.readOnly = page.choices.fixed || page.look === null;
			puzzle.hidden = !this.canSlide;
		});
		effect(() => {
			const { shown } = this;
			if (!shown?.found.solvable || this.run.value !== null) return;
			void this.#load(shown.text, shown.goal);
		});
	}

	/** Keeps the board at hand, to be gone back to. */
	remember() {
		this.#isTyping = false;
		this.before.value = [...this.before.value, this.#page.choices.board];
	}

	type(board: string) {
		batch(() => {
			// Each board that could be read can be gone back to, and what was there first.
			if (!this.#isTyping || this.#page.look !== null) this.remember();
			this.#isTyping = true;
			this.endPlay();
			this.#page.change({ board });
		});
	}

	aim(goal: { goal?: string; own?: string }) {
		batch(() => {
			this.endPlay();
			this.#page.change(goal);
		});
	}

	undo() {
		const board = this.before.value.at(-1);
		this.#isTyping = false;
		if (board === undefined) return;
		batch(() => {
			this.before.value = this.before.value.slice(0, -1);
			this.endPlay();
			this.#page.change({ board });
		});
	}

	/** Plays a run from its board, or stops it. */
	async play(run: Run) {
		const isSame = this.played === run;
		this.#show.stop();
		if (isSame || run.outcome === null) return;
		this.run.value = run;
		await this.#load(run.board, run.goal);
		if (this.run.value !== run || this.wrong.value !== null) return;
		this.puzzle.scrollIntoView({ block: "nearest" });
		this.#show.run(run.outcome.slides);
	}

	/** Another board is wanted, so what was played goes. */
	endPlay() {
		if (this.run.value === null) return;
		// What is on the board is not what it was given.
		this.#loaded = "";
		this.#show.stop();
		this.run.value = null;
	}

	#slid() {
		const { value: text, goal } = this.puzzle;
		batch(() => {
			this.endPlay();
			if (text === this.#page.look?.text) return;
			this.remember();
			this.#loaded = `${text} ${goal}`;
			this.#page.change({ board: text });
		});
	}

	async #load(text: string, goal: string) {
		const wanted = `${text} ${goal}`;
		if (this.#loaded === wanted && this.puzzle.value === text) return;
		this.#loaded = wanted;
		// One after the other: a puzzle keeps the board that it has got last.
		const load = async () => {
			if (this.#loaded !== wanted) return;
			try {
				await this.puzzle.open(text, { goal });
				this.wrong.value = null;
			} catch (error) {
				// Without a network the reader may not load. The next board tries again.
				this.#loaded = "";
				this.wrong.value = error;
			}
		};
		this.#loading = this.#loading.then(load);
		await this.#loading;
	}
}
