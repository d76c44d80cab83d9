/**
 * The class of the tag, and the details of its events.
 */

import type { Progress, SlidingPuzzleElement } from "../element/element.js";

type Direction = "U" | "D" | "L" | "R";

/** Who moved. */
type Mover = "player" | "script" | "solver" | "undo" | "redo";

/** Lengths in slides (STM) or moves (MTM), times in milliseconds. */
export interface SlidingPuzzleEvents {
	/** The puzzle is ready. */
	ready: CustomEvent<{ readonly value: string }>;
	/** Another board is in play. */
	"new-board": CustomEvent<{
		readonly value: string;
		readonly size: string;
		readonly goal: string;
		/** `null` if the board is no shuffle. */
		readonly seed: string | null;
	}>;
	/** The player asks for a new board; `preventDefault()` stops it. */
	"before-shuffle": CustomEvent<Record<string, never>>;
	/** The player asks for a hint; `preventDefault()` stops it. */
	"before-hint": CustomEvent<Record<string, never>>;
	/** A line is about to slide; `preventDefault()` stops it. */
	"before-move": CustomEvent<{
		readonly tiles: readonly number[];
		readonly direction: Direction;
		readonly by: Mover;
	}>;
	/** A line slid. */
	move: CustomEvent<{
		readonly tiles: readonly number[];
		readonly direction: Direction;
		readonly by: Mover;
		readonly value: string;
		readonly stm: number;
		readonly mtm: number;
	}>;
	/** With the attribute `distance`: how many slides are left, as far as it is known. */
	distance: CustomEvent<{
		readonly lower: number;
		readonly upper: number;
		readonly proved: boolean;
	}>;
	/** A hint appears, or changes because more is proved. */
	hint: CustomEvent<{
		readonly tile: number;
		readonly direction: Direction;
		readonly lower: number;
		readonly upper: number;
		readonly proved: boolean;
	}>;
	/** A search reports how far it is. */
	progress: CustomEvent<Readonly<Progress>>;
	/** The goal is reached. */
	solved: CustomEvent<{
		readonly value: string;
		readonly size: string;
		readonly goal: string;
		/** `null` if the board is no shuffle. */
		readonly seed: string | null;
		readonly stm: number;
		readonly mtm: number;
		readonly elapsed: number;
		/** Hints given. */
		readonly hints: number;
		/** Whether the solver played. */
		readonly solver: boolean;
	}>;
	/** The board has shown the win; at once if nothing moves. */
	finished: CustomEvent<{ readonly value: string }>;
	/** The first board is in play again; the moves can be redone. */
	reset: CustomEvent<{ readonly value: string }>;
	/** A new game saved the current one for later; `resume()` brings it back. */
	suspend: CustomEvent<{
		/** The record of the game; `open()` opens it. */
		readonly record: string;
	}>;
	/** Something went wrong; `preventDefault()` stops the element's own message. */
	error: CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** All events of the element, including those of every HTML element. */
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
