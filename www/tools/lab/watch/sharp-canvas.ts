/**
 * A canvas with as many pixels as the screen has in its place: also after it has another
 * size, and on another screen or in another zoom, where its size in CSS stays.
 */

import { watchPixels } from "../../../element/page-watch.ts";

export class SharpCanvas {
	#canvas;
	#pen;
	#gone = new AbortController();

	/** @param redraw Called when it is to be drawn anew. */
	constructor(canvas: HTMLCanvasElement, redraw: () => void) {
		this.#canvas = canvas;
		this.#pen = canvas.getContext("2d") as CanvasRenderingContext2D;
		const resized = new ResizeObserver(redraw);
		resized.observe(canvas);
		const { signal } = this.#gone;
		signal.addEventListener("abort", () => resized.disconnect());
		watchPixels(redraw, signal);
	}

	close() {
		this.#gone.abort();
	}

	/**
	 * Empties it. Returns a pen that draws in CSS pixels, and the box that it draws in;
	 * `null` while the canvas is hidden.
	 */
	clear() {
		const [canvas, pen] = [this.#canvas, this.#pen];
		const { clientWidth: width, clientHeight: height } = canvas;
		if (width === 0 || height === 0) return null;
		const sharp = devicePixelRatio;
		const [wide, high] = [width, height].map((n) => Math.round(n * sharp));
		if (canvas.width !== wide) canvas.width = wide;
		if (canvas.height !== high) canvas.height = high;
		pen.setTransform(1, 0, 0, 1, 0, 0);
		pen.clearRect(0, 0, wide, high);
		pen.setTransform(sharp, 0, 0, sharp, 0, 0);
		return { pen, box: { x: 0, y: 0, width, height } };
	}
}
