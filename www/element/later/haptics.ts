/**
 * What is felt in the hand: a tick when the player's tile slides, a longer one when it
 * cannot, a rhythm when the player has solved the puzzle. Only if the site author or the player wants it.
 */

import type { By } from "../../play/game-event.ts";

/** In milliseconds. */
const SLIDE = 8;
const REFUSED = 20;

/** Trembles and rests by turns, in milliseconds. */
const SOLVED = [18, 60, 18, 60, 42];

/**
 * @param type What happened.
 * @param by Who made the last move. What a script or the solver plays is only
 *   watched.
 */
export function feel(
	type: string,
	by: By,
	device: Pick<Navigator, "vibrate" | "userActivation"> = navigator,
) {
	if (by === "solver" || by === "script") return;
	// A browser lets nothing tremble before the player has done something.
	if (!(device.userActivation?.hasBeenActive ?? true)) return;
	if (type === "move") device.vibrate?.(SLIDE);
	if (type === "refused") device.vibrate?.(REFUSED);
	if (type === "solved") device.vibrate?.(SOLVED);
}
