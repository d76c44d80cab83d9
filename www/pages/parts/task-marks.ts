/**
 * Which marks a task has on its board, by how much help is asked for. Pure.
 */

import type { Task } from "../../core/wasm/lessons.js";
import type { Mark } from "./marks.ts";
import type { Level } from "./task-text.ts";

/** @param tiles Those on the board, row by row; 0 for the gap. */
export function marksOf(
	{
		toDo,
		task,
		level,
	}: {
		/** What a lesson brings home. */
		toDo: readonly { cell: number; tile: number }[];
		task: Task | undefined;
		level: Level;
	},
	tiles: readonly number[],
): Mark[] {
	const marks: Mark[] = [];
	const asked = level === "none" ? undefined : task;
	for (const { cell, tile } of toDo) {
		// One that has to make room once more is not done.
		const isDone = task === undefined || task.done.includes(cell);
		const isThere = tiles[cell] === tile || asked?.cells.includes(cell);
		if (isThere && !isDone) continue;
		const kind = isDone ? "home" : "goal";
		marks.push({ kind, at: cell, key: `${kind}-${cell}` });
	}
	if (asked === undefined) return marks;
	const hasArrow = level === "move";
	const isExact = level === "tile" || hasArrow;
	// Where nearly every tile is away, rings round all of them would hide the next one.
	const isCrowded = asked.tiles.length > 3;
	if (!(isCrowded && isExact)) {
		marks.push(...marksOfTask(asked, tiles, isExact, isCrowded));
	}
	if (!isExact) return marks;
	const { tile, way } = asked.moves[0];
	marks.push({ kind: "next", at: tiles.indexOf(tile), key: `next-${tile}` });
	if (hasArrow) {
		marks.push({ kind: "arrow", at: tiles.indexOf(0), key: "arrow", way });
	}
	return marks;
}

/**
 * Returns the marks of the tiles to bring home, and of the cells where they belong.
 *
 * @param isExact Whether the tile to move has a mark of its own.
 */
function marksOfTask(
	task: Task,
	tiles: readonly number[],
	isExact: boolean,
	isCrowded: boolean,
): Mark[] {
	const marks: Mark[] = [];
	for (const [index, tile] of task.tiles.entries()) {
		const [cell, at] = [task.cells[index], tiles.indexOf(tile)];
		if (cell !== at && !isCrowded) {
			marks.push({ kind: "cell", at: cell, key: `cell-${cell}` });
		}
		if (isExact && tile === task.moves[0].tile) continue;
		marks.push({ kind: "tile", at, key: `tile-${tile}` });
	}
	return marks;
}
