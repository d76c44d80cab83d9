/**
 * What happens in a game, as `Play` and its help report it to their listener.
 */

import type { Direction, Moved } from "../core/wasm/game.js";
import type { ProgressMessage } from "../solver/session.ts";

/** What a solution is searched for. */
export type Purpose = "hint" | "solve" | "longer";

export type Hint = {
	/** To tap: the last of a line that slides at once. */
	tile: number;
	direction: Direction;
	/** The proved lower bound of what remains, in the metric of the solver. */
	lower: number;
	/** The length of the line known. */
	upper: number;
};

/**
 * Who moved: the player, a script, or the solver playing a solution; or `undo` or
 * `redo`.
 */
export type By = "player" | "script" | "solver" | "undo" | "redo";

/** A move about to be made. */
export type Intent = {
	tiles: number[];
	direction: Direction;
	by: By;
};

/**
 * What happens. `new`: another game is in play; `back` is its record if it had been
 * put aside, else `null`; `request` is the number of the request for it, if that has
 * one, and 0 if there was none. `aside`: a game was put aside, as its record.
 * `finished`: the board has shown the win.
 */
export type GameEvent =
	| { type: "change" }
	| { type: "new"; back: string | null; request?: number | undefined }
	| { type: "aside"; record: string }
	| { type: "restart" }
	| { type: "move"; moved: Moved; by: By }
	| { type: "progress"; purpose: Purpose; progress: ProgressMessage }
	| { type: "solved" }
	| { type: "finished" }
	| { type: "hint"; hint: Hint }
	| { type: "error"; error: unknown }
	| { type: "revived" };
