/**
 * What a key means. A pure function. The page decides when it listens to keys.
 */

/**
 * A command by its name, as for buttons and messages.
 *
 * @typedef {{ name: string, values?: Record<string, unknown> }} Command
 */

/** @type {Record<string, import("../core/wasm/game.js").Direction>} */
const ARROWS = {
	ArrowUp: "U",
	ArrowDown: "D",
	ArrowLeft: "L",
	ArrowRight: "R",
};

/** @type {Record<string, import("../core/wasm/game.js").Direction>} */
const OPPOSITE = { U: "D", D: "U", L: "R", R: "L" };

/** @type {Record<string, Command>} */
const PLAIN = {
	Enter: { name: "press" },
	" ": { name: "press" },
	Backspace: { name: "undo" },
	Escape: { name: "stop" },
	z: { name: "undo" },
	y: { name: "redo" },
	h: { name: "hint" },
	s: { name: "play" },
	n: { name: "new" },
	r: { name: "restart" },
	",": { name: "step", values: { by: -1 } },
	".": { name: "step", values: { by: 1 } },
};

/**
 * @param {object} event
 * @param {string} event.key
 * @param {boolean} event.shiftKey
 * @param {boolean} event.ctrlKey
 * @param {boolean} event.metaKey
 * @param {boolean} event.altKey
 * @param {"tile" | "blank"} [arrows] What an arrow key moves. When the blank moves
 *   one way, a tile moves the other.
 * @returns {Command | null}
 */
export function commandOf(
	{ key, shiftKey, ctrlKey, metaKey, altKey },
	arrows = "tile",
) {
	const letter = key.length === 1 ? key.toLowerCase() : key;
	if (ctrlKey || metaKey) {
		if (altKey) return null;
		if (letter === "z") return { name: shiftKey ? "redo" : "undo" };
		return letter === "y" ? { name: "redo" } : null;
	}
	if (altKey) return null;
	const direction = ARROWS[key];
	if (direction) {
		if (shiftKey) return { name: "cursor", values: { direction } };
		const to = arrows === "tile" ? direction : OPPOSITE[direction];
		return { name: "move", values: { to } };
	}
	return PLAIN[letter] ?? null;
}
