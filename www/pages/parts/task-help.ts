/**
 * What is told and marked of a task, by how much was asked for. Pure.
 */

import type { Task, TaskMove, TaskStep } from "../../core/wasm/lessons.js";
import type { Texts } from "../../messages/compiled/coach-en.ts";
import type { Mark } from "./marks.ts";

/** The degrees of help: where, which tile, which slide. */
export const STEPS = ["where", "tile", "slide"] as const;

export type Step = (typeof STEPS)[number];

/** What comes next in a task: a step of it, and a move of that. */
export type Next = { step: TaskStep; move: TaskMove };

/** Returns the moves of a task in their order, each with its step. */
export function movesOf({ steps }: Task): Next[] {
	return steps.flatMap((step) => step.moves.map((move) => ({ step, move })));
}

export function wordsOf(
	task: Task,
	{ step, move }: Next,
	degree: Step,
	texts: Texts,
): [head: string, text: string] {
	const head = aimOf(task, step, texts);
	if (degree === "where") return [head, ""];
	if (degree === "tile") return [head, texts.next(move.tile)];
	const { tile, way, others } = move;
	const said = [texts.slide(tile, way) + texts.stop];
	if (others.length > 0) said.push(texts.goWith(others));
	said.push(reasonOf(task, move, texts));
	return [head, said.join(texts.space)];
}

/** Returns the name of a sub-goal. */
export function aimOf(
	task: Task,
	{ aim, tile, cell, row, column }: TaskStep,
	texts: Texts,
) {
	switch (aim) {
		case "lead":
			return texts.lead(tile, task.tiles[task.cells.indexOf(cell)]);
		case "away":
		case "follow":
		case "turn":
			return texts[aim](tile);
		case "round":
			return texts.round;
		default:
			return row === 1 && column === 1
				? texts.toCorner(tile)
				: texts.toPlace(tile);
	}
}

function reasonOf(
	{ tiles, cells }: Task,
	{ tile, of, to, effect, side }: TaskMove,
	texts: Texts,
) {
	if (effect === "room") return texts.room(tile, of);
	if (effect === "gap" && side) return texts.gap(side, of);
	if (effect === "nearer") return texts.nearer(of);
	if (effect === "detour") return texts.detour(of);
	const isHome = cells[tiles.indexOf(of)] === to;
	return isHome ? texts.homeThen([of]) : texts.there(of);
}

/**
 * Returns a mark for the place that is wanted, one for the tile that goes there, and an
 * arrow in the gap, the way of the next slide.
 */
export function marksOf(
	{ of, to, way }: TaskMove,
	degree: Step,
	cells: readonly number[],
): Mark[] {
	const marks: Mark[] = [{ kind: "cell", at: to, key: "cell" }];
	if (degree === "where") return marks;
	marks.push({ kind: "tile", at: cells.indexOf(of), key: `tile-${of}` });
	if (degree === "slide")
		marks.push({ kind: "arrow", at: cells.indexOf(0), key: "arrow", way });
	return marks;
}
