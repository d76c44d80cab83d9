/**
 * What is told and marked of a task, by how much was asked for. Pure.
 */

import type { Task } from "../../core/wasm/lessons.js";
import type { Texts } from "../../messages/compiled/coach-en.ts";
import type { Mark } from "./marks.ts";

/** How much is shown, one step after the other: where, which tile, which slide. */
export const STEPS = ["where", "tile", "slide"] as const;

export type Step = (typeof STEPS)[number];

/** @param cells The tiles on the board, row by row; 0 for the gap. */
export function wordsOf(
	task: Task,
	step: Step,
	cells: readonly number[],
	columns: number,
	texts: Texts,
): [head: string, text: string] {
	const { tiles, moves } = task;
	if (step === "slide") {
		const [{ tile, way, others }] = moves;
		const said = others.length > 0 ? [texts.goWith(others)] : [];
		if (moves.length === 1) said.push(texts.homeThen(tiles));
		else if (task.side && ![tile, ...others].includes(tiles[0])) {
			said.push(texts.gapThen(task.side, tiles[0]));
		}
		return [texts.slide(tile, way), said.join(texts.space)];
	}
	const [head, where] = goalOf(task, texts);
	if (step === "where") return [head, where];
	if (tiles.length > 1) return [head, texts.theseAre(tiles)];
	const way = wayOf(cells.indexOf(tiles[0]), task.cells[0], columns);
	return [head, texts.goes(way.map(([to, n]) => texts.part(n, to)))];
}

function goalOf({ tiles, technique, row, column }: Task, texts: Texts) {
	if (technique === "turn") return [texts.turn(tiles), texts.round];
	if (tiles.length > 1) {
		const how = technique === "corner" ? texts.corner : texts.straight;
		return [texts.pair(tiles), how];
	}
	if (row === 1 && column === 1)
		return [texts.toCorner(tiles[0]), texts.atTopLeft];
	return [texts.toPlace(tiles[0]), texts.at(row, column)];
}

/** Returns how many cells it is from one to another, up or down and to the side. */
function wayOf(from: number, to: number, columns: number) {
	const down = Math.floor(to / columns) - Math.floor(from / columns);
	const right = (to % columns) - (from % columns);
	const way: ["U" | "D" | "L" | "R", number][] = [];
	if (down !== 0) way.push([down < 0 ? "U" : "D", Math.abs(down)]);
	if (right !== 0) way.push([right < 0 ? "L" : "R", Math.abs(right)]);
	return way;
}

/**
 * Returns the places that are wanted; then the tiles; then an arrow on each tile that
 * slides, and in the gap.
 */
export function marksOf(
	task: Task,
	step: Step,
	cells: readonly number[],
): Mark[] {
	const marks: Mark[] = [];
	const [{ tile: next, way, others }] = task.moves;
	// Where nearly every tile is away, marks of all would hide the next one.
	const isCrowded = task.tiles.length > 3;
	for (const [index, tile] of task.tiles.entries()) {
		const home = task.cells[index];
		if (isCrowded || cells[home] === tile) continue;
		marks.push({ kind: "cell", at: home, key: `cell-${home}` });
	}
	const asked = isCrowded ? [next] : task.tiles;
	for (const tile of step === "where" ? [] : asked) {
		marks.push({ kind: "tile", at: cells.indexOf(tile), key: `tile-${tile}` });
	}
	if (step !== "slide") return marks;
	for (const one of [next, ...others]) {
		marks.push({ kind: "way", at: cells.indexOf(one), key: `way-${one}`, way });
	}
	marks.push({ kind: "arrow", at: cells.indexOf(0), key: "arrow", way });
	return marks;
}
