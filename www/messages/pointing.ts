/**
 * What points at a tile: a finger taps, a mouse clicks.
 */

export const isMouse =
	globalThis.matchMedia?.("(hover: hover) and (pointer: fine)").matches ??
	false;
