/**
 * A lesson being played: its board, what comes next, and how much help is shown. Knows
 * no page: it is told to whom it reports.
 */

import type { Lessons } from "../../core/later/site-modules.ts";
import type { Task } from "../../core/wasm/lessons.js";
import type { SlidingPuzzleElement as Puzzle } from "../../element/element.ts";
import type { Schedule } from "../parts/step-player.ts";
import { WayShow } from "../parts/step-player.ts";
import { movesOf, STEPS } from "../parts/task-help.ts";
import type { Level } from "./lesson-help.ts";

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
	#name: LessonName = "slides";
	#toDo: { cell: number; tile: number }[] = [];
	#task: Task | undefined;
	#level: Level = "none";
	/** The tiles that have just come home. */
	#brought: number[] = [];
	#show;
	/** How many moves are shown. */
	#shown = 0;
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

	get name() {
		return this.#name;
	}

	/** The tiles that the lesson brings home, and their cells. */
	get toDo() {
		return this.#toDo;
	}

	/** What comes next; `undefined` when the lesson is done. */
	get task() {
		return this.#task;
	}

	get level() {
		return this.#level;
	}

	/** The tiles that have just come home. */
	get brought() {
		return this.#brought;
	}

	get isDone() {
		return this.#task === undefined;
	}

	/** How many moves are shown. */
	get shown() {
		return this.#shown;
	}

	get isShowing() {
		return this.#show.isOn;
	}

	/** Deals another board of a lesson. */
	async deal(name: LessonName, seed: string) {
		this.#show.stop();
		const deal = ++this.#deal;
		const { board, toDo } = this.#lessons.lessonBoard(name, seed);
		this.#puzzle.readOnly = false;
		// Undo brings no other lesson back.
		await this.#puzzle.open(board, { discard: true });
		if (deal !== this.#deal) return;
		this.#name = name;
		this.#toDo = toDo;
		this.#level = "none";
		this.#brought = [];
		this.#task = this.#lessons.lessonTask(name, board);
		this.#report();
	}

	/** Shows help for what comes next. */
	help(level: (typeof LEVELS)[number]) {
		this.#show.stop();
		if (this.#task === undefined) return;
		this.#level = level;
		this.#brought = [];
		if (level === "show") {
			const moves = movesOf(this.#task);
			this.#shown = moves.length;
			this.#show.run(moves.map(({ move }) => String(move.tile)));
		}
		this.#report();
	}

	/** Stops showing moves. */
	stop() {
		this.#show.stop();
		if (this.#level === "show") this.#level = "none";
		this.#report();
	}

	#follow({ by }: { by: string }) {
		if (by !== "script") this.#show.stop();
		const before = this.#task;
		if (before === undefined) return;
		const task = this.#lessons.lessonTask(this.#name, this.#puzzle.value);
		const isOver = task === undefined || !isSame(task, before);
		this.#brought = isOver ? this.#home(before) : [];
		this.#task = task;
		// What is done stays as it is.
		if (task === undefined) {
			this.#show.stop();
			this.#puzzle.readOnly = true;
		}
		const isEnd = isOver || this.#level === "show";
		if (!this.#show.isOn && isEnd) this.#level = "none";
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
