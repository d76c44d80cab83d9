/**
 * The commands of a puzzle. Buttons, keys, fingers and gamepads ask the player for a
 * `Command`; scripts and messages of another page name a method of the element.
 */

import type { Command } from "../input/keys.ts";
import type { SlidingPuzzleElement } from "./element.ts";

/**
 * Runs a method of the element by its name, with its arguments by theirs. They may come
 * from anybody: they are looked at here.
 *
 * @returns The result of the method, or a promise of it. Throws if there is no such
 *   command.
 */
export function runNamed(
	element: SlidingPuzzleElement,
	name: string,
	values: Record<string, any>,
): unknown {
	switch (name) {
		case "new": {
			const { size, goal, seed, difficulty } = values;
			return element.new({ size, goal, seed, difficulty });
		}
		case "load":
			return element.load(values.board, values.goal ?? undefined);
		case "move":
			return element.move(values.to);
		case "solve":
			return element.solve(
				values.budget > 0 ? { budget: Number(values.budget) } : {},
			);
		case "step":
			return element.step(values.by);
		case "undo":
		case "redo":
		case "restart":
		case "hint":
		case "thinkLonger":
		case "play":
		case "stop":
			return element[name]();
		default:
			throw wrong("unknown command");
	}
}

/** The buttons that are always there, by their ids. */
export const BUTTONS: Record<string, Command> = {
	undo: { name: "undo" },
	redo: { name: "redo" },
	hint: { name: "hint" },
	solve: { name: "play" },
	restart: { name: "restart" },
	new: { name: "new" },
};

/** Returns a cell or a direction. Throws if it is neither. */
export function target(to: unknown) {
	const isCell = typeof to === "number" && Number.isInteger(to) && to >= 0;
	if (isCell || to === "U" || to === "D" || to === "L" || to === "R") return to;
	throw wrong("`to` must be a cell, from 0 on, or U, D, L or R");
}

function wrong(message: string) {
	return Object.assign(new TypeError(message), { code: "command" });
}
