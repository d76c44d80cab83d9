/**
 * What JSDoc cannot say: which tag is which element, and which event carries
 * what.
 */

import type { Progress, SlidingPuzzleElement } from "../element/element.js";

type Direction = "U" | "D" | "L" | "R";

/** Who moved. */
type Mover = "player" | "script" | "solver" | "undo" | "redo";

/** Lengths in slides (STM) or moves (MTM), times in milliseconds. */
export interface SlidingPuzzleEvents {
	/** It can be played and asked. */
	ready: CustomEvent<{ readonly code: string }>;
	/** Another board is in play. */
	new: CustomEvent<{
		readonly code: string;
		readonly size: string;
		readonly goal: string;
		/** `null` where it was no shuffle. */
		readonly seed: string | null;
	}>;
	/** A line is about to slide; `preventDefault()` leaves it where it is. */
	"before-move": CustomEvent<{
		readonly tiles: readonly number[];
		readonly direction: Direction;
		readonly by: Mover;
	}>;
	/** A line has slid. */
	move: CustomEvent<{
		readonly tiles: readonly number[];
		readonly direction: Direction;
		readonly by: Mover;
		readonly code: string;
		readonly stm: number;
		readonly mtm: number;
	}>;
	/** A hint is shown, or is another one now that more is proved. */
	hint: CustomEvent<{
		readonly tile: number;
		readonly direction: Direction;
		readonly lower: number;
		readonly upper: number;
		readonly proved: boolean;
	}>;
	/** How far a search is. */
	progress: CustomEvent<Readonly<Progress>>;
	/** The goal is reached. */
	solved: CustomEvent<{
		readonly code: string;
		readonly stm: number;
		readonly mtm: number;
		readonly elapsed: number;
		/** Hints that were given. */
		readonly hints: number;
		/** Whether the solver has played. */
		readonly solver: boolean;
	}>;
	/** A game that was begun is put aside for another; `takeUp()` brings it back. */
	aside: CustomEvent<{
		/** The play: `load()` opens it. */
		readonly record: string;
	}>;
	/** Something went wrong; `preventDefault()` keeps the puzzle from saying so. */
	error: CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** Every event of the element, those of all elements included. */
export interface SlidingPuzzleEventMap
	extends Omit<HTMLElementEventMap, keyof SlidingPuzzleEvents>,
		SlidingPuzzleEvents {}

declare module "../element/element.js" {
	interface SlidingPuzzleElement {
		addEventListener<K extends keyof SlidingPuzzleEventMap>(
			type: K,
			listener: (
				this: SlidingPuzzleElement,
				event: SlidingPuzzleEventMap[K],
			) => void,
			options?: boolean | AddEventListenerOptions,
		): void;
		addEventListener(
			type: string,
			listener: EventListenerOrEventListenerObject,
			options?: boolean | AddEventListenerOptions,
		): void;
		removeEventListener<K extends keyof SlidingPuzzleEventMap>(
			type: K,
			listener: (
				this: SlidingPuzzleElement,
				event: SlidingPuzzleEventMap[K],
			) => void,
			options?: boolean | EventListenerOptions,
		): void;
		removeEventListener(
			type: string,
			listener: EventListenerOrEventListenerObject,
			options?: boolean | EventListenerOptions,
		): void;
	}
}

declare global {
	interface HTMLElementTagNameMap {
		"sliding-puzzle": SlidingPuzzleElement;
	}
}
