/**
 * The day where the player is.
 */

/** Returns it like `2026-11-22`: so do Swedes write it. */
export function today() {
	return new Date().toLocaleDateString("sv");
}
