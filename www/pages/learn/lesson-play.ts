/**
 * A lesson being played: its board, what comes next, and how much help is shown. Knows
 * no page: it is told to whom it reports.
 */

import type { Lessons } from "../../core/later/site-modules.ts";
import type { Task } from "../../core/wasm/lessons.js";
import type { SlidingPuzzleElement as Puzzle } from "../../element/element.ts";
import { type Schedule, WayShow } from "../parts/step-player.ts";
import { movesOf, STEPS } from "../parts/task-help.ts";
import type { State } from "./lesson-help.ts";

/** The lessons, the first one first. */
export const LESSONS = [
	"slides",
	"row",
	"corner",
	"rows",
	"square",
	"whole",
] as const;

export type LessonName = (typeof LESSONS)[number];

/** How much help is shown. */
export const LEVELS = [...STEPS, "show"] as const;

export class LessonPlay {
	#lessons;
	#puzzle;
	#report;
	#state: State = {
		...{ name: "slides", toDo: [], task: undefined },
		...{ level: "none", brought: [], shown: 0 },
	};
	#show;
	/** Rises with each board: what was asked for another board is of no use. */
	#deal = 0;

	constructor({
		lessons,
		puzzle,
		report,
		schedule,
	}: {
		lessons: Lessons;
		puzzle: Puzzle;
		/** Called when anything has changed. */
		report: () => void;
		schedule?: Schedule;
	}) {
		this.#lessons = lessons;
		this.#puzzle = puzzle;
		this.#report = report;
		this.#show = new WayShow({
			move: (tile) => puzzle.move(puzzle.cells.indexOf(Number(tile))),
			schedule,
		});
		puzzle.addEventListener("move", (event) =>
			this.#follow((event as CustomEvent).detail),
		);
		puzzle.addEventListener("reset", () => this.#follow({ by: "player" }));
	}

	/** The lesson, what comes next in it, and the help that is shown. */
	get state(): Readonly<State> {
		return this.#state;
	}

	get isDone() {
		return this.#state.task === undefined;
	}

	get isShowing() {
		return this.#show.isOn;
	}

	/** Deals another board of a lesson. */
	async deal(name: LessonName, seed: string) {
		this.#show.stop();
		const deal = ++this.#deal;
		const { board, toDo } = this.#lessons.lessonBoard(name, seed);
		// Undo brings no other lesson back.
		await this.#puzzle.open(board, { discard: true });
		if (deal !== this.#deal) return;
		// The lesson before may have been done meanwhile.
		this.#puzzle.readOnly = false;
		const task = this.#lessons.lessonTask(name, board);
		this.#change({ name, toDo, task, level: "none", brought: [] });
	}

	/** Shows help for what comes next. */
	help(level: (typeof LEVELS)[number]) {
		this.#show.stop();
		const { task } = this.#state;
		if (task === undefined) return;
		const moves = level === "show" ? movesOf(task) : [];
		this.#state = { ...this.#state, level, brought: [], shown: moves.length };
		if (level === "show") {
			this.#show.run(moves.map(({ move }) => String(move.tile)));
		}
		this.#report();
	}

	/** Stops showing moves. */
	stop() {
		this.#show.stop();
		this.#change(this.#state.level === "show" ? { level: "none" } : {});
	}

	#follow({ by }: { by: string }) {
		if (by !== "script") this.#show.stop();
		const { name, task: before, level } = this.#state;
		if (before === undefined) return;
		const task = this.#lessons.lessonTask(name, this.#puzzle.value);
		const isOver = task === undefined || !isSame(task, before);
		// What is done stays as it is.
		if (task === undefined) {
			this.#show.stop();
			this.#puzzle.readOnly = true;
		}
		const isEnd = !this.#show.isOn && (isOver || level === "show");
		this.#change({
			task,
			brought: isOver ? this.#home(before) : [],
			level: isEnd ? "none" : level,
		});
	}

	#change(news: Partial<State>) {
		this.#state = { ...this.#state, ...news };
		this.#report();
	}

	/** Returns the tiles of a task, if they are all home now. */
	#home({ tiles, cells }: Task) {
		const now = this.#puzzle.cells;
		return cells.every((cell, at) => now[cell] === tiles[at]) ? tiles : [];
	}
}

/** Whether two tasks bring the same tiles home. */
function isSame(task: Task, other: Task) {
	return task.tiles.join() === other.tiles.join();
}
