/**
 * What the attributes mean. Pure functions: text in, choices out; a value that
 * means nothing is as if it were not there.
 */

/** Attribute → its values, the usual one first. */
export const CHOICES = {
	tiles: ["number", "letter", "image", "none"],
	theme: ["auto", "light", "dark", "contrast"],
	controls: ["full", "compact", "none"],
	solver: ["on", "off"],
	timer: ["on", "off"],
	arrows: ["tile", "blank"],
	motion: ["auto", "on", "off"],
	sound: ["off", "on"],
	loading: ["lazy", "eager"],
};

/** Attributes that change what board is in play. */
export const BOARD_ATTRIBUTES = new Set(["size", "goal", "board", "seed"]);

/**
 * The value that is meant.
 *
 * @param {keyof typeof CHOICES} name
 * @param {string | null} value
 * @returns {string}
 */
export function choose(name, value) {
	const asked = value?.trim().toLowerCase();
	const values = CHOICES[name];
	for (const known of values) if (known === asked) return known;
	return values[0];
}

/**
 * How many hints the player may ask for in a game.
 *
 * @param {string | null} value
 */
export function hintsAllowed(value) {
	const asked = value?.trim().toLowerCase() ?? "";
	if (asked === "off") return 0;
	return /^\d+$/.test(asked) ? Number(asked) : Number.POSITIVE_INFINITY;
}

/**
 * Where a game is kept, `null` for nowhere.
 *
 * @param {string | null} value
 */
export function storageKey(value) {
	const asked = value?.trim() ?? "";
	if (asked === "" || asked === "none") return null;
	return asked === "local" ? "sliding-puzzle" : `sliding-puzzle:${asked}`;
}

/**
 * The room that a board takes before the core is there to read its size: two
 * numbers, as they are written. What is none is as square as the usual board.
 *
 * @param {string | null} size
 */
export function proportionsOf(size) {
	const sides = (size ?? "").split("x");
	const [columns, rows] = [Number(sides[0]), Number(sides[1])];
	return columns > 0 && rows > 0 ? { columns, rows } : { columns: 1, rows: 1 };
}
