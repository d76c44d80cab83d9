/**
 * The events of the element, and the values of its promises: plain and frozen.
 */

import type { GameEvent, Purpose } from "../play/game-event.ts";
import type { Play } from "../play/play.ts";
import type { ProgressMessage } from "../solver/session.ts";

/**
 * Returns the event by which the page hears of what happened in the game: its type and
 * its detail; `null` if it hears of nothing, or of an error.
 */
export function eventOf(
	event: GameEvent,
	{ game, snapshot }: Play,
): [type: string, detail: object] | null {
	const { type } = event;
	const { text: value } = game;
	const { stm, mtm } = snapshot;
	switch (type) {
		case "new": {
			const { size, goal, seed } = snapshot;
			return ["new-board", { value, size, goal, seed }];
		}
		case "restart":
			return ["reset", { value }];
		case "aside":
			return ["suspend", { record: event.record }];
		case "move": {
			const { tiles, direction } = event.moved;
			return [type, { tiles, direction, by: event.by, value, stm, mtm }];
		}
		case "hint":
			return [type, { ...event.hint, ...withProof(event.hint) }];
		case "progress":
			return [type, progressOf(event.purpose, event.progress)];
		case "solved": {
			const { size, goal, seed, elapsed, hints, solver } = snapshot;
			const board = { value, size, goal, seed };
			return [type, { ...board, stm, mtm, elapsed, hints, solver }];
		}
		default:
			return null;
	}
}

/** Freezes an object and the objects in it. */
export function freeze<T extends object>(detail: T): Readonly<T> {
	for (const value of Object.values(detail)) {
		if (typeof value === "object" && value !== null) Object.freeze(value);
	}
	return Object.freeze(detail);
}

export function withProof<B extends { lower: number; upper: number | null }>({
	lower,
	upper,
}: B) {
	return {
		lower,
		upper: upper as B["upper"],
		proved: lower === upper,
	};
}

/** Returns how far a search is. */
export function progressOf(
	purpose: Purpose,
	{ lower, upper, nodes, ms, tables }: ProgressMessage,
) {
	return { purpose, lower, upper, nodes, ms, tables };
}

/** Returns an error of the element itself, with a code like those of the core. */
export function coded(code: string) {
	return Object.assign(new Error(code), { code });
}
