/**
 * What a key means. A pure function; the page decides when keys are heard.
 */

/**
 * @typedef {{ name: "slide" | "cursor", direction: import("../core/wasm/game.js").Direction }
 *   | { name: "press" | "undo" | "redo" | "hint" | "solve" | "new" | "restart"
 *       | "stop" | "back" | "forward" | "help" }} Command
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
	s: { name: "solve" },
	n: { name: "new" },
	r: { name: "restart" },
	",": { name: "back" },
	".": { name: "forward" },
	"?": { name: "help" },
};

/**
 * @param {object} event
 * @param {string} event.key
 * @param {boolean} event.shiftKey
 * @param {boolean} event.ctrlKey
 * @param {boolean} event.metaKey
 * @param {boolean} event.altKey
 * @param {"tile" | "blank"} [arrows] What an arrow key moves: for the blank to
 *   go one way, a tile goes the other.
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
		if (shiftKey) return { name: "cursor", direction };
		const isTile = arrows === "tile";
		return {
			name: "slide",
			direction: isTile ? direction : OPPOSITE[direction],
		};
	}
	return PLAIN[letter] ?? null;
}
