/**
 * A play being watched, in its own times. Knows no page: it is told what to show.
 */

import type { Frame } from "../../core/wasm/reader.js";
import { type Schedule, StepPlayer } from "../../pages/parts/step-player.ts";

/** A pause of the player is not waited for longer than this, in milliseconds. */
const LONGEST_MS = 3_000;

/** @param frames The first is the start. */
export function replayOf(
	frames: Frame[],
	parts: { show: (at: number, before: number) => void; schedule?: Schedule },
) {
	return new StepPlayer({
		last: frames.length - 1,
		wait: (at) => {
			// A restart puts the clock back.
			const ms = Math.max(0, frames[at + 1].elapsed - frames[at].elapsed);
			return Math.min(LONGEST_MS, ms);
		},
		...parts,
	});
}
