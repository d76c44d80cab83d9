/**
 * What is told of a task, by how much help is asked for. Pure.
 */

import type { Task } from "../../core/wasm/lessons.js";
import type { Texts } from "../../messages/compiled/learn-en.ts";

/**
 * How much help is asked for: none, where to look, which tile, which move, or all of it
 * shown.
 */
export type Level = "none" | "where" | "tile" | "move" | "show";

type Help = {
	/** Of the lesson. */
	name: keyof Texts["lesson"];
	task: Task | undefined;
	level: Level;
	/** The tiles that have just come home. */
	brought: number[];
	/** How many slides are being shown. */
	shown: number;
};

/** @returns Empty if there is nothing to tell. */
export function helpText(
	{ name, task, level, brought, shown }: Help,
	texts: Texts,
): string {
	if (task === undefined) return texts.lesson[name].praise;
	if (level === "none") return brought.length > 0 ? texts.home(brought) : "";
	if (level === "tile") return texts.useTile(task.moves[0].tile);
	const { moves } = task;
	if (level === "move") return texts.useMove(moves[0]);
	if (level === "show") return texts.shown(shown);
	const { look } = texts;
	const { tiles, row, column } = task;
	if (name === "slides") return look.slides(tiles);
	if (task.technique === "turn") return look.turn(tiles);
	if (task.technique === "corner") return look.corner(tiles);
	if (tiles.length > 1) return look.ready(tiles);
	const say = row === 1 && column === 1 ? look.first : look.straight;
	return say(tiles[0], row, column);
}
