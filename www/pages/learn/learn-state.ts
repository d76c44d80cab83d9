/**
 * The state of the page of lessons: which is taken, how far it is, which are done, and
 * all that changes it.
 */

import { type ReadonlySignal, signal } from "@preact/signals";
import type { Lessons } from "../../core/later/site-modules.ts";
import { drawSeed } from "../../core/seed.ts";
import type { SlidingPuzzleElement } from "../../element/element.ts";
import type { Mark } from "../parts/marks.ts";
import type { State, Texts } from "./lesson-help.ts";
import { LESSONS, type LessonName, LessonPlay } from "./lesson-play.ts";

/** What a part of the page gets. */
export type Props = { page: LearnState };

/** How far the lesson on the board is. */
export type Progress = State & {
	isDone: boolean;
	/** Whether moves are being shown. */
	isShowing: boolean;
	canUndo: boolean;
};

type Dependencies = {
	puzzle: SlidingPuzzleElement;
	lessons: Lessons;
	texts: ReadonlySignal<Texts>;
	/** The lessons that the player has done. */
	done: readonly string[];
	saveDone: (names: readonly string[]) => void;
	/** Draws what the board is to become. */
	drawGoal: () => void;
	/** Shows these marks over the board, and no others. */
	mark: (marks: Mark[]) => void;
};

export class LearnState {
	readonly parts: Dependencies;
	readonly texts: ReadonlySignal<Texts>;
	#play;
	/** The lessons that are done. */
	readonly done;
	/** `null` before the first board. */
	readonly progress = signal<Progress | null>(null);
	/** How often the player went on to another lesson. */
	readonly turned = signal(0);

	constructor(parts: Dependencies) {
		const { puzzle, lessons, texts, done } = parts;
		this.parts = parts;
		this.texts = texts;
		this.done = signal(done);
		const report = () => this.#look();
		this.#play = new LessonPlay({ lessons, puzzle, report });
		puzzle.addEventListener("before-shuffle", (event) => {
			event.preventDefault();
			this.another();
		});
	}

	/** Opens the lesson of an address; without one, the first that is not done. */
	async open(hash: string) {
		const named = LESSONS.find((name) => `#${name}` === hash);
		const next = LESSONS.find((name) => !this.done.value.includes(name));
		await this.parts.puzzle.ready;
		const isFirst = this.progress.value === null;
		await this.#deal(named ?? next ?? LESSONS[0]);
		if (!isFirst) this.turned.value += 1;
	}

	/** Deals another board of the same lesson. */
	another() {
		void this.#deal(this.#play.state.name);
		this.parts.puzzle.focus();
	}

	undo() {
		// Before the first move it would bring back another board.
		if (this.progress.value?.canUndo) this.parts.puzzle.undo();
	}

	/** Shows help for what comes next, or stops showing it. */
	help(level: Parameters<LessonPlay["help"]>[0]) {
		if (level === "show" && this.#play.isShowing) this.#play.stop();
		else this.#play.help(level);
	}

	#deal(name: LessonName) {
		return this.#play.deal(name, drawSeed());
	}

	#look() {
		const { state, isDone, isShowing } = this.#play;
		if (isDone && !this.done.value.includes(state.name)) {
			this.done.value = [...this.done.value, state.name];
			this.parts.saveDone(this.done.value);
		}
		const canUndo = this.parts.puzzle.moves.mtm > 0;
		this.progress.value = { ...state, isDone, isShowing, canUndo };
	}
}
