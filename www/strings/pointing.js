/**
 * What a player does to a tile: a finger taps, a mouse clicks.
 */

const isMouse =
	globalThis.matchMedia?.("(hover: hover) and (pointer: fine)").matches ??
	false;

export const tap = isMouse ? "click" : "tap";
export const Tap = isMouse ? "Click" : "Tap";
