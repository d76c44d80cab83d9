/**
 * A cross-fade from what a canvas shows to what it will show, for players who want less
 * motion.
 */

import { contextOf } from "../sprites.ts";

const MS = 160;

/** The fade of each canvas. */
const fading: WeakMap<HTMLCanvasElement, HTMLCanvasElement> = new WeakMap();

/**
 * Lays a copy of the canvas over it, which vanishes. Call it before the canvas changes.
 */
export function fade(canvas: HTMLCanvasElement) {
	fading.get(canvas)?.remove();
	if (canvas.width === 0 || !canvas.isConnected) return;
	const copy = document.createElement("canvas");
	copy.width = canvas.width;
	copy.height = canvas.height;
	contextOf(copy).drawImage(canvas, 0, 0);
	copy.style.cssText = canvas.style.cssText;
	copy.style.position = "absolute";
	copy.style.inset = "0";
	copy.style.pointerEvents = "none";
	fading.set(canvas, copy);
	canvas.after(copy);
	const { finished } = copy.animate({ opacity: [1, 0] }, MS);
	const end = () => copy.remove();
	finished.then(end, end);
}
