/**
 * Games as version 1 saved them, loaded where there is one.
 */

import { read } from "../../core/read.ts";
import type { FirstState } from "../kept-game.ts";

/**
 * Resolves with the record of the game that version 1 saved. Rejects with the core's
 * error if there is none, and with the same one if what was counted of it is damaged.
 */
export function recordOf({ replay, tally }: FirstState) {
	const { elapsed, hints, solver } = (tally ?? {}) as any;
	const isSound =
		Number.isFinite(elapsed) &&
		elapsed >= 0 &&
		Number.isFinite(hints) &&
		typeof solver === "boolean";
	return read(({ readReplay }) =>
		isSound
			? readReplay(replay, elapsed, hints, solver)
			: readReplay("", 0, 0, false),
	);
}
