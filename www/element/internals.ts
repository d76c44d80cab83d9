/**
 * What the pages of this site ask of a puzzle beyond what any page may ask. No type, no
 * manifest and no reference of the package has it.
 */

import type { Controller } from "./controller.ts";

type Internals = Pick<Controller, "hearKey" | "prepare" | "sides">;

const known: WeakMap<Element, Internals> = new WeakMap();

/** Called once, when a puzzle is made. */
export function keepInternals(puzzle: Element, own: Internals) {
	known.set(puzzle, own);
}

export function internals(puzzle: Element): Internals {
	return known.get(puzzle) as Internals;
}

/** Presses a button of the puzzle as the player does, whether or not it is shown. */
export function pressButton(
	puzzle: Element,
	name: "hint" | "solve" | "redo" | "reset",
) {
	puzzle.shadowRoot?.getElementById(name)?.click();
}

/**
 * Returns where a cell is in the window, in CSS pixels; `undefined` if there is no such
 * cell.
 */
export function boxOf(puzzle: Element, cell: number): DOMRect | undefined {
	return puzzle.shadowRoot
		?.getElementById(`cell-${cell}`)
		?.getBoundingClientRect();
}
