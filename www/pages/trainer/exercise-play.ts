/**
 * An exercise being done: its board, the slides made, the fewest, and how it was
 * graded. Knows no page: it is told to whom it reports.
 */

import type { Exercise, ExerciseAnswer } from "../../core/wasm/trainer.js";
import type { SlidingPuzzleElement as Puzzle } from "../../element/element.ts";
import type { Training } from "../parts/training.ts";
import { fewestFrom, lineFrom, marksOf } from "./grades.ts";

/**
 * Where an exercise stands: none is there, its board is being drawn, it could not be,
 * it is being solved, its fewest slides are waited for, it is done.
 */
type Stage = "empty" | "drawing" | "failed" | "open" | "grading" | "done";

/** What an exercise has come to. */
export type Verdict = {
	/** Those made; `null` if it was given up. */
	slides: number | null;
	/** `null` if it is not proved. Then nothing is graded. */
	fewest: number | null;
	/** `null` if it does not count: it was tried again, or not graded. */
	answer: ExerciseAnswer | null;
	/** Whether it was tried again. */
	isAgain: boolean;
	/** How many slides new boards take now, if that has changed. */
	level: number | null;
	/**
	 * What each slide did: `t` for toward the goal, `a` for away; empty until that is
	 * known.
	 */
	marks: string;
};

export class ExercisePlay {
	#training;
	#puzzle;
	#read;
	#report;
	#drawSeed;
	#stage: Stage = "empty";
	/** The fewest slides; `null` while they are not proved. */
	#fewest: number | null = null;
	/** Resolves when the fewest are known, or never will be. */
	#proving = Promise.resolve();
	#isProving = false;
	/** How the board began; empty while one is being opened. */
	#start = "";
	#path = "";
	#isAgain = false;
	#verdict: Verdict | null = null;
	/** Cancels what is of no use for another board. */
	#abort = new AbortController();

	constructor({
		training,
		puzzle,
		read,
		report,
		drawSeed,
	}: {
		training: Training;
		puzzle: Puzzle;
		/** Resolves with the record of a play. */
		read: (board: string, slides: string, goal: string) => Promise<string>;
		/** Called when anything has changed. */
		report: () => void;
		drawSeed: () => string;
	}) {
		this.#training = training;
		this.#puzzle = puzzle;
		this.#read = read;
		this.#report = report;
		this.#drawSeed = drawSeed;
		puzzle.addEventListener("move", (event) =>
			this.#follow((event as CustomEvent).detail),
		);
		puzzle.addEventListener("solved", () => void this.#finish());
		// Undo before the first move brings back the board of another exercise.
		puzzle.addEventListener("new", () => {
			if (this.#start !== "") void this.#back();
		});
	}

	get stage() {
		return this.#stage;
	}

	get exercise() {
		return this.#training.exercise;
	}

	/** The fewest slides; `null` while they are not proved. */
	get fewest() {
		return this.#fewest;
	}

	/** Whether the fewest slides are still searched for. */
	get isProving() {
		return this.#isProving;
	}

	/** The slides made, without those taken back. */
	get path() {
		return this.#path;
	}

	get verdict() {
		return this.#verdict;
	}

	get isAgain() {
		return this.#isAgain;
	}

	/**
	 * Goes on to the next exercise.
	 *
	 * @param options Whether this one is skipped.
	 */
	async next(topics: string[], { isSkip = false }: { isSkip?: boolean } = {}) {
		const seed = this.#drawSeed();
		const exercise = isSkip
			? this.#training.skip(topics, seed)
			: this.#training.next(topics, seed);
		await this.#open(exercise);
	}

	/** Opens the exercise once more, after its board could not be drawn. */
	async retry() {
		await this.#open(this.#training.exercise);
	}

	async #open(exercise: Exercise | undefined) {
		this.#abort.abort();
		this.#abort = new AbortController();
		const { signal } = this.#abort;
		this.#start = "";
		this.#path = "";
		this.#verdict = null;
		this.#isAgain = false;
		this.#isProving = false;
		this.#fewest = exercise?.fewest ?? null;
		this.#puzzle.readOnly = true;
		this.#stage = exercise === undefined ? "empty" : "drawing";
		this.#report();
		if (exercise === undefined) return;
		try {
			await this.#deal(exercise, signal);
		} catch (error) {
			if (signal.aborted) return;
			console.info("no board for the exercise:", error);
			this.#stage = "failed";
			this.#report();
			return;
		}
		if (signal.aborted) return;
		this.#begin();
		if (this.#fewest === null) this.#proving = this.#prove(signal);
	}

	async #deal(
		{ size, goal, board, seed, fewest }: Exercise,
		signal: AbortSignal,
	) {
		if (board !== null) await this.#puzzle.load(board, goal);
		else {
			const difficulty = String(fewest);
			const wish = { size, goal, difficulty, signal };
			await this.#puzzle.new(seed === null ? wish : { ...wish, seed });
		}
	}

	#begin() {
		this.#start = this.#puzzle.text;
		this.#path = "";
		this.#verdict = null;
		this.#puzzle.readOnly = false;
		this.#stage = "open";
		this.#report();
	}

	/** Finds the fewest slides while the player goes on. */
	async #prove(signal: AbortSignal) {
		this.#isProving = true;
		this.#report();
		const fewest = await fewestFrom(this.#puzzle, signal);
		if (signal.aborted) return;
		this.#fewest = fewest;
		this.#isProving = false;
		this.#report();
	}

	#follow({
		by,
		direction,
		tiles,
	}: {
		by: string;
		direction: string;
		tiles: number[];
	}) {
		if (this.#stage !== "open" || by === "script") return;
		const { length } = tiles;
		if (by === "undo") this.#path = this.#path.slice(0, -length);
		else this.#path += direction.repeat(length);
		this.#report();
	}

	/** Takes back the last move. Before the first it does nothing. */
	undo() {
		if (this.#stage === "open" && this.#path !== "") this.#puzzle.undo();
	}

	/** Puts the board of the exercise back. */
	startOver() {
		if (this.#stage === "open") this.#puzzle.restart();
		this.look();
	}

	/** Looks at the board again, which may have been restarted. */
	look() {
		if (this.#stage !== "open" || this.#puzzle.text !== this.#start) return;
		this.#path = "";
		this.#report();
	}

	/** Begins the same exercise again. It does not count twice. */
	async tryAgain() {
		if (this.#stage !== "done") return;
		this.#isAgain = true;
		await this.#back();
	}

	async #back() {
		const { signal } = this.#abort;
		const start = this.#start;
		this.#start = "";
		await this.#puzzle.load(start, this.exercise?.goal);
		if (!signal.aborted) this.#begin();
	}

	async #finish() {
		if (this.#stage !== "open") return;
		const { signal } = this.#abort;
		this.#puzzle.readOnly = true;
		this.#stage = "grading";
		this.#report();
		await this.#proving;
		if (signal.aborted) return;
		const slides = this.#path.length;
		const fewest = this.#fewest;
		const counts = fewest !== null && !this.#isAgain;
		if (counts) this.#answer(slides, fewest);
		else this.#grade({ slides, fewest, answer: null, level: null });
		if (fewest !== null && slides > fewest) await this.#mark(signal);
	}

	/** Gives up. The shortest way can be shown then. */
	giveUp() {
		if (this.#stage !== "open") return;
		this.#puzzle.readOnly = true;
		const fewest = this.#fewest;
		const known = { slides: null, fewest, answer: null, level: null };
		if (this.#isAgain) this.#grade(known);
		else this.#answer(null, fewest);
	}

	#answer(slides: number | null, fewest: number | null) {
		const size = this.#training.exercise?.size ?? "";
		const before = this.#training.distance(size);
		const answer = this.#training.answer(slides ?? undefined, fewest ?? 0);
		const now = this.#training.distance(size);
		const level = now === before ? null : now;
		this.#grade({ slides, fewest, answer, level });
	}

	#grade(known: Pick<Verdict, "slides" | "fewest" | "answer" | "level">) {
		this.#stage = "done";
		this.#verdict = { ...known, isAgain: this.#isAgain, marks: "" };
		this.#report();
	}

	/** Finds out which slides led away. */
	async #mark(signal: AbortSignal) {
		const verdict = this.#verdict;
		const marks = await marksOf(this.#puzzle, await this.#record(), signal);
		if (verdict === null || this.#verdict !== verdict) return;
		this.#verdict = { ...verdict, marks };
		this.#report();
	}

	/**
	 * Resolves with the shortest way from where the player first left it, or from the
	 * start; `null` if another exercise has begun.
	 */
	async line() {
		const { signal } = this.#abort;
		const at = Math.max(0, this.#verdict?.marks.indexOf("a") ?? 0);
		const record = await this.#record();
		const line = await lineFrom(this.#puzzle, record, at, signal);
		return line && { ...line, at };
	}

	/**
	 * Shows a board without taking it for the player's.
	 *
	 * @returns Whether it is shown; `false` if the player has gone on.
	 */
	async show(board: string): Promise<boolean> {
		const { signal } = this.#abort;
		const start = this.#start;
		this.#start = "";
		await this.#puzzle.load(board, this.exercise?.goal);
		const isShown = !signal.aborted && this.#stage === "done";
		if (isShown) this.#start = start;
		return isShown;
	}

	/** Resolves with the record of the slides made; of none if they led nowhere. */
	#record() {
		const slides = this.#verdict?.slides === null ? "" : this.#path;
		const goal = this.exercise?.goal ?? "last";
		return this.#read(this.#start, slides, goal);
	}
}
