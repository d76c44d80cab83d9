/**
 * The board of the day. All else of the calendar the core knows.
 */

import { today } from "../../core/today.ts";

/** Returns the seed of the puzzle of a day. */
export function seedOf(day: string = today()) {
	return `daily ${day}`;
}
