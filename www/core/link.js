/**
 * A position in an address: `#board=4x4-…&goal=snake`, or a shuffle,
 * `#size=4x4&seed=42`. Pure functions; what the values mean the core knows.
 */

/**
 * @typedef {{ board: string, goal: string }
 *   | { size: string, seed: string | null, goal: string }} Link
 */

/**
 * @param {string} hash With or without its `#`.
 * @returns {Link | null} `null` when it asks for nothing.
 */
export function parseLink(hash) {
	const asked = new URLSearchParams(hash.replace(/^#/, ""));
	const goal = asked.get("goal") ?? "last";
	const board = asked.get("board");
	if (board !== null) return { board, goal };
	const seed = asked.get("seed");
	const size = asked.get("size");
	if (size === null && seed === null) return null;
	return { size: size ?? "4x4", seed, goal };
}

/**
 * The hash that opens a board.
 *
 * @param {string} code Position code.
 * @param {string} goal
 */
export function linkTo(code, goal) {
	const asked = new URLSearchParams({ board: code });
	if (goal !== "last") asked.set("goal", goal);
	return `#${asked}`;
}

/**
 * A game from a text that a person gave: a position code, or a board in text or
 * JSON form.
 *
 * @param {typeof import("./wasm/game.js").Game} Game
 * @param {string} text
 * @param {string} goal
 */
export function openBoard(Game, text, goal) {
	const board = text.trim();
	return /^\d+x\d+-/.test(board)
		? Game.fromCode(board, goal)
		: Game.fromText(board, goal);
}
