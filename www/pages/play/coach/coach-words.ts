/**
 * What the help step by step says and marks: functions of the task, of where the player is
 * on its way, and of how much was asked for. Pure.
 */

import type { Task } from "../../../core/wasm/lessons.js";
import type { Texts as CoachStrings } from "../../../messages/compiled/coach-en.ts";
import type { Mark } from "../../parts/marks.ts";
import {
	aimOf,
	marksOf,
	type Next,
	STEPS,
	type Step,
	wordsOf,
} from "../../parts/task-help.ts";

/**
 * `offer`: nothing yet, but it would help. `none`: nothing more than what came of it.
 */
export type Level = "offer" | "none" | Step;

export type State = {
	task: Task;
	/** What comes next of it. */
	next: Next;
	level: Level;
	/** Whether each press shows one degree more: where, which tile, which slide. */
	byDegrees: boolean;
	/** The tiles that have just come home. */
	brought: number[];
	/** The tiles on the board, row by row; 0 for the gap. */
	cells: readonly number[];
};

/** Returns the level that comes after one. */
export function nextLevel({ level, byDegrees }: State): Level {
	const at = byDegrees ? STEPS.indexOf(level as any) + 1 : STEPS.length;
	return STEPS[at] ?? "slide";
}

/** Returns what is said. */
export function saidOf(state: State, texts: CoachStrings): [string, string] {
	const { task, next, level, brought } = state;
	if (level === "offer") return texts.offer as [string, string];
	if (level === "none")
		return [brought.length > 0 ? texts.home(brought) : texts.own, ""];
	return wordsOf(task, next, level, texts);
}

/** Returns what is marked on the board. */
export function marked({ next, level, cells }: State): Mark[] {
	if (level === "offer" || level === "none") return [];
	return marksOf(next.move, level, cells);
}

/** The sub-goals of a task by their names, and how far each is. */
export function subGoals({ task, next }: State, texts: CoachStrings) {
	const now = task.steps.indexOf(next.step);
	return task.steps.map((step, at) => ({
		name: aimOf(task, step, texts),
		isDone: at < now,
		isNow: at === now,
	}));
}
