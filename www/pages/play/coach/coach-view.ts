/**
 * What the help step by step says and marks: a function of the task and of how much was
 * asked for. Pure.
 */

import type { Task } from "../../../core/wasm/lessons.js";
import type { Texts as CoachStrings } from "../../../messages/compiled/coach-en.ts";
import type { Mark } from "../../parts/marks.ts";
import { marksOf, STEPS, type Step, wordsOf } from "../../parts/task-help.ts";

/**
 * `offer`: nothing yet, but it would help. `none`: nothing more than what came of it.
 */
export type Level = "offer" | "none" | Step;

type State = {
	task: Task;
	level: Level;
	/** The tiles that have just come home. */
	brought: number[];
	/** The tiles on the board, row by row; 0 for the gap. */
	cells: readonly number[];
	columns: number;
};

type View = {
	head: string;
	text: string;
	/** What it shows next. */
	button: string;
	/** How much is shown, of three; 0 for nothing. */
	step: number;
	marks: Mark[];
};

/** @param level What comes after it. */
export function nextLevel(level: Level): Level {
	return STEPS[STEPS.indexOf(level as any) + 1] ?? "slide";
}

export function viewOf(state: State, texts: CoachStrings): View {
	const { task, level, cells } = state;
	const [head, text] = coachWords(state, texts);
	const step = STEPS.indexOf(level as any) + 1;
	return {
		head,
		text,
		button: texts.which[level],
		step,
		marks:
			level === "offer" || level === "none" ? [] : marksOf(task, level, cells),
	};
}

function coachWords(
	{ task, level, brought, cells, columns }: State,
	texts: CoachStrings,
) {
	if (level === "offer") return texts.offer;
	if (level === "none")
		return [brought.length > 0 ? texts.home(brought) : texts.own, ""];
	return wordsOf(task, level, cells, columns, texts);
}
