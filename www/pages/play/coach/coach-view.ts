/**
 * What the help step by step says and marks: a function of the task and of how much was
 * asked for. Pure.
 */

import type { Task } from "../../../core/wasm/lessons.js";
import type { Texts as CoachStrings } from "../../../messages/compiled/coach-en.ts";
import type { Mark } from "../../parts/marks.ts";

/** What is shown, one press after the other: where, which tile, which slide. */
const STEPS = ["where", "tile", "slide"] as const;

/**
 * `offer`: nothing yet, but it would help. `none`: nothing more than what came of it.
 */
export type Level = "offer" | "none" | (typeof STEPS)[number];

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
	const { level } = state;
	const [head, text] = wordsOf(state, texts);
	const step = STEPS.indexOf(level as any) + 1;
	return {
		head,
		text,
		button: texts.which[level],
		step,
		marks: step > 0 ? marksOf(state) : [],
	};
}

function wordsOf(
	{ task, level, brought, cells, columns }: State,
	texts: CoachStrings,
) {
	const { tiles, moves } = task;
	if (level === "offer") return texts.offer;
	if (level === "none")
		return [brought.length > 0 ? texts.home(brought) : texts.own, ""];
	if (level === "slide") {
		const [{ tile, way, others }] = moves;
		const said = others.length > 0 ? [texts.goWith(others)] : [];
		if (moves.length === 1) said.push(texts.homeThen(tiles));
		else if (task.side && ![tile, ...others].includes(tiles[0])) {
			said.push(texts.gapThen(task.side, tiles[0]));
		}
		return [texts.slide(tile, way), said.join(texts.space)];
	}
	const [head, where] = goalOf(task, texts);
	if (level === "where") return [head, where];
	if (tiles.length > 1) return [head, texts.theseAre(tiles)];
	const way = wayOf(cells.indexOf(tiles[0]), task.cells[0], columns);
	return [head, texts.goes(way.map(([to, n]) => texts.part(n, to)))];
}

function goalOf({ tiles, technique, row, column }: Task, texts: CoachStrings) {
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
function marksOf({ task, level, cells }: State): Mark[] {
	const marks: Mark[] = [];
	for (const [index, tile] of task.tiles.entries()) {
		const [home, at] = [task.cells[index], cells.indexOf(tile)];
		if (home !== at) {
			marks.push({ kind: "cell", at: home, key: `cell-${home}` });
		}
		if (level !== "where")
			marks.push({ kind: "tile", at, key: `tile-${tile}` });
	}
	if (level !== "slide") return marks;
	const [{ tile, way, others }] = task.moves;
	for (const one of [tile, ...others]) {
		marks.push({ kind: "way", at: cells.indexOf(one), key: `way-${one}`, way });
	}
	marks.push({ kind: "arrow", at: cells.indexOf(0), key: "arrow", way });
	return marks;
}
