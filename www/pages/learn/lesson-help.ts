/**
 * What a lesson tells and marks, by how much help is asked for. Pure.
 */

import type { Task } from "../../core/wasm/lessons.js";
import { loadCoachTexts } from "../../messages/compiled/coach.ts";
import type { Language } from "../../messages/compiled/languages.ts";
import { loadLearnTexts } from "../../messages/compiled/learn.ts";
import type { Mark } from "../parts/marks.ts";
import { marksOf, movesOf, type Step, wordsOf } from "../parts/task-help.ts";

export type Texts = Awaited<ReturnType<typeof loadTexts>>;

export async function loadTexts(tag: Language) {
	const [learn, coach] = await Promise.all([
		loadLearnTexts(tag),
		loadCoachTexts(tag),
	]);
	const { where: tile, tile: slide } = coach.which;
	return { ...learn, coach, tile, slide };
}

/** How much help is asked for: none, a step, or all of it shown. */
export type Level = "none" | Step | "show";

/** How far a lesson is, and the help that is shown. */
export type State = {
	/** Of the lesson. */
	name: keyof Texts["lesson"];
	/** What the lesson brings home, and where. */
	toDo: readonly { cell: number; tile: number }[];
	task: Task | undefined;
	level: Level;
	/** The tiles that have just come home. */
	brought: number[];
	/** How many moves are being shown. */
	shown: number;
};

/** @returns Nothing if there is nothing to tell. */
export function helpTexts(
	{ name, task, level, brought, shown }: Omit<State, "toDo">,
	texts: Texts,
): string[] {
	const { coach, lesson, look } = texts;
	if (task === undefined) return [lesson[name].praise];
	if (level === "none") return brought.length > 0 ? [coach.home(brought)] : [];
	if (level === "show") return [texts.shown(shown)];
	// The first lesson brings all its tiles home in one task.
	if (name === "slides" && level === "where") return [look(task.tiles)];
	const [next] = movesOf(task);
	return wordsOf(task, next, level, coach).filter(Boolean);
}

/** @param cells The tiles on the board, row by row; 0 for the gap. */
export function helpMarks(
	{ toDo, task, level }: Pick<State, "toDo" | "task" | "level">,
	cells: readonly number[],
): Mark[] {
	const step = level === "show" ? "tile" : level;
	const [next] = task && step !== "none" ? movesOf(task) : [];
	const asked = next ? marksOf(next.move, step as Step, cells) : [];
	const marks: Mark[] = [];
	for (const { cell, tile } of toDo) {
		// One that has to make room once more is not done.
		const isDone = task === undefined || task.done.includes(cell);
		const isWanted = asked.some(
			({ kind, at }) => kind === "cell" && at === cell,
		);
		if (!isDone && (isWanted || cells[cell] === tile)) continue;
		const kind = isDone ? "home" : "goal";
		marks.push({ kind, at: cell, key: `${kind}-${cell}` });
	}
	return [...marks, ...asked];
}
