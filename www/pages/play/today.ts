/**
 * The day where the player is, and the board of its puzzle: what the page needs of
 * them before the first move. All else of the calendar the core knows.
 */

/** Returns the day, like `2026-11-22`: so do Swedes write it. */
export function today() {
	return new Date().toLocaleDateString("sv");
}

/** Returns the seed of the puzzle of a day. */
export function seedOf(day: string = today()) {
	return `daily ${day}`;
}
