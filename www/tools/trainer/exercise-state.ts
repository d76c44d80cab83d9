/**
 * An exercise being done: its board, the slides made, the fewest, and how it was
 * graded.
 */

import { signal } from "@preact/signals";
import type { Exercise, ExerciseAnswer } from "../../core/wasm/trainer.js";
import type { SlidingPuzzleElement as Puzzle } from "../../element/element.ts";
import { note } from "../../pages/parts/late.ts";
import type { Training } from "../parts/training.ts";
import { fewestFrom, lineFrom, marksOf } from "./grades.ts";

/**
 * Where an exercise stands: none was asked for, there is none, its board is being drawn,
 * it could not be, it is being solved, its fewest slides are waited for, it is done.
 */
type Stage =
	| "none"
	| "empty"
	| "drawing"
	| "failed"
	| "open"
	| "grading"
	| "done";

/** What an exercise has come to. */
type Verdict = {
	/** Those made; `null` if it was given up. */
	slides: number | null;
	/** `null` if it does not count: it was tried again, or not graded. */
	answer: ExerciseAnswer | null;
	/** How many slides new boards take now, if that has changed. */
	level: number | null;
	/**
	 * What each slide did: `t` for toward the goal, `a` for away; empty until that is
	 * known.
	 */
	marks: string;
};

const NONE = {
	stage: "none" as Stage,
	exercise: undefined as Exercise | undefined,
	/** As the board names it. */
	goal: "last",
	/** The fewest slides; `null` while they are not proved. */
	fewest: null as number | null,
	/** The slides made, without those taken back. */
	path: "",
	/** Whether it is tried again. */
	isAgain: false,
	verdict: null as Verdict | null,
};

/** How an exercise stands. */
export type Play = typeof NONE;

type Dependencies = {
	training: Training;
	puzzle: Puzzle;
	/** Resolves with the record of a play. */
	read: (board: string, slides: string, goal: string) => Promise<string>;
	drawSeed: () => string;
};

/** Undo brings no other exercise back. */
const DISCARD = { discard: true };

export class ExerciseState {
	readonly play = signal(NONE);
	#parts;
	#puzzle;
	/** Resolves when the fewest are known, or never will be. */
	#proving = Promise.resolve();
	/** How the board began; empty while one is being drawn. */
	#start = "";
	/** Cancels what is of no use for another board, and for another try. */
	#abort = new AbortController();
	#tried = new AbortController();

	constructor(parts: Dependencies) {
		const { puzzle } = parts;
		this.#parts = parts;
		this.#puzzle = puzzle;
		puzzle.addEventListener("move", (event) =>
			this.#follow(event as CustomEvent),
		);
		puzzle.addEventListener("solved", () => void this.#finish());
		puzzle.addEventListener("reset", () => {
			if (this.play.value.stage === "open") this.#set({ path: "" });
		});
	}

	/** Aborted when another try or another exercise begins. */
	get tried() {
		return this.#tried.signal;
	}

	#set(change: Partial<Play>) {
		this.play.value = { ...this.play.value, ...change };
	}

	/**
	 * Goes on to the next exercise.
	 *
	 * @param options Whether this one is skipped.
	 */
	next(topics: string[], { isSkip = false }: { isSkip?: boolean } = {}) {
		const { training, drawSeed } = this.#parts;
		const seed = drawSeed();
		return this.#open(
			isSkip ? training.skip(topics, seed) : training.next(topics, seed),
		);
	}

	/** Opens the exercise once more, after its board could not be drawn. */
	retry() {
		return this.#open(this.play.value.exercise);
	}

	async #open(exercise: Exercise | undefined) {
		this.#abort.abort();
		this.#tried.abort();
		this.#abort = new AbortController();
		const { signal } = this.#abort;
		this.#start = "";
		this.#puzzle.readOnly = true;
		if (exercise === undefined) return this.#set({ ...NONE, stage: "empty" });
		const { fewest } = exercise;
		this.#set({ ...NONE, stage: "drawing", exercise, fewest });
		try {
			await this.#deal(exercise, signal);
		} catch (error) {
			if (signal.aborted) return;
			note("no board for the exercise", error);
			this.#set({ stage: "failed" });
			return;
		}
		if (signal.aborted) return;
		this.#start = this.#puzzle.value;
		this.#begin();
		if (fewest === null) this.#proving = this.#prove(signal);
	}

	async #deal(
		{ size, goal, board, seed, fewest }: Exercise,
		signal: AbortSignal,
	) {
		if (board !== null) await this.#puzzle.open(board, { goal, ...DISCARD });
		else {
			const difficulty = String(fewest);
			const wish = { size, goal, difficulty, signal, ...DISCARD };
			await this.#puzzle.shuffle(seed === null ? wish : { ...wish, seed });
		}
	}

	#begin(isAgain = false) {
		this.#tried = new AbortController();
		this.#puzzle.readOnly = false;
		const { goal } = this.#puzzle;
		this.#set({ stage: "open", goal, path: "", isAgain, verdict: null });
	}

	/** Finds the fewest slides while the player goes on. */
	async #prove(signal: AbortSignal) {
		const fewest = await fewestFrom(this.#puzzle, signal);
		if (!signal.aborted) this.#set({ fewest });
	}

	#follow({ detail: { by, direction, tiles } }: CustomEvent) {
		const { stage, path } = this.play.value;
		if (stage !== "open" || by === "script") return;
		const { length } = tiles;
		const isBack = by === "undo";
		this.#set({
			path: isBack ? path.slice(0, -length) : path + direction.repeat(length),
		});
	}

	/** Takes back the last move. Before the first it does nothing. */
	undo() {
		const { stage, path } = this.play.value;
		if (stage === "open" && path !== "") this.#puzzle.undo();
	}

	/** Puts the board of the exercise back. */
	startOver() {
		if (this.play.value.stage === "open") this.#puzzle.reset();
	}

	/** Begins the same exercise again. It does not count twice. */
	async tryAgain() {
		if (this.play.value.stage !== "done") return;
		this.#tried.abort();
		await this.#back(true);
	}

	async #back(isAgain = this.play.value.isAgain) {
		const { signal } = this.#abort;
		try {
			const goal = this.play.value.exercise?.goal;
			await this.#puzzle.open(this.#start, { goal, ...DISCARD });
			if (!signal.aborted) this.#begin(isAgain);
		} catch (error) {
			console.info("the board is not there again:", error);
			if (!signal.aborted) this.#set({ stage: "failed" });
		}
	}

	async #finish() {
		if (this.play.value.stage !== "open") return;
		const { signal } = this.#abort;
		this.#puzzle.readOnly = true;
		this.#set({ stage: "grading" });
		await this.#proving;
		if (signal.aborted) return;
		const { path, fewest } = this.play.value;
		this.#answer(path.length);
		if (fewest !== null && path.length > fewest) await this.#mark(signal);
	}

	/** Gives up. The shortest way can be shown then. */
	giveUp() {
		if (this.play.value.stage !== "open") return;
		this.#puzzle.readOnly = true;
		this.#answer(null);
	}

	/** @param slides Those made; `null` if it was given up. */
	#answer(slides: number | null) {
		const { exercise, fewest, isAgain } = this.play.value;
		const counts = !isAgain && (slides === null || fewest !== null);
		const { training } = this.#parts;
		const distance = () => training.distance(exercise?.size ?? "");
		const before = distance();
		const answer = counts
			? training.answer(slides ?? undefined, fewest ?? 0)
			: null;
		const level = distance() === before ? null : distance();
		const verdict = { slides, answer, level, marks: "" };
		this.#set({ stage: "done", verdict });
	}

	/** Finds out which slides led away. */
	async #mark(signal: AbortSignal) {
		const { verdict } = this.play.value;
		const marks = await marksOf(this.#puzzle, this.#record(), signal);
		if (verdict === null || this.play.value.verdict !== verdict) return;
		this.#set({ verdict: { ...verdict, marks } });
	}

	/**
	 * Resolves with the shortest way from where the player first left it, or from the
	 * start; `null` if another try or another exercise has begun.
	 */
	async line() {
		const { tried } = this;
		const at = Math.max(0, this.play.value.verdict?.marks.indexOf("a") ?? 0);
		const record = await this.#record();
		const line = await lineFrom(this.#puzzle, record, at, tried);
		return line && { ...line, at };
	}

	/**
	 * Shows a board without taking it for the player's.
	 *
	 * @returns Whether it is shown; `false` if the player has gone on.
	 */
	async show(board: string): Promise<boolean> {
		const { tried } = this;
		if (tried.aborted || this.play.value.stage !== "done") return false;
		const { goal = "last" } = this.play.value.exercise ?? {};
		await this.#puzzle.open(board, { goal, ...DISCARD });
		return !tried.aborted;
	}

	/** Resolves with the record of the slides made; of none if they led nowhere. */
	#record() {
		const { verdict, path, exercise } = this.play.value;
		const slides = verdict?.slides === null ? "" : path;
		return this.#parts.read(this.#start, slides, exercise?.goal ?? "last");
	}
}
