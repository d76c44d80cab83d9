/**
 * A lesson being played: its board, what comes next, and how much help is shown. Knows
 * no page: it is told to whom it reports.
 */

import type { Lessons } from "../../core/later/site-modules.ts";
import type { Task } from "../../core/wasm/lessons.js";
import type { SlidingPuzzleElement as Puzzle } from "../../element/element.ts";
import type { Level } from "../parts/task-text.ts";

type Direction = "U" | "D" | "L" | "R";

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
export const LEVELS = ["where", "tile", "move", "show"] as const;

/** Between two moves that are shown, in milliseconds. */
const MOVE_MS = 480;

/** Between two slides in the same direction. */
const SLIDE_MS = 200;

export class LessonPlay {
	#lessons;
	#puzzle;
	#report;
	#schedule;
	#name: LessonName = "slides";
	#toDo: { cell: number; tile: number }[] = [];
	#task: Task | undefined;
	#level: Level = "none";
	/** The tiles that have just come home. */
	#brought: number[] = [];
	/** The slides that are still to be shown, and how many there were. */
	#rest = "";
	#shown = 0;
	#cancel: (() => void) | null = null;
	/** Rises with each board: what was asked for another board is of no use. */
	#deal = 0;
	/** How the board of the lesson began; empty while one is being dealt. */
	#start = "";

	constructor({
		lessons,
		puzzle,
		report,
		schedule = later,
	}: {
		lessons: Lessons;
		puzzle: Puzzle;
		/** Called when anything has changed. */
		report: () => void;
		/** Calls a function later; returns what cancels it. */
		schedule?: (call: () => void, ms: number) => () => void;
	}) {
		this.#lessons = lessons;
		this.#puzzle = puzzle;
		this.#report = report;
		this.#schedule = schedule;
		puzzle.addEventListener("move", (event) =>
			this.#follow((event as CustomEvent).detail),
		);
		// Undo before the first move brings back the board of another lesson, and an older
		// board may come late.
		puzzle.addEventListener("new", () => {
			if (this.#start !== "") void this.#back();
		});
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

	/** How many slides are shown. */
	get shown() {
		return this.#shown;
	}

	get isShowing() {
		return this.#cancel !== null;
	}

	/** Deals another board of a lesson. */
	async deal(name: LessonName, seed: string) {
		this.#stop();
		const deal = ++this.#deal;
		const { board, toDo } = this.#lessons.lessonBoard(name, seed);
		this.#puzzle.readOnly = false;
		this.#start = "";
		await this.#puzzle.load(board);
		if (deal !== this.#deal) return;
		this.#start = board;
		this.#name = name;
		this.#toDo = toDo;
		this.#level = "none";
		this.#brought = [];
		this.#task = this.#lessons.lessonTask(name, board);
		this.#report();
	}

	/** Puts the board of the lesson back. */
	async #back() {
		const [deal, start] = [this.#deal, this.#start];
		this.#start = "";
		await this.#puzzle.load(start);
		if (deal !== this.#deal) return;
		this.#start = start;
		this.look();
	}

	/** Looks at the board again, which has changed without a move. */
	look() {
		this.#follow({ by: "player", direction: "" });
	}

	/** Shows help for what comes next. */
	help(level: (typeof LEVELS)[number]) {
		this.#stop();
		if (this.#task === undefined) return;
		this.#level = level;
		this.#brought = [];
		if (level === "show") {
			this.#rest = this.#task.slides;
			this.#shown = this.#rest.length;
			this.#wait(MOVE_MS);
		}
		this.#report();
	}

	/** Stops showing moves. */
	stop() {
		this.#stop();
		if (this.#level === "show") this.#level = "none";
		this.#report();
	}

	#stop() {
		this.#cancel?.();
		this.#cancel = null;
		this.#rest = "";
	}

	#wait(ms: number) {
		this.#cancel = this.#schedule(() => {
			this.#cancel = null;
			const way = this.#rest[0] as Direction;
			this.#rest = this.#rest.slice(1);
			this.#puzzle.move(way);
		}, ms);
	}

	#follow({ by, direction }: { by: string; direction: string }) {
		const rest = by === "script" ? this.#rest : "";
		if (by !== "script") this.#stop();
		const before = this.#task;
		if (before === undefined) return;
		const task = this.#lessons.lessonTask(this.#name, this.#puzzle.text);
		const isOver = task === undefined || !isSame(task, before);
		this.#brought = isOver ? this.#home(before) : [];
		this.#task = task;
		if (rest !== "" && task !== undefined) {
			this.#wait(rest[0] === direction ? SLIDE_MS : MOVE_MS);
		} else if (isOver || this.#level === "show") this.#level = "none";
		// What is done stays as it is.
		if (task === undefined) {
			this.#stop();
			this.#puzzle.readOnly = true;
		}
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

function later(call: () => void, ms: number) {
	const timer = setTimeout(call, ms);
	return () => clearTimeout(timer);
}
