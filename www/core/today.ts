/**
 * The day where the player is, and the seed of its puzzle. The core knows the rest of the
 * calendar.
 */

/** Returns it like `2026-11-22`: so do Swedes write it. */
export function today() {
	return new Date().toLocaleDateString("sv");
}

/** Returns the seed of the puzzle of a day. */
export function seedOfDay(day: string = today()) {
	return `daily ${day}`;
}

/** Returns a seed as the core reads it: `daily` is that of today. */
export function datedSeed(seed: string) {
	return seed.trim() === "daily" ? seedOfDay() : seed;
}
