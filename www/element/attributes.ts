/**
 * What the attributes mean. Pure functions: text in, choices out. Unknown values are
 * ignored.
 */

/** Attribute that any text may stand in → its default. */
export const TEXTS = {
	size: "4x4",
	goal: "last",
	board: "",
	seed: "",
	src: "",
	alt: "",
	hints: "on",
	difficulty: "",
	inspection: "off",
	keys: "all",
	storage: "none",
	name: "",
};

/** Attributes that are there or not. */
export const FLAGS = ["readonly", "disabled", "required"];

/** Attribute → its values, the default first. */
export const CHOICES = {
	tiles: ["number", "letter", "image", "none"],
	labels: ["off", "on"],
	theme: ["auto", "light", "dark", "contrast"],
	palette: ["kiln", "reef", "stone", "petal"],
	scheme: ["home", "rows", "columns", "fringe", "last-rows"],
	controls: ["full", "compact", "bar", "none"],
	solver: ["on", "off"],
	timer: ["on", "off", "tenths", "hundredths", "thousandths"],
	counts: ["both", "slides", "moves"],
	metric: ["stm", "mtm"],
	arrows: ["tile", "blank"],
	motion: ["auto", "on", "off"],
	deal: ["glide", "scramble"],
	sound: ["off", "on"],
	haptics: ["off", "on"],
	tap: ["up", "down"],
	hover: ["off", "on"],
	gamepad: ["off", "on"],
	distance: ["off", "on"],
	loading: ["lazy", "eager"],
};

/** The names of all attributes of the tag's own. */
export const ATTRIBUTES = [...Object.keys({ ...TEXTS, ...CHOICES }), ...FLAGS];

/** An element whose player plays otherwise than usual. `preferences.js` knows what it means. */
export const PREFERENCES =
	"[sound],[haptics],[keys],[tap],[hover],[gamepad],[distance],[inspection],[timer*=ths i]";

/** Attributes that put another board in play. */
export const BOARD_ATTRIBUTES = new Set(["size", "goal", "board", "seed"]);

/**
 * Returns an attribute's value in lower case, with the other words for on and off
 * that frameworks and people write.
 */
function switched(value: string | null) {
	const asked = value?.trim().toLowerCase() ?? "";
	if (asked === "false" || asked === "no") return "off";
	return asked === "true" || asked === "yes" ? "on" : asked;
}

/**
 * Returns the value of an attribute, or its default if the value is unknown.
 *
 * @param values The default first.
 */
export function choose(values: string[], value: string | null) {
	const asked = switched(value);
	for (const known of values) if (known === asked) return known;
	return values[0];
}

/** Returns how many hints the player may ask for in a game. */
export function hintsAllowed(value: string | null) {
	const asked = switched(value);
	if (asked === "off") return 0;
	return /^\d+$/.test(asked) ? Number(asked) : Number.POSITIVE_INFINITY;
}

/** Returns the key under which a game is saved, or `null` for none. */
export function storageKey(value: string | null) {
	const asked = value?.trim() ?? "";
	if (asked === "" || asked === "none") return null;
	return asked === "local" ? "sliding-puzzle" : `sliding-puzzle:${asked}`;
}

/**
 * Returns the proportions of a board before the core is loaded to read its size:
 * the two numbers as written, or a square if they are not numbers.
 */
export function proportionsOf(size: string | null) {
	const sides = (size ?? "").split("x");
	const [columns, rows] = [Number(sides[0]), Number(sides[1])];
	return columns > 0 && rows > 0 ? { columns, rows } : { columns: 1, rows: 1 };
}
