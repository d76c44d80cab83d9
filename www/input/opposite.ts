import type { Direction } from "../core/wasm/game.js";

/** The way back. */
export const OPPOSITE: Readonly<Record<Direction, Direction>> = Object.freeze({
	U: "D",
	D: "U",
	L: "R",
	R: "L",
});
